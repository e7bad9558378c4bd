import { existsSync } from 'node:fs';

import { defineConfig } from '@playwright/test';

/** The browser of the system: nothing is downloaded for tests. */
const browser =
  process.env['CHROMIUM'] ??
  ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(path => existsSync(path));

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  // Each test has a server of its own, so that they may run side by side.
  fullyParallel: true,
  workers: 2,
  // Ends a test that hangs. A whole match takes a minute, and several on a machine with other work.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  // What failed is tried once more, and reported as flaky if it holds then: it has to be mended, and loses nobody a run.
  retries: 1,
  reporter: 'line',
  use: {
    locale: 'en-GB',
    testIdAttribute: 'data-test',
    // A click that waits for ever says on what, long before the test ends.
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(browser === undefined ? {} : { executablePath: browser }),
      args: [
        // A container has no other sandbox to offer, and root may not use Chromium's.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
