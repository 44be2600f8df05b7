/** @file Client sessions: their open transaction, and the answers kept so that a repeated write is done once. */
import { Long } from 'bson';
import { CommandError } from '../errors';
import type { View } from '../storage/model';
import type { Store } from '../storage/store';
import type { Transaction } from '../storage/transaction';
import { decode, encodeDoc } from '../values/codec';
import type { Doc } from '../values/values';

interface Session {
  readonly number: bigint;
  transaction?: Transaction;
  state: 'open' | 'committed' | 'aborted';
}
const idleTransactionMs = 60_000;
/** Twice the logical session timeout that drivers are told. */
const retryRecordMs = 3_600_000;

const noSuchTransaction = (number: bigint, labels: readonly string[]): CommandError =>
  new CommandError(
    251,
    'NoSuchTransaction',
    `Given transaction number ${number} does not match any in-progress transactions`,
    {},
    labels,
  );

export class Sessions {
  readonly #sessions = new Map<string, Session>();
  constructor(private readonly store: Store) {}

  begin(id: string, number: bigint): void {
    this.#sessions.get(id)?.transaction?.end();
    this.#sessions.set(id, { number, transaction: this.store.beginTransaction(), state: 'open' });
  }
  /** The open transaction a command belongs to. */
  transaction(id: string, number: bigint): Transaction {
    const session = this.#sessions.get(id);
    if (session?.number !== number || session.state !== 'open' || !session.transaction) {
      throw noSuchTransaction(number, ['TransientTransactionError']);
    }
    session.transaction.lastUsedAt = Date.now();
    return session.transaction;
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
    if (session?.number !== number && this.#isCommitted(id, number)) return;
    const transaction = this.transaction(id, number);
    const record = encodeDoc({ number: Long.fromBigInt(number), isCommitted: true, at: new Date() });
    const write = (): void => {
      transaction.apply();
      this.store.env.sessions.putSync(id, record);
    };
    const committing = this.#sessions.get(id);
    try {
      await this.store.write(write, { atomic: true });
      if (committing) this.#finish(committing, 'committed');
    } catch (error) {
      if (committing) this.#finish(committing, 'aborted');
      throw error;
    }
  }
  #isCommitted(id: string, number: bigint): boolean {
    const record = this.#record(id, number);
    return record?.isCommitted === true;
  }
  #record(id: string, number: bigint): Doc | undefined {
    const raw = this.store.env.sessions.get(id);
    const record = raw && decode(raw);
    return record && BigInt(String(record.number)) === number ? record : undefined;
  }
  #finish(session: Session, state: 'committed' | 'aborted'): void {
    session.transaction?.end();
    session.transaction = undefined;
    session.state = state;
  }

  /** Runs a write once: repeated with the same number it gives its first answer, even after a crash. */
  once(id: string, number: bigint, run: (view: View) => Doc): Promise<Doc> {
    return this.store.write((view) => {
      const earlier = this.#record(id, number);
      if (earlier) return earlier.reply as Doc;
      const reply = run(view);
      this.store.env.sessions.putSync(id, encodeDoc({ number: Long.fromBigInt(number), reply, at: new Date() }));
      return reply;
    });
  }

  end(id: string): void {
    this.#sessions.get(id)?.transaction?.end();
    this.#sessions.delete(id);
  }
  endIdle(now: number): void {
    for (const session of this.#sessions.values()) {
      const { transaction } = session;
      if (transaction && now - transaction.lastUsedAt > idleTransactionMs) this.#finish(session, 'aborted');
    }
  }
  /** Forgets answers that no driver will ask for again. */
  async prune(now: number): Promise<void> {
    const stale: string[] = [];
    for (const { key, value } of this.store.env.sessions.getRange({})) {
      const { at } = decode(value);
      if (at instanceof Date && now - at.getTime() > retryRecordMs) stale.push(key);
    }
    if (stale.length === 0) return;
    await this.store.write(() => {
      for (const key of stale) this.store.env.sessions.removeSync(key);
    });
  }
}
