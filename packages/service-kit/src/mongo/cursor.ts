import { DomainError } from '@folkmoot/contracts';
import { z } from 'zod';

const invalid = () =>
  new DomainError('invalid_input', { fields: [{ path: 'cursor', message: 'This cursor is not valid.' }] });

/** Packs what names a place in a list into opaque, url-safe text. */
export const encodeCursor = (position: unknown): string => Buffer.from(JSON.stringify(position)).toString('base64url');

/** Unpacks a cursor. Throws invalid_input when it was not made by `encodeCursor` for this list. */
export const decodeCursor = <S extends z.ZodType>(cursor: string, schema: S): z.output<S> => {
  try {
    return schema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw invalid();
  }
};

const placeSchema = z.tuple([
  z.discriminatedUnion('t', [
    z.object({ t: z.literal('date'), v: z.iso.datetime().transform((text) => new Date(text)) }),
    z.object({ t: z.literal('text'), v: z.string() }),
    z.object({ t: z.literal('number'), v: z.number() }),
    z.object({ t: z.literal('none'), v: z.null() }),
  ]),
  z.string(),
]);

export interface ListPosition {
  value: Date | string | number | null;
  id: string;
}

const tagged = (value: unknown) => {
  if (value instanceof Date) return { t: 'date', v: value };
  if (typeof value === 'string') return { t: 'text', v: value };
  return typeof value === 'number' ? { t: 'number', v: value } : { t: 'none', v: null };
};

/** The cursor after a document that is sorted by `value` and then by id. */
export const encodePosition = (value: unknown, id: string): string => encodeCursor([tagged(value), id]);

export const decodePosition = (cursor: string): ListPosition => {
  const [{ v: value }, id] = decodeCursor(cursor, placeSchema);
  return { value, id };
};
