import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';

import type { Plugin } from 'vite';

const SCHEME = 'picture:';

/**
 * `import zebra from 'picture:zebra'` is the address of that picture of Noto Emoji. Only those that are
 * imported become files of the page, out of some three thousand.
 */
export function pictures(): Plugin {
  const drawn = memo(readIcons);
  let building = false;
  return {
    name: 'menagerie-pictures',
    configResolved(config) {
      building = config.command === 'build';
    },
    resolveId(id) {
      // A leading zero byte tells other plugins that this is no file.
      return id.startsWith(SCHEME) ? `\0${id}` : undefined;
    },
    load(id) {
      if (!id.startsWith(`\0${SCHEME}`)) return undefined;
      const name = id.slice(SCHEME.length + 1);
      const source = svg(drawn(), name);
      // While developing there are no files to name; the server's policy is not there either.
      if (!building) return `export default ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(source)}`)}`;
      // A file of its own, never inline: it is kept for good, and the policy allows nothing else in styles.
      const file = this.emitFile({ type: 'asset', name: `${name}.svg`, source });
      return `export default import.meta.ROLLUP_FILE_URL_${file}`;
    },
  };
}

/** A set of pictures, as Iconify packs them. */
interface Icons {
  width: number;
  height: number;
  icons: Record<string, { body: string; width?: number; height?: number } | undefined>;
  aliases?: Record<string, { parent: string } | undefined>;
}

function readIcons(): Icons {
  const path = createRequire(import.meta.url).resolve('@iconify-json/noto/icons.json');
  return JSON.parse(readFileSync(path, 'utf8')) as Icons;
}

function svg(set: Icons, name: string): string {
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''];
  if (icon === undefined) throw new Error(`Noto Emoji has no picture “${name}”`);
  const { width = set.width, height = set.height, body } = icon;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`;
}

/** The set is 25 MB: read once, and only when a picture is asked for. */
function memo<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
