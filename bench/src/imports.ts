/** @file Subscribers imported per second with six attributes, against the same file without them. */
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
  type ImportColumn,
  listSubscribersOperation,
  type SubscriberImport,
  startImportOperation,
} from '@folkmoot/contracts';
import { caller, userActor } from '@folkmoot/service-kit/testing';
import { createChildren } from './children';
import { interleaved, machine, table } from './rounds';

const ROWS = Number(process.env.IMPORT_ROWS ?? 30_000);
const ROUNDS = Number(process.env.IMPORT_ROUNDS ?? 1);
const LOOK_MS = 100;
const PIECE = 50_000;

const me = userActor();
const { start, killAll } = createChildren();

type Call = ReturnType<typeof caller>;

const columns: ImportColumn[] = [
  { index: 1, attribute: 'first_name' },
  { index: 2, attribute: 'last_name' },
  { index: 3, attribute: 'ward' },
  { index: 4, attribute: 'postcode' },
  { index: 5, create: { name: 'Date of birth', type: 'date' } },
  { index: 6, create: { name: 'Household', type: 'number' } },
];

/** Names repeat as they do among people: many first names, more last names, few wards. */
const lineAt = (at: number): string => {
  const born = `${1 + (at % 28)}/${1 + (at % 12)}/${1930 + (at % 90)}`;
  const postcode = `RV${at % 20} ${at % 10}${String.fromCharCode(65 + (at % 26))}B`;
  return `resident${at}@mail-${at % 997}.example;Name${at % 500};Family${at % 20_000};Ward ${at % 25};${postcode};${born};${1 + (at % 6)}`;
};

const writeFile = async (folder: string): Promise<string> => {
  const file = path.join(folder, 'people.csv');
  await appendFile(file, 'Email;First name;Last name;Ward;Postcode;Born;Household\n');
  for (let at = 0; at < ROWS; at += PIECE) {
    const lines = Array.from({ length: Math.min(PIECE, ROWS - at) }, (_, offset) => lineAt(at + offset));
    await appendFile(file, `${lines.join('\n')}\n`);
  }
  return file;
};

const startService = async (uri: string) => {
  const { child, message } = await start<{ url: string }>('subscribers/service.ts', { MONGODB_URI: uri });
  const kill = async () => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  return { call: caller(message.url, { service: 'subscribers' }), kill };
};

const until = async (call: Call, importId: string, isMeant: (stored: SubscriberImport) => boolean) => {
  for (;;) {
    const { body } = await call(getImportOperation, { as: me, params: { importId } });
    if (isMeant(body)) return body;
    if (['failed', 'cancelled'].includes(body.state)) throw new Error(`the import ${body.state}: ${body.problem}`);
    await pause(LOOK_MS);
  }
};

const begin = async (call: Call, file: string, kept: ImportColumn[]): Promise<string> => {
  const { body: tag } = await call(createTagOperation, { as: me, body: { name: `Tag ${Date.now()}` } });
  const form = new FormData();
  form.append('preview', 'true');
  form.append('file', await openAsBlob(file), 'people.csv');
  const { body, text } = await call(createImportOperation, { as: me, body: form });
  const choice = { emailColumn: 0, hasHeader: true, tagIds: [tag.id], consentSource: 'a benchmark', columns: kept };
  const started = await call(startImportOperation, { as: me, params: { importId: body.id }, body: choice });
  if (started.status !== 202) throw new Error(`the import was refused: ${text} ${started.text}`);
  return body.id;
};

/** Throws when somebody is missing or twice, or has not each value. */
const check = async (call: Call, done: SubscriberImport, kept: number): Promise<void> => {
  const { total } = (await call(getSubscriberStatsOperation, { as: me })).body;
  const [person] = (await call(listSubscribersOperation, { as: me })).body.items;
  const figures = [done.processed, done.added, total, Object.keys(person?.attributes ?? {}).length];
  const expected = [ROWS, ROWS, ROWS, kept];
  if (String(figures) !== String(expected)) throw new Error(`COUNTS DIFFER: ${figures} instead of ${expected}`);
};

/** Imports the file on a new database. The service is killed in the middle and started again. Rows per second. */
const measure = async (folder: string, file: string, kept: ImportColumn[]): Promise<number> => {
  const database = await mkdtemp(path.join(folder, 'database-'));
  const engine = await start<{ uri: string }>('intake/engine.ts', { DB_PATH: database });
  const first = await startService(engine.message.uri);
  const importId = await begin(first.call, file, kept);
  const began = performance.now();
  const half = await until(first.call, importId, ({ processed }) => processed >= ROWS / 2);
  const firstMs = performance.now() - began;
  await first.kill();
  const second = await startService(engine.message.uri);
  // Another process takes the import after the lease of the first one: this is not part of the rate.
  const restart = await until(second.call, importId, ({ processed }) => processed > half.processed);
  const resumed = performance.now();
  const done = await until(second.call, importId, ({ state }) => state === 'done');
  const secondMs = performance.now() - resumed;
  await check(second.call, done, kept.length);
  await second.kill();
  engine.child.kill('SIGKILL');
  await rm(database, { recursive: true, force: true });
  return ((half.processed + ROWS - restart.processed) / (firstMs + secondMs)) * 1000;
};

export const imports = async (): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'folkmoot-bench-'));
  try {
    const file = await writeFile(folder);
    const variants = [
      { name: 'without attributes', measure: () => measure(folder, file, []) },
      { name: 'with 6 attributes', measure: () => measure(folder, file, columns) },
    ];
    const figures = await interleaved(variants, ROUNDS);
    return [machine(), `${ROWS} rows, killed in the middle, counts equal`, table(figures), machine()].join('\n');
  } finally {
    killAll();
    await rm(folder, { recursive: true, force: true });
  }
};
