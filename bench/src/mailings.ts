/**
 * @file P12: invitations per second to a raw mail server on this machine, each with its token and its state, for
 * several numbers of parallel connections; and the memory that a long queue uses (`RECIPIENTS=1000000`).
 */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openAsBlob } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  cancelMailingOperation,
  createImportOperation,
  createMailingOperation,
  createTagOperation,
  getImportOperation,
  getMailingOperation,
  type Mailing,
  sendMailingOperation,
} from '@folkmoot/contracts';
import { caller, userActor } from '@folkmoot/service-kit/testing';
import { createChildren } from './children';
import { machine } from './rounds';

const RECIPIENTS = Number(process.env.RECIPIENTS ?? 20_000);
/** From this number on the benchmark measures the queue: only the first part is sent. */
const MANY = 200_000;
const LANES = (process.env.LANES ?? '1,4,16').split(',');
const LOOK_MS = 250;

const me = userActor();
const { start, killAll } = createChildren();
type Call = ReturnType<typeof caller>;

interface Taken {
  readonly messages: number;
  readonly recipients: number;
  readonly most: number;
}

const askSink = async (sink: ChildProcess): Promise<Taken> => {
  const answer = once(sink, 'message');
  sink.send('how many');
  return (await answer)[0] as Taken;
};

const people = async (folder: string): Promise<string> => {
  const file = path.join(folder, 'people.csv');
  const lines = Array.from({ length: RECIPIENTS }, (_, at) => `resident${at}@mail-${at % 997}.example`);
  await writeFile(file, `Email\n${lines.join('\n')}\n`);
  return file;
};

const importPeople = async (call: Call, folder: string): Promise<void> => {
  const { body: tag } = await call(createTagOperation, { as: me, body: { name: 'Residents' } });
  const form = new FormData();
  form.append('tagIds', tag.id);
  form.append('consentSource', 'a benchmark');
  form.append('file', await openAsBlob(await people(folder)), 'people.csv');
  const { body } = await call(createImportOperation, { as: me, body: form });
  for (;;) {
    const { state } = (await call(getImportOperation, { as: me, params: { importId: body.id } })).body;
    if (state === 'done') return;
    if (state === 'failed') throw new Error('the people could not be imported');
    await pause(LOOK_MS);
  }
};

const begin = async (call: Call): Promise<Mailing> => {
  const body = {
    ...{ campaignId: 'bench', kind: 'invitation', subject: 'Your view on {campaign}', audience: { of: 'everybody' } },
    text: 'Hello,\n\n{council} would like to hear from you: {campaign}.\n\nIt takes a few minutes.',
  };
  const { body: mailing, text } = await call(createMailingOperation, { as: me, body });
  const params = { mailingId: mailing.id };
  const sent = await call(sendMailingOperation, { as: me, params, body: { revision: mailing.revision } });
  if (sent.status !== 200) throw new Error(`it was not sent: ${text} ${sent.text}`);
  return sent.body;
};

const until = async (call: Call, { id }: Mailing, isMeant: (mailing: Mailing) => boolean): Promise<Mailing> => {
  for (;;) {
    const { body } = await call(getMailingOperation, { as: me, params: { mailingId: id } });
    if (isMeant(body)) return body;
    await pause(LOOK_MS);
  }
};

const residentMb = async (pid: number | undefined): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
};

/** The kernel counts in hundredths of a second. */
const TICK_MS = 10;

/** Processor time of a process so far, in milliseconds. */
const cpuMs = async (pid: number | undefined): Promise<number> => {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')).split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * TICK_MS;
};

interface MailingBench {
  readonly uri: string;
  readonly engine: ChildProcess;
  readonly sink: ChildProcess;
  readonly smtpUrl: string;
  readonly dataDir: string;
}

const startService = async ({ uri, smtpUrl, dataDir }: MailingBench, lanes: string) => {
  const env = { MONGODB_URI: uri, SMTP_URL: smtpUrl, MAILS_AT_ONCE: lanes, DATA_DIR: dataDir };
  const { child, message } = await start<{ url: string }>('subscribers/service.ts', env);
  return { child, call: caller(message.url, { service: 'subscribers' }) };
};

const sending = async (bench: MailingBench, lanes: string): Promise<string> => {
  const before = await askSink(bench.sink);
  const { child, call } = await startService(bench, lanes);
  const mailing = await begin(call);
  await until(call, mailing, ({ counts }) => counts.sent > 0);
  const from = await askSink(bench.sink);
  const used = async () => Promise.all([child, bench.engine, bench.sink].map(({ pid }) => cpuMs(pid)));
  const usedBefore = await used();
  const began = performance.now();
  const done = await until(call, mailing, ({ state }) => state === 'done');
  const seconds = (performance.now() - began) / 1_000;
  const after = await askSink(bench.sink);
  const sent = after.messages - from.messages;
  const perMessage = (await used()).map((ms, at) => ((ms - (usedBefore[at] ?? 0)) / sent).toFixed(2));
  const memory = await residentMb(child.pid);
  child.kill('SIGTERM');
  await once(child, 'exit');
  const isRight = after.messages - before.messages === RECIPIENTS && done.counts.sent === RECIPIENTS;
  const rate = sent / seconds;
  const said = isRight ? 'each once' : `COUNTS DIFFER: ${after.messages - before.messages} at the sink`;
  return `${lanes.padStart(3)} at once: ${rate.toFixed(0)} mails per second, ${said}, ${memory} MB; ms of processor a message: sender, database, sink ${perMessage.join(', ')}`;
};

/** Puts the whole audience into the queue: time and memory of that. */
const queueing = async (bench: MailingBench): Promise<string> => {
  const { child, call } = await startService(bench, '1');
  const empty = await residentMb(child.pid);
  const began = performance.now();
  const mailing = await begin(call);
  let most = empty;
  await until(call, mailing, ({ isExpanded }) => {
    void residentMb(child.pid).then((now) => {
      most = Math.max(most, now);
    });
    return isExpanded;
  });
  const seconds = (performance.now() - began) / 1_000;
  await call(cancelMailingOperation, { as: me, params: { mailingId: mailing.id } });
  const { messages } = await askSink(bench.sink);
  child.kill('SIGTERM');
  return `${RECIPIENTS} in the queue after ${seconds.toFixed(0)} s (${messages} sent meanwhile), ${empty} MB before, ${most} MB at most`;
};

/** P12 for each number of lanes. With a very long queue: its memory. */
export const mailings = async (): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'folkmoot-bench-'));
  const lines = [machine()];
  try {
    const engine = await start<{ uri: string }>('intake/engine.ts', { DB_PATH: path.join(folder, 'database') });
    const sink = await start<{ url: string }>('mailings/sink.ts', {});
    const bench = {
      uri: engine.message.uri,
      engine: engine.child,
      sink: sink.child,
      smtpUrl: sink.message.url,
      dataDir: folder,
    };
    const first = await startService(bench, '1');
    await importPeople(first.call, folder);
    first.child.kill('SIGTERM');
    await once(first.child, 'exit');
    if (RECIPIENTS >= MANY) lines.push(await queueing(bench));
    else for (const lanes of LANES) lines.push(await sending(bench, lanes));
    return [...lines, machine()].join('\n');
  } finally {
    killAll();
    await rm(folder, { recursive: true, force: true });
  }
};
