import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pause } from '../concurrency/timing';
import { testProgram } from '../testing/test-program';
import { isPoisonous, isSuspect, openEventJournal } from './event-journal';

const program = testProgram(path.join(__dirname, '../testing/journal-process.fixture.ts'));
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'journal-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const noted = (name: string): string[] => {
  const file = path.join(folder, `${name}.txt`);
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
};

const started = (count: number, poison: string, ms: number) =>
  spawn(process.execPath, [program, folder, String(count), poison, String(ms)], { stdio: 'inherit' });
const ended = (child: ReturnType<typeof started>): Promise<number | null> =>
  new Promise((resolve) => child.once('exit', (code) => resolve(code)));

it('an event that ends its process becomes a dead letter after it did so alone, and the others are handled', async () => {
  const codes: (number | null)[] = [];
  while (!noted('closed').includes('well') && codes.length < 6) codes.push(await ended(started(10, 'e3', 5)));
  expect(codes).toEqual([1, 1, 1, 0]);
  expect(noted('dead')).toEqual(['e3']);
  expect(noted('handled').sort()).toEqual(['e0', 'e1', 'e2', 'e4', 'e5', 'e6', 'e7', 'e8', 'e9']);
  const begun = noted('begun').filter((line) => line.startsWith('e3 '));
  expect(begun.at(-1)).toBe('e3 1');
}, 60_000);

it('an event is never a dead letter when its process is killed ten times while it is in hand', async () => {
  for (let kill = 0; kill < 10; kill++) {
    const before = noted('begun').length;
    const child = started(4, '', 600_000);
    while (noted('begun').length === before) await pause(20);
    await pause(20);
    child.kill('SIGKILL');
    await ended(child);
  }
  expect(await ended(started(4, '', 1))).toBe(0);
  expect([noted('handled').sort(), noted('dead')]).toEqual([['e0', 'e1', 'e2', 'e3'], []]);
}, 120_000);

describe('the journal of events in hand', () => {
  it('is empty when its process has closed it', () => {
    const journal = openEventJournal(folder);
    journal.begin('notes', 'e1', false);
    journal.close();
    expect(openEventJournal(folder).suspicionOf('notes', 'e1')).toBeNull();
  });

  it('counts the events of processes that ended unexpectedly, for its queue only', () => {
    for (const isAlone of [false, false, true]) {
      const journal = openEventJournal(folder);
      journal.begin('notes', 'e1', isAlone);
      journal.begin('notes', 'e2', false)();
    }
    const journal = openEventJournal(folder);
    const suspicion = journal.suspicionOf('notes', 'e1');
    expect(suspicion).toMatchObject({ exits: 3, exitsAlone: 1, hasEndedProcess: false });
    expect([isSuspect(suspicion), isPoisonous(suspicion)]).toEqual([true, false]);
    expect([journal.suspicionOf('notes', 'e2'), journal.suspicionOf('others', 'e1')]).toEqual([null, null]);
    journal.forget('notes', 'e1');
    expect(openEventJournal(folder).suspicionOf('notes', 'e1')).toBeNull();
  });

  it('can be opened when its files were cut off', () => {
    for (const file of ['in-hand.txt', 'suspects.json'])
      appendFileSync(path.join(folder, file), '{"key":"notes e1","isA');
    expect(openEventJournal(folder).suspicionOf('notes', 'e1')).toBeNull();
  });

  it('costs less than 50 microseconds for each event', () => {
    const journal = openEventJournal(folder);
    // The fastest of several runs: a pause of the machine must not fail the test.
    const runs = Array.from({ length: 5 }, () => {
      const began = performance.now();
      for (let index = 0; index < 2_000; index++)
        journal.begin('campaigns.on-response-submitted', `event-${index}`, false)();
      return ((performance.now() - began) * 1_000) / 2_000;
    });
    journal.close();
    expect(Math.min(...runs)).toBeLessThan(50);
  });
});
