import { setImmediate as turn } from 'node:timers/promises';
import type { Model, mongo } from 'mongoose';
import type { RawDocument } from './model';

/** Documents to prepare before other work of the process gets a turn. */
const AT_ONCE = 250;
/** The driver sends the bytes that it made when a document was added only if the options of both calls are equal. */
const AS_ADDED = { ignoreUndefined: false, serializeFunctions: false } as const;

type Bulk = mongo.OrderedBulkOperation;

/** New documents of one council, or of several, in the form in which they are sent. */
export class PreparedDocuments {
  readonly councilId: string | undefined;
  readonly #model: Model<RawDocument>;
  readonly #documents: readonly Record<string, unknown>[];
  /** Null after its use. */
  #bulk: Bulk | null;

  constructor(
    councilId: string | undefined,
    model: Model<RawDocument>,
    documents: readonly Record<string, unknown>[],
    bulk: Bulk,
  ) {
    this.councilId = councilId;
    this.#model = model;
    this.#documents = documents;
    this.#bulk = bulk;
  }

  get collectionName(): string {
    return this.#model.collection.collectionName;
  }

  /** Again when a transaction is repeated: then the bytes are made a second time. */
  async insert(session: mongo.ClientSession | undefined): Promise<void> {
    if (this.#documents.length === 0) return;
    const bulk = this.#bulk ?? this.#remade();
    this.#bulk = null;
    await bulk.execute({ session, ...AS_ADDED });
  }

  #remade(): Bulk {
    const bulk = newBulk(this.#model);
    for (const document of this.#documents) bulk.insert(document);
    return bulk;
  }
}

const newBulk = (model: Model<RawDocument>): Bulk => model.collection.initializeOrderedBulkOp(AS_ADDED);

/** Makes the bytes of new documents in short pieces of work. */
export const prepareDocuments = async (
  model: Model<RawDocument>,
  councilId: string | undefined,
  documents: Iterable<Record<string, unknown>>,
): Promise<PreparedDocuments> => {
  const bulk = newBulk(model);
  const made: Record<string, unknown>[] = [];
  for (const document of documents) {
    bulk.insert(document);
    if (made.push(document) % AT_ONCE === 0) await turn();
  }
  return new PreparedDocuments(councilId, model, made, bulk);
};
