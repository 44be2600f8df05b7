/** @file Lists and counts of segments with rules, among SUBSCRIBERS people with attributes (1,000,000 by default). */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  countSegmentOperation,
  createSegmentOperation,
  listSegmentsOperation,
  listSubscribersOperation,
  type SegmentGroup,
} from '@folkmoot/contracts';
import { connectMongo } from '@folkmoot/service-kit';
import { caller, ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import type { NewSubscriber } from '../../services/subscribers/src/entities/subscriber';
import { countEffects, effectOf } from '../../services/subscribers/src/entities/subscriber';
import { createRepositories } from '../../services/subscribers/src/testing/repositories';
import { createChildren } from './children';
import { machine } from './rounds';

const PEOPLE = Number(process.env.SUBSCRIBERS ?? 1_000_000);
const BATCH = 1_000;
/** As many pages, and more where they have few people: until there is a screenful, or the list ends. */
const PAGES = 5;
const SCREENFUL = 20;
const MINUTE_MS = 60_000;

const me = userActor();
const { start, killAll } = createChildren();
type Call = ReturnType<typeof caller>;

const UNIQUE_IDS = 36 ** 6;
const SHUFFLE = 7_919;
/** Spread over all possible ids, as random ones are: an estimate takes its sample by them. */
const uniqueIdAt = (at: number): string =>
  Math.floor((((at * SHUFFLE) % PEOPLE) / PEOPLE) * UNIQUE_IDS)
    .toString(36)
    .padStart(6, '0')
    .toUpperCase();

const personAt = (at: number): NewSubscriber => ({
  email: `resident${at}@mail-${at % 997}.example`,
  writtenEmail: `resident${at}@mail-${at % 997}.example`,
  uniqueId: uniqueIdAt(at),
  source: 'csv_upload',
  status: at % 10 === 0 ? 'unsubscribed' : 'active',
  subscribedAt: new Date(Date.UTC(2026, 0, 1) + at * 1_000),
  subscriptions: [],
  attributes: { ward: `Ward ${at % 20}`, postcode: `AB${at % 99} ${at % 1_000}XY`, age: at % 97 },
  history: [],
});

const fill = async (uri: string): Promise<void> => {
  const connection = await connectMongo(uri, 'folkmoot_subscribers');
  const records = createRepositories({ connection, session: null, actor: me, councilId: ownCouncil });
  await records.attributes.add({
    key: 'age',
    name: 'Age',
    type: 'number',
    options: [],
    isStandard: false,
    createdAt: new Date(),
  });
  for (let from = 0; from < PEOPLE; from += BATCH) {
    const people = Array.from({ length: Math.min(BATCH, PEOPLE - from) }, (_, offset) => personAt(from + offset));
    await records.subscribers.addAll(people);
    await countEffects(
      records,
      people.map((person) => effectOf(null, person)),
    );
  }
  await connection.close();
};

const ward = (...values: string[]) => ({ of: 'attribute', key: 'ward', comparison: 'is_one_of', values }) as const;

const rules: Readonly<Record<string, SegmentGroup>> = {
  'one ward': { match: 'all', rules: [ward('Ward 3')] },
  'not one ward': { match: 'none', rules: [ward('Ward 3')] },
  'any ward': { match: 'all', rules: [{ of: 'attribute', key: 'ward', comparison: 'known', values: [] }] },
  'two wards, not mailed': {
    match: 'all',
    rules: [ward('Ward 3', 'Ward 4'), { match: 'none', rules: [{ of: 'mailed', withinDays: 30 }] }],
  },
  'an age or a ward': {
    match: 'any',
    rules: [{ of: 'attribute', key: 'age', comparison: 'between', values: [18, 20] }, ward('Ward 3')],
  },
  'a part of a postcode': {
    match: 'all',
    rules: [{ of: 'attribute', key: 'postcode', comparison: 'contains', values: ['77 1'] }],
  },
  'a beginning, one in ten thousand': {
    match: 'all',
    rules: [{ of: 'attribute', key: 'postcode', comparison: 'begins_with', values: ['AB77 100X'] }],
  },
  'nobody, without an index': {
    match: 'all',
    rules: [{ of: 'mailed', withinDays: 30 }],
  },
};

const timed = async <T>(work: () => Promise<T>): Promise<{ result: T; ms: number }> => {
  const started = performance.now();
  const result = await work();
  return { result, ms: performance.now() - started };
};

interface Pages {
  readonly times: readonly number[];
  readonly people: number;
  readonly nextCursor: string | null;
}

const nextPage = async (call: Call, segmentId: string, { times, people, nextCursor }: Pages): Promise<Pages> => {
  const query: Record<string, string> = nextCursor ? { segmentId, cursor: nextCursor } : { segmentId };
  const { result, ms } = await timed(() => call(listSubscribersOperation, { as: me, query }));
  if (result.status !== 200) throw new Error(`a page answers ${result.status}`);
  return { times: [...times, ms], people: people + result.body.items.length, nextCursor: result.body.nextCursor };
};

const isScreenful = ({ people, nextCursor }: Pages): boolean => people >= SCREENFUL || nextCursor === null;

const measurePages = async (call: Call, segmentId: string): Promise<string> => {
  let pages: Pages = { times: [], people: 0, nextCursor: null };
  let screenful = '';
  do {
    pages = await nextPage(call, segmentId, pages);
    if (screenful || !isScreenful(pages)) continue;
    const all = pages.times.reduce((sum, ms) => sum + ms, 0);
    screenful = `${pages.people} people after ${all.toFixed(0)} ms, on ${pages.times.length}`;
  } while (pages.nextCursor && (pages.times.length < PAGES || !screenful));
  return `pages at most ${Math.max(...pages.times).toFixed(0)} ms, ${screenful}`;
};

const measure = async (call: Call, name: string, rule: SegmentGroup): Promise<string> => {
  const estimated = await timed(() => call(countSegmentOperation, { as: me, body: { rule, isQuick: true } }));
  const counted = await timed(() => call(countSegmentOperation, { as: me, body: { rule } }));
  const saved = await timed(() => call(createSegmentOperation, { as: me, body: { name, rule } }));
  if (saved.result.status !== 201) throw new Error(`${name}: saving answers ${saved.result.status}`);
  const { count, isExact } = counted.result.body;
  return [
    name.padEnd(34),
    `${isExact ? '' : 'about '}${count} people, counted while editing in ${counted.ms.toFixed(0)} ms,`,
    `first count ${estimated.result.body.count} in ${estimated.ms.toFixed(0)} ms, saved in ${saved.ms.toFixed(0)} ms,`,
    await measurePages(call, saved.result.body.id),
  ].join(' ');
};

/** Waits until the job has counted every segment, and says how long the list of segments takes. */
const listing = async (call: Call): Promise<string> => {
  const until = Date.now() + 5 * MINUTE_MS;
  for (;;) {
    const { result, ms } = await timed(() => call(listSegmentsOperation, { as: me }));
    const waiting = result.body.items.filter(({ isCounting }) => isCounting).length;
    if (waiting === 0) return `the list of ${result.body.items.length} segments: ${ms.toFixed(0)} ms, all counted`;
    if (Date.now() > until) return `THE LIST OF SEGMENTS: ${waiting} are not counted`;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
};

export const segments = async (): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'folkmoot-bench-'));
  const lines: string[] = [];
  const print = (line: string): void => {
    lines.push(line);
    process.stderr.write(`${line}\n`);
  };
  print(machine());
  try {
    const uri =
      process.env.MONGODB_URI ??
      (await start<{ uri: string }>('intake/engine.ts', { DB_PATH: path.join(folder, 'database') })).message.uri;
    // The service makes the indexes.
    const { message } = await start<{ url: string }>('subscribers/service.ts', { MONGODB_URI: uri });
    const call = caller(message.url, { service: 'subscribers' });
    const { ms } = await timed(() => fill(uri));
    print(`${PEOPLE} people with 3 attributes, added in ${(ms / 1_000).toFixed(0)} s`);
    // The first request of a process is slow: code is compiled, and connections are opened.
    await call(listSegmentsOperation, { as: me });
    for (const [name, rule] of Object.entries(rules)) print(await measure(call, name, rule));
    print(await listing(call));
    return lines.join('\n');
  } finally {
    killAll();
    await rm(folder, { recursive: true, force: true });
  }
};
