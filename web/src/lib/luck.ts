/**
 * A person's part in the luck of a table: a nonce, committed to on sitting down and opened when the
 * match begins. `docs/luck.md` says why. No WebCrypto here: it is missing on plain http in a home network.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** The SHA-256 that commits to a nonce of 16 bytes at a table, in hexadecimal. */
export function commitment(table: string, nonce: Uint8Array): string {
  const name = utf8ToBytes(table);
  const length = new Uint8Array(8);
  new DataView(length.buffer).setBigUint64(0, BigInt(name.length));
  return bytesToHex(sha256(concatBytes(utf8ToBytes('menagerie nonce 1\0'), length, name, nonce)));
}

/** 16 random bytes, for nonces and for the keys of moves. */
export function randomBytes(): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(16));
}

/** 16 random bytes in hexadecimal. */
export const randomKey = (): string => bytesToHex(randomBytes());

/** What a browser keeps things in. */
export type Drawer = Pick<Storage, 'getItem' | 'setItem'>;

/** So many nonces of a table are kept: two tabs may commit at the same moment, and one of them wins. */
const KEPT = 8;

/** The nonces of this browser, by table and commitment. */
export class Nonces {
  constructor(private readonly drawer: Drawer) {}

  /** Makes a nonce for a table, keeps it, and gives the commitment to it. */
  commit(table: string): string {
    const nonce = randomBytes();
    const promise = commitment(table, nonce);
    const kept = [...this.#read(table), [promise, bytesToHex(nonce)] as const].slice(-KEPT);
    this.drawer.setItem(place(table), JSON.stringify(kept));
    return promise;
  }

  /** The nonce behind a commitment, if it was made in this browser. */
  nonce(table: string, promise: string): string | undefined {
    return this.#read(table).find(([known]) => known === promise)?.[1];
  }

  #read(table: string): (readonly [string, string])[] {
    try {
      const kept: unknown = JSON.parse(this.drawer.getItem(place(table)) ?? '[]');
      return Array.isArray(kept) ? kept : [];
    } catch {
      // Somebody else wrote there. A new nonce does as well.
      return [];
    }
  }
}

const place = (table: string): string => `menagerie.nonce.${table}`;
