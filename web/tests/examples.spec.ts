/** The examples of the rules of Zooloretto, played by the rules themselves: each begins, and each can be tried to its end. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

import { BASE } from '../src/games/zooloretto/examples';
import { ADVICE, EXPANSIONS } from '../src/games/zooloretto/expansions';
import { BINARY, expect, test } from './server';

interface Answer {
  ok?: { turn?: unknown };
  error?: { message: string };
}

/** A match without a page (`docs/engine.md`). */
class Engine {
  readonly #process = spawn(BINARY, ['engine'], { stdio: ['pipe', 'pipe', 'ignore'] });
  readonly #lines = createInterface({ input: this.#process.stdout })[Symbol.asyncIterator]();

  async ask(question: object): Promise<Answer> {
    this.#process.stdin.write(`${JSON.stringify(question)}\n`);
    const line = await this.#lines.next();
    return JSON.parse(line.done === true ? '{}' : line.value) as Answer;
  }

  /** The seat that decides, after all draws there are before. */
  async seat(): Promise<number | undefined> {
    for (;;) {
      const turn = (await this.ask({ cmd: 'turn' })).ok?.turn;
      if (turn !== 'chance') return (turn as { seat?: number }).seat;
      expect(await this.ask({ cmd: 'draw' })).toHaveProperty('ok');
    }
  }

  end(): void {
    this.#process.stdin.end();
  }
}

test('every example of Zooloretto can be tried to its end', async () => {
  const engine = new Engine();
  try {
    for (const { id, position, tries } of Object.values({ ...BASE, ...EXPANSIONS, ...ADVICE })) {
      expect(await engine.ask({ cmd: 'load', game: 'zooloretto', position, seed: 1 }), id).toHaveProperty('ok');
      for (const action of tries) {
        const seat = await engine.seat();
        expect(await engine.ask({ cmd: 'play', seat, action }), `${id}: ${action}`).toHaveProperty('ok');
      }
    }
  } finally {
    engine.end();
  }
});
