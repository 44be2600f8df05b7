/** @file The state of client sessions, and when it is deleted. */
import { rm } from 'node:fs/promises';
import { Sessions } from '../commands/sessions';
import type { WriteSteps } from '../execution/paced';
import { Store } from '../storage/store';
import { codeOf } from '../testing/conformance/values';
import { temporaryFolder } from '../testing/test-engine';
import type { Doc } from '../values/values';

const minuteMs = 60_000;
let folder: string;
let store: Store;
let sessions: Sessions;
beforeEach(async () => {
  folder = await temporaryFolder();
  store = new Store(folder, { noSync: true });
  sessions = new Sessions(store);
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true, force: true });
});

function* answering(n: number): WriteSteps<Doc> {
  yield 'pause';
  return { n, ok: 1 };
}
const answer = (session: string, number: bigint, n: number) =>
  sessions.once(session, number, () => ({ steps: answering(n), progress: {} }));
const kept = (): string[] => [...store.env.sessions.getKeys()];

describe('the answer of a retryable write', () => {
  it('the first answer is returned when a write is repeated within an hour, and forgotten after that', async () => {
    await answer('one', 1n, 1);
    await sessions.prune(Date.now() + 59 * minuteMs);
    expect(await answer('one', 1n, 2)).toMatchObject({ n: 1 });
    await sessions.prune(Date.now() + 61 * minuteMs);

    expect(kept()).toEqual([]);
  });
  it('old sessions are forgotten and the others stay', async () => {
    for (let at = 0; at < 600; at++) await answer(`s${at}`, 1n, at);
    expect(kept()).toHaveLength(600);
    await sessions.prune(Date.now() + 61 * minuteMs);
    await answer('late', 1n, 1);
    await sessions.prune(Date.now());

    expect(kept()).toEqual(['late']);
  });
  it('a write is refused by TransactionTooOld when its number is before the last one', async () => {
    await answer('one', 2n, 1);

    expect(await codeOf(answer('one', 1n, 1))).toBe(225);
  });
});

describe('an idle transaction', () => {
  it('a transaction ends and keeps no pages after a minute without a command', async () => {
    sessions.begin('idle', 1n);
    sessions.begin('busy', 1n);
    let end = (): void => undefined;
    const command = sessions.within('busy', 1n, () => new Promise<void>((resolve) => (end = resolve)));
    sessions.endIdle(Date.now() + 61_000);
    end();
    await command;

    expect(store.openTransactions.size).toBe(1);
    expect(() => sessions.transaction('idle', 1n)).toThrow('does not match any in-progress transactions');
    sessions.end('busy');
    expect(store.openTransactions.size).toBe(0);
  });
});
