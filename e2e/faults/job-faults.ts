import { setTimeout as pause } from 'node:timers/promises';
import type { HealthPartState, Mailing } from '@folkmoot/contracts';
import type { CheckStep } from '../../scripts/check/run-steps';
import {
  answerSurvey,
  DEMO_SYSTEM_ADMIN,
  draftInvitation,
  readJson,
  reportedResponses,
  sendMailing,
  signIn,
} from '../../scripts/product/people';
import { type RunningProduct, startProduct } from '../../scripts/product/running-product';
import { comesTrue, withDemoData } from './fault-tests';
import { stallDatabase } from './processes';
import { randomOf } from './random';

const JSON_HEADERS = { 'content-type': 'application/json' };
/** The stall starts at a random moment of this time after the work started. */
const WORK_MS = 4_000;
/** Longer than the lease of a job. */
const SHORT_STALL_MS = 26_000;
const LONG_STALL_MS = 60_000;
const RUN_AGAIN_MS = 120_000;
/** Jobs that are due until then must have run after the stall. */
const DUE_MS = 30_000;
const LOOK_MS = 1_000;

type JobPart = Pick<HealthPartState, 'id' | 'detail' | 'figures'>;

const readJobs = async (origin: string, cookie: string): Promise<JobPart[]> => {
  const health = await readJson<{ parts: HealthPartState[] }>(`${origin}/api/admin/health`, { headers: { cookie } });
  return health.parts.filter(({ part }) => part === 'job');
};

const momentOf = (moment: string | null | undefined): number => (moment ? Date.parse(moment) : Number.NaN);

/** A resident signs up. Returns the address that must get a mail. */
const signUp = async (origin: string, name: string): Promise<string> => {
  const page = `${origin}/api/public/opt-in-pages/riverside/news`;
  const { topics } = await readJson<{ topics: { id: string }[] }>(page);
  const email = `${name}@residents.example`;
  const body = JSON.stringify({ data: { email }, tagIds: topics.slice(0, 1).map(({ id }) => id) });
  const headers = { ...JSON_HEADERS, 'idempotency-key': crypto.randomUUID() };
  await readJson(`${page}/signups`, { method: 'POST', headers, body });
  return email;
};

const hasMail = async (origin: string, address: string): Promise<boolean> => {
  const { items } = await readJson<{ items: { to: unknown }[] }>(`${origin}/dev/inbox.json`);
  return items.some(({ to }) => JSON.stringify(to).includes(address));
};

/** A mailing that is due while the database stalls. */
const scheduleMailing = async (origin: string, cookie: string, sendAt: Date): Promise<string> => {
  const { id, revision } = await draftInvitation(origin, cookie, 'Parks');
  await sendMailing(origin, cookie, id, { revision, sendAt: sendAt.toISOString() });
  return id;
};

const hasLeft = async (origin: string, cookie: string, id: string): Promise<boolean> => {
  const mailing = await readJson<Mailing>(`${origin}/api/mailings/${id}`, { headers: { cookie } });
  return mailing.state === 'done' || mailing.counts.sent > 0;
};

interface People {
  readonly officer: string;
  readonly system: string;
}

/** When a job ran last, or looked for work if it runs only when there is some. */
const lastMomentOf = ({ figures: { lastAt, lookedAt } }: JobPart): number =>
  Math.max(...[momentOf(lastAt), momentOf(lookedAt)].filter((moment) => !Number.isNaN(moment)));

