/** @file P11 and the 300 ms list: subscribers imported per second, and the response time of a long list. */
import { once } from 'node:events';
import { openAsBlob } from 'node:fs';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  createImportOperation,
  createTagOperation,
  getImportOperation,
  getSubscriberStatsOperation,
  listSubscribersOperation,
  listTagsOperation,
  mergeTagOperation,
  type SubscriberImport,
} from '@folkmoot/contracts';
import { encodeCursor } from '@folkmoot/service-kit';
import { caller, userActor } from '@folkmoot/service-kit/testing';
import { createChildren } from './children';
import { machine } from './rounds';

const ROWS = Number(process.env.SUBSCRIBERS ?? 1_000_000);
const LOOK_MS = 500;
const LISTS = 9;
const PIECE = 50_000;

const me = userActor();
const { start, killAll } = createChildren();

type Call = ReturnType<typeof caller>;

const startService = async (uri: string) => {
  const env = { MONGODB_URI: uri };
  const { child, message } = await start<{ url: string }>('subscribers/service.ts', env);
  const kill = async () => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  /** Delay of other work in the process since the last call. */
  const delays = async (): Promise<string> => {
    child.send('delays');
    const [{ late, longest }] = (await once(child, 'message')) as [{ late: number; longest: number }];
    return `other work of the service waited ${late.toFixed(0)} ms at the 99th percentile, ${longest.toFixed(0)} ms at most`;
  };
  return { call: caller(message.url, { service: 'subscribers' }), url: message.url, kill, delays };
};

/** Every hundredth person is in the file twice, every thousandth row is invalid. */
const lineAt = (at: number): string => {
  if (at % 1000 === 999) return `no address ${at};Upton`;
  const person = at % 100 === 99 ? at - 1 : at;
  return `resident${person}@mail-${person % 997}.example;Upton`;
};

const writeFile = async (folder: string, rows: number): Promise<string> => {
  const file = path.join(folder, `people-${rows}.csv`);
  await appendFile(file, 'Email;Town\n');
  for (let at = 0; at < rows; at += PIECE) {
    const lines = Array.from({ length: Math.min(PIECE, rows - at) }, (_, offset) => lineAt(at + offset));
    await appendFile(file, `${lines.join('\n')}\n`);
  }
  return file;
};

const begin = async (call: Call, file: string): Promise<string> => {
  const { body: tag } = await call(createTagOperation, { as: me, body: { name: `Tag ${Date.now()}` } });
  const form = new FormData();
  form.append('tagIds', tag.id);
  form.append('consentSource', 'a benchmark');
  form.append('file', await openAsBlob(file), 'people.csv');
  const { status, body, text } = await call(createImportOperation, { as: me, body: form });
  if (status !== 202) throw new Error(`the import was refused: ${text}`);
  return body.id;
};

const look = async (call: Call, importId: string): Promise<SubscriberImport> =>
  (await call(getImportOperation, { as: me, params: { importId } })).body;

const until = async (call: Call, importId: string, isMeant: (stored: SubscriberImport) => boolean) => {
  for (;;) {
    const stored = await look(call, importId);
    if (isMeant(stored)) return stored;
    if (['failed', 'cancelled'].includes(stored.state))
      throw new Error(`the import ${stored.state}: ${stored.problem}`);
    await pause(LOOK_MS);
  }
};

const isDone = ({ state }: SubscriberImport): boolean => state === 'done';

/** Checks that the totals are right, and that no person exists twice. */
const check = async (call: Call, done: SubscriberImport, rows: number): Promise<string> => {
  const { total } = (await call(getSubscriberStatsOperation, { as: me })).body;
  const [tag] = (await call(listTagsOperation, { as: me })).body.items;
  const bad = Math.floor(rows / 1000);
  const people = rows - Math.floor(rows / 100);
  const figures = [done.processed, done.added, done.failed, total, tag?.subscriberCount];
  const expected = [rows, people, bad, people, people];
  const isRight = JSON.stringify(figures) === JSON.stringify(expected);
  return isRight ? 'counts equal' : `COUNTS DIFFER: ${figures} instead of ${expected}`;
};

const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

type Query = Record<string, string | number>;

/** Milliseconds of a list over HTTP, and of its next page. */
const listed = async (call: Call, name: string, query: Query): Promise<string> => {
  const times: number[] = [];
  let cursor: string | null = query.cursor ? String(query.cursor) : null;
  for (let round = 0; round < LISTS; round++) {
    const started = performance.now();
    const next: Query = cursor ? { ...query, cursor } : query;
    cursor = (await call(listSubscribersOperation, { as: me, query: next })).body.nextCursor;
    times.push(performance.now() - started);
  }
  const middle = percentile(times, 0.5);
  const longest = Math.max(...times);
  return `list, ${name.padEnd(34)} ${middle.toFixed(0)} ms in the middle, ${longest.toFixed(0)} ms at most`;
};

/** A place far down the list: inside the group with the newest time or, when it is small, behind it. */
const farDown = async (call: Call): Promise<string> => {
  const [newest] = (await call(listSubscribersOperation, { as: me })).body.items;
  return encodeCursor([{ t: 'date', v: newest?.subscribedAt }, '2']);
};

