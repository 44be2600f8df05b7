import { serialize } from 'bson';
import { asBuffer } from './decode';
import type { Doc } from './values';

export { decode, decodeCommand } from './decode';

const encode = (doc: Doc, ignoreUndefined: boolean): Buffer => asBuffer(serialize(doc, { ignoreUndefined }));
export const encodeDoc = (doc: Doc): Buffer => encode(doc, false);
export const encodeReply = (doc: Doc): Buffer => encode(doc, true);
