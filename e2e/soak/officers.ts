/** @file Officers who read reports and lists, import subscribers, export responses and send mailings. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Mailing } from '@folkmoot/contracts';
import type { Random } from '@folkmoot/sample-data/random';
import {
  DEMO_CAMPAIGN,
  draftInvitation,
  importAddresses,
  readImport,
  readJson,
  sendMailing,
} from '../../scripts/product/people';
import { comesTrue } from '../faults/fault-tests';
import type { Timings } from './timings';

const IMPORTED = 300;
/** An import or a mailing that has not ended after this time hangs. */
const WORK_ENDS_MS = 600_000;
const RETRY_MS = 500;
const THINKING_MS = 3_000;

export interface Office {
  readonly origin: string;
  readonly cookie: string;
  readonly isOver: () => boolean;
  readonly problems: string[];
}

const screens = [
  '/api/campaigns?limit=50',
  `/api/campaigns/${DEMO_CAMPAIGN}/report`,
  `/api/campaigns/${DEMO_CAMPAIGN}/responses?limit=50`,
  '/api/subscribers?limit=50',
] as const;
const EXPORT = `/api/campaigns/${DEMO_CAMPAIGN}/responses.csv`;
const LINE_FEED = '\n'.charCodeAt(0);
const ROWS = 1000;

/** Answers that say that a part is away, and when to come again. */
const COME_AGAIN: ReadonlySet<number> = new Set([429, 502, 503]);

interface ReadAnswer {
  readonly startedAt: number;
  readonly ms: number;
  readonly body: Uint8Array;
}

/** Reads one address to its end. Comes again, like the page, while a part is away. Null when the run is over. */
const readUntilThere = async (
  { origin, cookie, isOver, problems }: Office,
  where: string,
): Promise<ReadAnswer | null> => {
  while (!isOver()) {
    const startedAt = Date.now();
    try {
      const response = await fetch(`${origin}${where}`, { headers: { cookie } });
      const body = new Uint8Array(await response.arrayBuffer());
      if (response.ok) return { startedAt, ms: Date.now() - startedAt, body };
      if (!COME_AGAIN.has(response.status)) problems.push(`${where} answered ${response.status}`);
    } catch {
      // Cut off: a process was killed.
    }
    await pause(RETRY_MS);
  }
  return null;
};

export interface OfficeTimings {
  readonly screens: Timings;
  /** Milliseconds per thousand rows: an export takes longer when there are more responses. */
  readonly exports: Timings;
}

/** Opens one screen after the other, then exports all responses, until the run is over. */
export const readAsOfficer = async (
  office: Office,
  random: Random,
  { screens: ofScreens, exports }: OfficeTimings,
): Promise<void> => {
  const think = () => pause(random.next() * THINKING_MS);
  while (!office.isOver()) {
    for (const where of screens) {
      const read = await readUntilThere(office, where);
      if (read) ofScreens.note(read.startedAt, read.ms);
      await think();
    }
    const exported = await readUntilThere(office, EXPORT);
    if (exported) {
      const rows = exported.body.filter((byte) => byte === LINE_FEED).length;
      exports.note(exported.startedAt, (exported.ms / rows) * ROWS);
    }
    await think();
  }
};

/** Repeats a request until it is taken. */
const untilTaken = async <T>(work: () => Promise<T>): Promise<T> => {
  let taken: { result: T } | null = null;
  await comesTrue(
    async () => {
      taken = { result: await work() };
      return true;
    },
    WORK_ENDS_MS,
    RETRY_MS,
  );
  if (taken === null) throw new Error('a request of an officer was never taken');
  return (taken as { result: T }).result;
};

/** Imports new people. An upload whose answer was lost is repeated: it adds nobody twice. */
const importPeople = async ({ origin, cookie, problems }: Office, cycle: number): Promise<void> => {
  const addresses = Array.from({ length: IMPORTED }, (_, row) => `soak${cycle}-${row}@residents.example`);
  const id = await untilTaken(() => importAddresses(origin, cookie, addresses));
  const isDone = async () => (await readImport(origin, cookie, id)).state === 'done';
  if (!(await comesTrue(isDone, WORK_ENDS_MS))) problems.push(`import ${cycle} did not end`);
};

/** Sends an invitation to everybody. Nobody may be missed. */
const inviteEverybody = async ({ origin, cookie, problems }: Office, cycle: number): Promise<Mailing['counts']> => {
  const headers = { cookie };
  const { active } = await untilTaken(() =>
    readJson<{ active: number }>(`${origin}/api/subscribers/stats`, { headers }),
  );
  const { id } = await untilTaken(() => draftInvitation(origin, cookie, `Parks ${cycle}`));
  const look = () => readJson<Mailing>(`${origin}/api/mailings/${id}`, { headers });
  await untilTaken(async () => {
    const { state, revision } = await look();
    // The answer to an earlier attempt may have been lost.
    if (state === 'draft') await sendMailing(origin, cookie, id, { revision });
  });
  const isDone = async () => (await look()).state === 'done';
  if (!(await comesTrue(isDone, WORK_ENDS_MS))) problems.push(`mailing ${cycle} did not end`);
  const { counts } = await untilTaken(look);
  const { sent, failed, suppressed, queued } = counts;
  if (failed > 0 || queued > 0 || sent + suppressed !== active)
    problems.push(`mailing ${cycle} to ${active} people: ${JSON.stringify(counts)}`);
  return counts;
};

/** The work of an officer in a run. */
export interface OfficeWork {
  imported: number;
  sent: number;
  /** Messages that somebody may have had twice, because the sender was killed just then. They are marked. */
  maybeTwice: number;
  cycles: number;
}

/** Imports people and invites everybody, again and again. */
export const importAndInvite = async (office: Office): Promise<OfficeWork> => {
  const done = { imported: 0, sent: 0, maybeTwice: 0, cycles: 0 };
  while (!office.isOver()) {
    done.cycles += 1;
    await importPeople(office, done.cycles);
    done.imported += IMPORTED;
    const { sent, maybeTwice } = await inviteEverybody(office, done.cycles);
    done.sent += sent;
    done.maybeTwice += maybeTwice;
  }
  return done;
};
