/** @file Writers that record their acknowledged writes. */
import type { Connection } from 'mongoose';
import { databaseOf } from './test-engine';

interface Named {
  readonly _id: string;
  readonly name?: string;
}
interface Counter {
  readonly _id: string;
  readonly count: number;
}

export class CrashLoad {
  readonly inserted: string[] = [];
  readonly pairs: string[] = [];
  counted = 0;
  triedToCount = 0;
  duplicates = 0;
  #isOver = false;
  #next = 0;
  #jobs: Promise<void>[] = [];
  constructor(private readonly connection: Connection) {}

  get documents() {
    return databaseOf(this.connection).collection<Named>('documents');
  }
  get counters() {
    return databaseOf(this.connection).collection<Counter>('counters');
  }
  /** Two collections that a transaction writes together. */
  get halves() {
    const database = databaseOf(this.connection);
    return [database.collection<Named>('left'), database.collection<Named>('right')] as const;
  }

  async begin(): Promise<void> {
    await this.documents.createIndex({ name: 1 }, { unique: true });
    await this.counters.insertOne({ _id: 'all', count: 0 });
    const inserters = Array.from({ length: 6 }, () => this.#repeat(() => this.#insert()));
    this.#jobs = [...inserters, this.#repeat(() => this.#count()), this.#repeat(() => this.#pair())];
  }
  async finish(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#jobs);
  }

  async #repeat(work: () => Promise<void>): Promise<void> {
    while (!this.#isOver) await work().catch((error: unknown) => this.#note(error));
  }
  #note(error: unknown): void {
    if (error instanceof Error && 'code' in error && error.code === 11000) this.duplicates++;
  }
  async #insert(): Promise<void> {
    const name = `document ${this.#next++}`;
    await this.documents.insertOne({ _id: name, name });
    this.inserted.push(name);
  }
  async #count(): Promise<void> {
    this.triedToCount++;
    await this.counters.updateOne({ _id: 'all' }, { $inc: { count: 1 } });
    this.counted++;
  }
  async #pair(): Promise<void> {
    const number = this.#next++;
    // Some are large, so that a kill interrupts their commit.
    const pairs = Array.from({ length: number % 4 === 0 ? 300 : 1 }, (_, at) => ({ _id: `pair ${number}.${at}` }));
    await this.connection.transaction(async (session) => {
      for (const half of this.halves) await half.insertMany(pairs, { session });
    });
    this.pairs.push(...pairs.map(({ _id }) => _id));
  }
}