const lists = async (call: Call): Promise<string[]> => {
  const [tag] = (await call(listTagsOperation, { as: me })).body.items;
  const cases: [string, Query][] = [
    ['everybody, page after page', {}],
    ['everybody, far down', { cursor: await farDown(call) }],
    ['of one tag', { tagId: tag?.id ?? '' }],
    ['active', { status: 'active' }],
    ['from files', { source: 'csv_upload' }],
    ['of one tag and active', { tagId: tag?.id ?? '', status: 'active' }],
    ['searched, many found', { q: 'resident' }],
    ['searched and active, a tenth found', { q: 'resident5', status: 'active' }],
    ['searched and active, a hundredth found', { q: 'resident50', status: 'active' }],
    ['searched and active, all far down', { q: 'resident1', status: 'active' }],
    ['searched with a status nobody has', { q: 'resident', status: 'bounced' }],
    ['searched, one in a thousand found', { q: '@mail-500' }],
    ['searched, one found', { q: `resident${Math.floor(ROWS / 2)}@` }],
    ['searched, nobody found', { q: 'nobody-is-called-so' }],
  ];
  const lines: string[] = [];
  for (const [name, query] of cases) lines.push(await listed(call, name, query));
  const started = performance.now();
  await call(getSubscriberStatsOperation, { as: me });
  return [...lines, `the five cards ${(performance.now() - started).toFixed(0)} ms`];
};

type Print = (...said: string[]) => void;

const perSecond = (rows: number, ms: number): string => `${((rows / ms) * 1000).toFixed(0)} rows per second`;

/** Uploads the file and imports its first half. Then the service is killed. */
const importHalf = async (uri: string, folder: string, print: Print) => {
  const { call, kill, delays } = await startService(uri);
  const file = await writeFile(folder, ROWS);
  await delays();
  const sent = performance.now();
  const importId = await begin(call, file);
  const began = performance.now();
  print(`received and looked through: ${ROWS} rows in ${((began - sent) / 1000).toFixed(1)} s`, await delays());
  const half = await until(call, importId, ({ processed }) => processed >= ROWS / 2);
  const rate = perSecond(half.processed, performance.now() - began);
  print(`imported: ${rate}, over the first ${half.processed}`, await delays());
  await kill();
  return { importId, processed: half.processed };
};

/** Another service continues the import and completes it. */
const importRest = async (uri: string, half: { importId: string; processed: number }, print: Print): Promise<Call> => {
  const { call, delays } = await startService(uri);
  const resumed = performance.now();
  await until(call, half.importId, ({ processed }) => processed > half.processed + PIECE / 10);
  const goesOn = performance.now();
  await delays();
  const restart = await look(call, half.importId);
  const done = await until(call, half.importId, isDone);
  const rate = perSecond(done.processed - restart.processed, performance.now() - goesOn);
  print(
    `killed in the middle and started again: goes on after ${((goesOn - resumed) / 1000).toFixed(1)} s`,
    `imported: ${rate}, over the rest`,
    await delays(),
    await check(call, done, ROWS),
  );
  return call;
};

/** P16: merges a tag of all subscribers into another one. The filter finds them at once; the stored records follow. */
const merge = async (call: Call): Promise<string[]> => {
  const [from] = (await call(listTagsOperation, { as: me })).body.items;
  const { body: into } = await call(createTagOperation, { as: me, body: { name: 'Merged into' } });
  const requestedAt = performance.now();
  const params = { tagId: from?.id ?? '' };
  const { body: merged } = await call(mergeTagOperation, { as: me, params, body: { intoTagId: into.id } });
  const request = performance.now() - requestedAt;
  const isRight = merged.subscriberCount === from?.subscriberCount ? 'counts equal' : 'COUNTS DIFFER';
  const moved = async () =>
    (await call(listTagsOperation, { as: me })).body.items.find(({ id }) => id === into.id)?.merge;
  const before = (await moved())?.moved ?? 0;
  let began = performance.now();
  for (let now = await moved(); now; now = await moved()) {
    // The job that moves the records starts after some seconds: this delay is not part of its rate.
    if (now.moved === before) began = performance.now();
    await pause(LOOK_MS / 10);
  }
  const rate = perSecond(merged.subscriberCount - before, performance.now() - began);
  return [`merged: found with the other tag after ${request.toFixed(0)} ms, stored with it at ${rate}, ${isRight}`];
};

/** P11 with a kill in the middle, then the response time of the list, and P16. */
export const subscribers = async (): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'folkmoot-bench-'));
  const lines: string[] = [];
  // A million rows take long, so each result is also printed at once.
  const print: Print = (...said) => {
    lines.push(...said);
    process.stderr.write(`${said.join('\n')}\n`);
  };
  print(machine());
  try {
    const engine = process.env.MONGODB_URI
      ? { uri: process.env.MONGODB_URI }
      : (await start<{ uri: string }>('intake/engine.ts', { DB_PATH: path.join(folder, 'database') })).message;
    const half = await importHalf(engine.uri, folder, print);
    const call = await importRest(engine.uri, half, print);
    print(...(await lists(call)));
    print(...(await merge(call)), machine());
    return lines.join('\n');
  } finally {
    killAll();
    await rm(folder, { recursive: true, force: true });
  }
};