/** Jobs that were due, or look for work, and have neither run nor looked since. */
const untilJobsRun = async (origin: string, { system }: People, before: readonly JobPart[], resumedAt: number) => {
  const isDue = ({ figures }: JobPart) => Boolean(figures.lookedAt) || momentOf(figures.nextAt) < resumedAt + DUE_MS;
  const missing = new Map(before.filter(isDue).map((job) => [job.id, job]));
  await comesTrue(
    async () => {
      for (const job of await readJobs(origin, system)) {
        if (lastMomentOf(job) > resumedAt) missing.delete(job.id);
        else if (missing.has(job.id)) missing.set(job.id, job);
      }
      return missing.size === 0;
    },
    Math.max(0, resumedAt + RUN_AGAIN_MS - Date.now()),
    LOOK_MS,
  );
  const overdue = (await readJobs(origin, system)).filter(({ figures }) => figures.overdueSince);
  return [
    ...[...missing.values()].map(
      ({ id, detail, figures }) => `${id} has not run: ${detail} ${JSON.stringify(figures)}`,
    ),
    ...overdue.map(({ id, detail }) => `${id} is overdue: ${detail}`),
    ...(before.some(isDue) ? [] : ['no job was due, so nothing was tried']),
  ];
};

const round = async (product: RunningProduct, people: People, seed: number, stallMs: number): Promise<string[]> => {
  const { origin } = product;
  const random = randomOf(seed);
  const jobs = await readJobs(origin, people.system);
  const reported = await reportedResponses(origin, people.officer);
  const momentMs = Math.round(random.next() * WORK_MS);
  const mailing = await scheduleMailing(origin, people.officer, new Date(Date.now() + momentMs + stallMs / 2));
  await pause(Math.max(0, momentMs - 500));
  const early = await signUp(origin, `before-${seed}`);
  await answerSurvey(origin);
  const problems = (await stallDatabase(product.dataDir, stallMs)) ? [] : ['no process of the engine to stop'];
  const resumedAt = Date.now();
  let late = '';
  await comesTrue(async () => {
    late = await signUp(origin, `after-${seed}`);
    return true;
  }, RUN_AGAIN_MS);

  problems.push(...(await untilJobsRun(origin, people, jobs, resumedAt)));
  const leftMs = () => Math.max(0, resumedAt + RUN_AGAIN_MS - Date.now());
  for (const address of [early, late])
    if (!(await comesTrue(() => hasMail(origin, address), leftMs())))
      problems.push(`${address} has no confirmation mail`);
  if (!(await comesTrue(() => hasLeft(origin, people.officer, mailing), leftMs())))
    problems.push('the mailing that was scheduled has not been sent');
  if (!(await comesTrue(async () => (await reportedResponses(origin, people.officer)) > reported, leftMs())))
    problems.push('the answer of before the stall is not in the report');
  return problems.map((line) => `seed ${seed}, ${momentMs} ms after the work began: ${line}`);
};

const rounds = (root: string, seeds: readonly number[], stallMs: number) =>
  withDemoData(async (dataDir) => {
    const product = await startProduct({ root, dataDir, env: { MONGODB_URI: '', PATH: process.env.PATH } });
    const problems: string[] = [];
    try {
      const people = {
        officer: await signIn(product.origin),
        system: await signIn(product.origin, DEMO_SYSTEM_ADMIN),
      };
      for (const seed of seeds) problems.push(...(await round(product, people, seed, stallMs)));
    } finally {
      await product.stop();
    }
    return problems;
  });

const SEEDS_PER_PRODUCT = 5;
const LONG_SEEDS = 10;

/** The embedded engine is stopped for a while, as on an overloaded machine, and continues: one seed, or ten. */
export const jobFaults = (root: string, isLong: boolean): CheckStep[] => {
  const stallMs = isLong ? LONG_STALL_MS : SHORT_STALL_MS;
  const seeds = Array.from({ length: isLong ? LONG_SEEDS : 1 }, (_, seed) => seed);
  return Array.from({ length: Math.ceil(seeds.length / SEEDS_PER_PRODUCT) }, (_, index) => {
    const own = seeds.slice(index * SEEDS_PER_PRODUCT, (index + 1) * SEEDS_PER_PRODUCT);
    return {
      name: `jobs: the database stalls for ${stallMs / 1_000} s under work, seeds ${own.join(' ')}: every job runs again within 2 minutes`,
      run: () => rounds(root, own, stallMs),
    };
  });
};
