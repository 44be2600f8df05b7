import { deserialize, serialize } from 'bson';
import type { Doc } from './values';

/** For reading and comparing: numbers as JavaScript numbers where they are exact. */
const plainOptions = { promoteBuffers: false, promoteValues: true, promoteLongs: true } as const;
/** For changing: Int32, Double and Long stay what they were. */
const typedOptions = { promoteBuffers: false, promoteValues: false, promoteLongs: false } as const;

export const decode = (raw: Uint8Array): Doc => deserialize(raw, plainOptions);
export const decodeTyped = (raw: Uint8Array): Doc => deserialize(raw, typedOptions);
/** Decodes a command whose `documents` are kept as bytes, since inserts store them as they came. */
export const decodeCommand = (raw: Uint8Array): Doc =>
  deserialize(raw, { ...plainOptions, fieldsAsRaw: { documents: true } });
export const encodeDoc = (doc: Doc): Buffer => Buffer.from(serialize(doc, { ignoreUndefined: false }));
export const encodeReply = (doc: Doc): Buffer => Buffer.from(serialize(doc, { ignoreUndefined: true }));
