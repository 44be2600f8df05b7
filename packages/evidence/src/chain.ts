import { createHash } from 'node:crypto';
import { canonicalJson, type Json } from './canonical-json';

/** A line of the chain. */
export interface EvidenceRecord {
  /** From 1, over all files. */
  readonly n: number;
  readonly type: string;
  /** When it happened, as UTC in ISO 8601. */
  readonly at: string;
  readonly body: Json;
  /** The hash of the record before it. */
  readonly previous: string;
  /** SHA-256 of the canonical JSON of all other fields, in lower-case hex. */
  readonly hash: string;
}

/** The hash before the first record. */
export const CHAIN_START = '0'.repeat(64);

export const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

export interface Chain {
  /** The record as a line, with its line feed. */
  add(record: Pick<EvidenceRecord, 'type' | 'at' | 'body'>): string;
  /** How many records it has, and the hash of the last one. */
  end(): { readonly records: number; readonly last: string };
}

/** A chain of records: each contains the hash of the one before it. */
export const createChain = (): Chain => {
  let records = 0;
  let last = CHAIN_START;
  return {
    add: ({ type, at, body }) => {
      const content = { n: records + 1, type, at, body, previous: last };
      const hash = sha256(canonicalJson(content));
      records += 1;
      last = hash;
      return `${canonicalJson({ ...content, hash })}\n`;
    },
    end: () => ({ records, last }),
  };
};
