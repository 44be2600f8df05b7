import { canonicalJson, type Json } from './canonical-json';
import { createChain, type EvidenceRecord, sha256 } from './chain';
import { type EvidenceKeyPair, signEvidence } from './signing';
import { zipOf } from './zip';

/** The format of packs. A verifier refuses those that it does not know. */
const PACK_FORMAT = 1;

export const MANIFEST = 'manifest.json';
export const SIGNATURE = 'manifest.sig';

interface ChainedFile {
  readonly name: string;
  readonly lines: string[];
  readonly first: number;
}

interface PackHead {
  /** When it was made, as UTC in ISO 8601. */
  readonly madeAt: string;
  /** The subject of the pack. */
  readonly about: Json;
}

export interface EvidencePack {
  /** Begins a file of records. Its name ends in `.ndjson`. */
  begin(name: string): void;
  /** Adds a record to the file that was begun last. */
  add(record: Pick<EvidenceRecord, 'type' | 'at' | 'body'>): void;
  /** Adds a file that is no part of the chain. The manifest has its hash. */
  addFile(name: string, content: string): void;
  /** The ZIP, signed. */
  finish(head: PackHead, key: EvidenceKeyPair): Buffer;
}

/** The verifier in a pack reads no other names. */
const FILE_NAME = /^[A-Za-z][A-Za-z-]*\.[a-z]+$/;

const checkedName = (name: string): string => {
  if (!FILE_NAME.test(name)) throw new Error(`the verifier would not read a pack with the file ${name}`);
  return name;
};

/** Makes an evidence pack. Its files are in the order in which they were begun and added. */
export const createEvidencePack = (): EvidencePack => {
  const chain = createChain();
  const chained: ChainedFile[] = [];
  const others: { readonly name: string; readonly bytes: Buffer }[] = [];
  return {
    begin: (name) => {
      chained.push({ name: checkedName(name), lines: [], first: chain.end().records + 1 });
    },
    add: (record) => {
      const file = chained.at(-1);
      if (!file) throw new Error('no file was begun');
      file.lines.push(chain.add(record));
    },
    addFile: (name, content) => {
      others.push({ name: checkedName(name), bytes: Buffer.from(content) });
    },
    finish: ({ madeAt, about }, key) => {
      const files = chained.map(({ name, lines, first }) => {
        const bytes = Buffer.from(lines.join(''));
        return {
          name,
          bytes,
          entry: { name, bytes: bytes.length, sha256: sha256(bytes), first, records: lines.length },
        };
      });
      const plain = others.map(({ name, bytes }) => ({
        name,
        bytes,
        entry: { name, bytes: bytes.length, sha256: sha256(bytes) },
      }));
      const all = [...plain, ...files];
      const manifest = Buffer.from(
        `${canonicalJson({
          format: PACK_FORMAT,
          madeAt,
          about,
          chain: { ...chain.end() },
          files: all.map(({ entry }): Json => entry),
          key: { id: key.id, algorithm: 'Ed25519', publicKey: key.publicKey },
        })}\n`,
      );
      const signature = Buffer.from(`${signEvidence(manifest, key)}\n`);
      return zipOf([{ name: MANIFEST, bytes: manifest }, { name: SIGNATURE, bytes: signature }, ...all]);
    },
  };
};
