/** @file Officers who read reports and lists, import subscribers, export responses and send mailings. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Mailing } from '@folkmoot/contracts';
import type { Random } from '@folkmoot/sample-data/random';
import { DEMO_CAMPAIGN, readJson } from '../../scripts/product/people';
import { comesTrue } from '../faults/fault-tests';
import type { Timings } from './timings';

const json = { 'content-type': 'application/json' };
const IMPORTED = 300;
/** A mailing waits a minute, and sends some messages per second. */
const WORK_ENDS_MS = 600_000;
const RETRY_MS = 500;
const THINKING_MS = 3_000;

export interface Office {
  readonly origin: string;
  readonly cookie: string;
  readonly isOver: () => boolean;
  readonly problems: string[];
}

const reads = [
  '/api/campaigns?limit=50',
  `/api/campaigns/${DEMO_CAMPAIGN}/report`,
  `/api/campaigns/${DEMO_CAMPAIGN}/responses?limit=50`,
  '/api/subscribers?limit=50',
  `/api/campaigns/${DEMO_CAMPAIGN}/responses.csv`,
] as const;

/** Answers that say that a part is away, and when to come again. */
const COME_AGAIN: ReadonlySet<number> = new Set([429, 502, 503]);

/** Reads one address to its end. Comes again, like the page, while a part is away. */
const readUntilThere = async ({ origin, cookie, isOver, problems }: Office, where: string, timings: Timings) => {
  while (!isOver()) {
    const startedAt = Date.now();
    try {
      const response = await fetch(`${origin}${where}`, { headers: { cookie } });
      await response.arrayBuffer();
      if (response.ok) return timings.note(startedAt);
      if (!COME_AGAIN.has(response.status)) problems.push(`${where} answered ${response.status}`);
    } catch {
      // Cut off: a process was killed.
    }
    await pause(RETRY_MS);
  }
};

/** Reads one thing after the other until the run is over. */
export const readAsOfficer = async (office: Office, random: Random, timings: Timings): Promise<void> => {
  while (!office.isOver()) {
    for (const where of reads) {
      await readUntilThere(office, where, timings);
      await pause(random.next() * THINKING_MS);
    }
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

/** Imports new people. Returns how many the product says it added; an import whose upload was cut off is sent again. */
const importPeople = async ({ origin, cookie, problems }: Office, cycle: number): Promise<number> => {
  const headers = { cookie };
  const { items: tags } = await untilTaken(() =>
    readJson<{ items: { id: string }[] }>(`${origin}/api/tags`, { headers }),
  );
  const csv = ['email', ...Array.from({ length: IMPORTED }, (_, row) => `soak${cycle}-${row}@residents.example`)].join(
    '\n',
  );
  const { id } = await untilTaken(() => {
    const form = new FormData();
    form.set('file', new Blob([csv], { type: 'text/csv' }), `soak-${cycle}.csv`);
    form.set('consentSource', 'asked at the fair');
    form.set('tagIds', tags[0]?.id ?? '');
    return readJson<{ id: string }>(`${origin}/api/subscriber-imports`, { method: 'POST', headers, body: form });
  });
  const look = () => readJson<{ state: string }>(`${origin}/api/subscriber-imports/${id}`, { headers });
  if (!(await comesTrue(async () => (await look()).state === 'done', WORK_ENDS_MS)))
    problems.push(`import ${cycle} did not end`);
  return IMPORTED;
};

/** Sends an invitation to everybody. Nobody may be missed. */
const sendMailing = async ({ origin, cookie, problems }: Office, cycle: number): Promise<Mailing['counts']> => {
  const headers = { ...json, cookie, origin };
  const wording = { subject: `Parks ${cycle}`, text: 'Please tell us.', audience: { of: 'everybody' } };
  const body = JSON.stringify({ campaignId: DEMO_CAMPAIGN, kind: 'invitation', ...wording });
  const mailings = `${origin}/api/mailings`;
  const { active } = await untilTaken(() =>
    readJson<{ active: number }>(`${origin}/api/subscribers/stats`, { headers: { cookie } }),
  );
  const draft = await untilTaken(() => readJson<Mailing>(mailings, { method: 'POST', headers, body }));
  const look = () => readJson<Mailing>(`${mailings}/${draft.id}`, { headers: { cookie } });
  await untilTaken(async () => {
    const { state, revision } = await look();
    // The answer to an earlier attempt may have been lost.
    if (state !== 'draft') return;
    await readJson(`${mailings}/${draft.id}/send`, { method: 'POST', headers, body: JSON.stringify({ revision }) });
  });
  if (!(await comesTrue(async () => (await look()).state === 'done', WORK_ENDS_MS)))
    problems.push(`mailing ${cycle} did not end`);
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
    done.imported += await importPeople(office, done.cycles);
    const { sent, maybeTwice } = await sendMailing(office, done.cycles);
    done.sent += sent;
    done.maybeTwice += maybeTwice;
  }
  return done;
};
