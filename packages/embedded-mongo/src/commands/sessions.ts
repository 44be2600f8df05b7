/** @file Client sessions: their open transaction, and the stored answers that make a repeated write run only once. */
import { Long, Timestamp } from 'bson';
import { CommandError } from '../errors';
import { runBuffered, runWrite, type WriteSteps } from '../execution/paced';
import type { SnapshotView } from '../storage/snapshot-view';
import type { Store } from '../storage/store';
import type { Transaction } from '../storage/transaction';
import { decode, encodeDoc } from '../values/codec';
import { bigOf } from '../values/numbers';
import { type Doc, isDoc } from '../values/values';

interface Session {
  readonly number: bigint;
  transaction?: Transaction;
  state: 'open' | 'committed' | 'aborted';
  /** Number of its running commands. */
  running: number;
  usedAt: number;
}
const idleTransactionMs = 60_000;
/** Milliseconds: twice the logical session timeout that the handshake reports to drivers. */
const retryRecordMs = 3_600_000;
const recordsPerStep = 256;

/** A snapshot that the reads of one session share. */
interface SharedSnapshot {
  readonly view: SnapshotView;
  /** The driver repeats this timestamp in every further read. */
  readonly at: Timestamp;
  usedAt: number;
}

const noSuchTransaction = (number: bigint, labels: readonly string[]): CommandError =>
  new CommandError(
    251,
    'NoSuchTransaction',
    `Given transaction number ${number} does not match any in-progress transactions`,
    {},
    labels,
  );

const isStale = (record: Buffer, now: number): boolean => {
  const { at } = decode(record);
  return at instanceof Date && now - at.getTime() > retryRecordMs;
};

/** The start of a write: where an earlier attempt ended, if there was one. */
export interface Attempt {
  readonly steps: WriteSteps<Doc>;
  readonly progress: Doc;
}

export class Sessions {
  readonly #sessions = new Map<string, Session>();
  /** Running retryable writes, by session and number. */
  readonly #running = new Map<string, Promise<Doc>>();
  readonly #snapshots = new Map<string, SharedSnapshot>();
  #snapshotsOpened = 0;
  constructor(private readonly store: Store) {}

