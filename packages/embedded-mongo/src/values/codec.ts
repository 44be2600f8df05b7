import { serialize } from 'bson';
import type { Doc } from './values';

export { decode, decodeCommand } from './decode';
export const encodeDoc = (doc: Doc): Buffer => Buffer.from(serialize(doc, { ignoreUndefined: false }));
export const encodeReply = (doc: Doc): Buffer => Buffer.from(serialize(doc, { ignoreUndefined: true }));
