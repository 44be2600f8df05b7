import type { Connection } from 'mongoose';
import { type ModelDefinition, modelOf } from '../mongo/model';

/** Documents of a council: where they are, and by which path they name it. */
export interface ExportedPlace {
  readonly model: ModelDefinition;
  readonly path: string;
  /** Fields that stay behind. */
  readonly without: readonly string[];
}

/** Enough text to be worth sending, little enough to be held for every reader. */
const PIECE_CHARACTERS = 64 * 1024;
const BATCH = 100;

/** A line holds the id under the name that everybody outside the database knows. */
const lineOf = ({ _id, ...fields }: Record<string, unknown>, without: readonly string[]): string => {
  const shown = Object.entries(fields).filter(([name]) => !without.includes(name));
  return `${JSON.stringify({ id: _id, ...Object.fromEntries(shown) })}\n`;
};

/** How many documents of a council are in a place. */
export const countOfPlace = (
  connection: Connection,
  { model, path }: ExportedPlace,
  councilId: string,
): Promise<number> => modelOf(connection, model).countDocuments({ [path]: councilId });

/**
 * The documents of a council as JSON Lines, in the order of their ids and beginning after `after`, so that a reader who
 * was cut off can go on. Whole lines only; no more than a batch of documents is held at a time.
 */
export async function* exportLines(
  connection: Connection,
  { model, path, without }: ExportedPlace,
  { councilId, after }: { councilId: string; after?: string | undefined },
): AsyncIterable<string> {
  const of = { $and: [{ [path]: councilId }, ...(after === undefined ? [] : [{ _id: { $gt: after } }])] };
  // By the index of ids: sorting a council's documents in memory would need room for all of them.
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