  get openTransactions(): number {
    return this.store.openTransactions.size;
  }
  begin(id: string, number: bigint): void {
    this.#sessions.get(id)?.transaction?.end();
    this.#sessions.set(id, {
      number,
      transaction: this.store.beginTransaction(),
      state: 'open',
      running: 0,
      usedAt: Date.now(),
    });
  }
  /** The open transaction a command belongs to. */
  transaction(id: string, number: bigint): Transaction {
    const session = this.#sessions.get(id);
    if (session?.number !== number || session.state !== 'open' || !session.transaction) {
      throw noSuchTransaction(number, ['TransientTransactionError']);
    }
    session.usedAt = Date.now();
    return session.transaction;
  }
  /** Runs a command of a transaction. The transaction does not count as idle meanwhile. */
  async within<T>(id: string, number: bigint, work: (transaction: Transaction) => Promise<T>): Promise<T> {
    const transaction = this.transaction(id, number);
    const session = this.#sessions.get(id);
    if (session) session.running++;
    try {
      return await work(transaction);
    } finally {
      if (session) {
        session.running--;
        session.usedAt = Date.now();
      }
    }
  }
  abort(id: string): void {
    const session = this.#sessions.get(id);
    if (session) this.#finish(session, 'aborted');
  }
  abortRequested(id: string, number: bigint): void {
    const session = this.#sessions.get(id);
    if (session?.number !== number || session.state !== 'open') throw noSuchTransaction(number, []);
    this.#finish(session, 'aborted');
  }
  async commit(id: string, number: bigint): Promise<void> {
    const session = this.#sessions.get(id);
    if (session?.number === number && session.state === 'committed') return;
    if (session?.number !== number && this.#record(id, number)?.isCommitted === true) return;
    const transaction = this.transaction(id, number);
    const record = encodeDoc({ number: Long.fromBigInt(number), isCommitted: true, at: new Date() });
    const committing = this.#sessions.get(id);
    try {
      await this.within(id, number, async () => {
        await runBuffered(transaction.preparing());
        await this.store.commit({
          admit: () => transaction.admit(),
          put: () => {
            transaction.put();
            void this.store.env.sessions.put(id, record);
          },
        });
      });
      if (committing) this.#finish(committing, 'committed');
    } catch (error) {
      if (committing) this.#finish(committing, 'aborted');
      throw error;
    }
  }
  #record(id: string, number: bigint): Doc | undefined {
    const raw = this.store.env.sessions.get(id);
    const record = raw && decode(raw);
    if (!record) return undefined;
    const last = bigOf(record.number);
    if (last > number) {
      const message = `Retryable write with txnNumber ${number} is prohibited: a newer one, ${last}, has already begun`;
      throw new CommandError(225, 'TransactionTooOld', message);
    }
    return last === number ? record : undefined;
  }
  #finish(session: Session, state: 'committed' | 'aborted'): void {
    session.transaction?.end();
    session.transaction = undefined;
    session.state = state;
  }

  /** The snapshot that a session reads with readConcern 'snapshot': a new one, or the one of this timestamp. */
  snapshot(id: string, at: unknown): SharedSnapshot {
    const known = this.#snapshots.get(id);
    if (at === undefined) return this.#openSnapshot(id);
    if (!(at instanceof Timestamp) || !known?.at.equals(at)) {
      throw new CommandError(
        246,
        'SnapshotUnavailable',
        'the state named by atClusterTime is not held for this session',
      );
    }
    known.usedAt = Date.now();
    return known;
  }
  #openSnapshot(id: string): SharedSnapshot {
    this.#endSnapshot(id);
    const at = new Timestamp({ t: Math.floor(Date.now() / 1000), i: ++this.#snapshotsOpened });
    const opened = { view: this.store.openView({ isLasting: true }), at, usedAt: Date.now() };
    this.#snapshots.set(id, opened);
    return opened;
  }
  #endSnapshot(id: string): void {
    this.#snapshots.get(id)?.view.end();
    this.#snapshots.delete(id);
  }
  /** Marks the session as used when one of its cursors is read. */
  touch(id: string): void {
    const snapshot = this.#snapshots.get(id);
    if (snapshot) snapshot.usedAt = Date.now();
  }

  /**
   * Runs a write once: a repeat with the same number returns the first answer or continues the write, even after a
   * crash.
   */
  once(id: string, number: bigint, begin: (progress: Doc | undefined) => Attempt): Promise<Doc> {
    const name = `${id}:${number}`;
    const running = this.#running.get(name) ?? this.#run(id, number, begin).finally(() => this.#running.delete(name));
    this.#running.set(name, running);
    return running;
  }
  #run(id: string, number: bigint, begin: (progress: Doc | undefined) => Attempt): Promise<Doc> {
    let attempt: Attempt | undefined;
    const find = (): Doc | undefined => this.#record(id, number);
    const steps = (function* (): WriteSteps<Doc> {
      const earlier = find();
      if (isDoc(earlier?.reply)) return earlier.reply;
      attempt = begin(isDoc(earlier?.progress) ? earlier.progress : undefined);
      return yield* attempt.steps;
    })();
    const keep = (result: Doc): void => {
      const record = { number: Long.fromBigInt(number), at: new Date(), ...result };
      this.store.env.sessions.putSync(id, encodeDoc(record));
    };
    return runWrite(this.store, steps, {
      onDone: (reply) => keep({ reply }),
      onSlice: () => keep({ progress: attempt?.progress }),
    });
  }

  end(id: string): void {
    this.#endSnapshot(id);
    this.#sessions.get(id)?.transaction?.end();
    this.#sessions.delete(id);
  }
  /** Ends idle transactions and forgets unused sessions. */
  endIdle(now: number): void {
    for (const [id, session] of this.#sessions) {
      const idleMs = now - session.usedAt;
      if (session.transaction && session.running === 0 && idleMs > idleTransactionMs) this.#finish(session, 'aborted');
      if (idleMs > retryRecordMs) this.#sessions.delete(id);
    }
    for (const [id, { usedAt }] of this.#snapshots) if (now - usedAt > idleTransactionMs) this.#endSnapshot(id);
  }
  /** Deletes answers that are too old for a driver to ask for. */
  prune(now: number): Promise<void> {
    return runWrite(this.store, pruning(this.store, now));
  }
}

function* pruning({ env: { sessions } }: Store, now: number): WriteSteps<void> {
  let from = '';
  for (;;) {
    const entries = [...sessions.getRange({ start: from, limit: recordsPerStep })];
    for (const { key, value } of entries) if (isStale(value, now)) sessions.removeSync(key);
    if (entries.length < recordsPerStep) return;
    from = `${entries.at(-1)?.key}\0`;
    yield 'pause';
  }
}
