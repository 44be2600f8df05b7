import type { Connection } from 'mongoose';
import { type ModelDefinition, modelOf } from '../mongo/model';

/** Documents of a council: the collection, and the path of the council's id. */
export interface ExportedLocation {
  readonly model: ModelDefinition;
  readonly path: string;
  /** Fields that are not exported. */
  readonly without: readonly string[];
}

/** Large enough to be efficient to send, small enough to buffer for every reader. */
const PIECE_CHARACTERS = 64 * 1024;
const BATCH = 100;

/** A line has the id under `id`, the name that is used outside the database. */
const lineOf = ({ _id, ...fields }: Record<string, unknown>, without: readonly string[]): string => {
  const shown = Object.entries(fields).filter(([name]) => !without.includes(name));
  return `${JSON.stringify({ id: _id, ...Object.fromEntries(shown) })}\n`;
};

/** Number of documents of a council in a place. */
export const countOfLocation = (
  connection: Connection,
  { model, path }: ExportedLocation,
  councilId: string,
): Promise<number> => modelOf(connection, model).countDocuments({ [path]: councilId });

/**
 * The documents of a council as JSON Lines, in the order of their ids and starting after `after`, so that a reader can
 * continue after a broken download. Yields whole lines only; memory use is one batch of documents.
 */
export async function* exportLines(
  connection: Connection,
  { model, path, without }: ExportedLocation,
  { councilId, after }: { councilId: string; after?: string | undefined },
): AsyncIterable<string> {
  const of = { $and: [{ [path]: councilId }, ...(after === undefined ? [] : [{ _id: { $gt: after } }])] };
  // Uses the index of ids: to sort a council's documents in memory would need space for all of them.
  const documents = modelOf(connection, model).find(of).sort({ _id: 1 }).hint({ _id: 1 }).lean();
  let piece = '';
  for await (const document of documents.cursor({ batchSize: BATCH })) {
    piece += lineOf(document, without);
    if (piece.length < PIECE_CHARACTERS) continue;
    yield piece;
    piece = '';
  }
  if (piece !== '') yield piece;
}
