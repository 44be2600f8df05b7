/**
 * @file P12: invitations per second to a raw mail server on this machine, each with its token and its state, for
 * several numbers of parallel connections; the same with a newsletter that has the name and ward of each person
 * (`KIND=newsletter`); and the memory that a long queue uses (`RECIPIENTS=1000000`).
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
  cancelNewsletterOperation,
  createImportOperation,
  createMailingOperation,
  createNewsletterOperation,
  createTagOperation,
  getImportOperation,
  getMailingOperation,
  getNewsletterOperation,
  type Mailing,
  sendMailingOperation,
  sendNewsletterOperation,
  startImportOperation,
} from '@folkmoot/contracts';
import { caller, userActor } from '@folkmoot/service-kit/testing';
import { createChildren } from './children';
import { machine } from './rounds';

const RECIPIENTS = Number(process.env.RECIPIENTS ?? 20_000);
/** From this number on the benchmark measures the queue: only the first part is sent. */
const MANY = 200_000;
const LANES = (process.env.LANES ?? '1,4,16').split(',');
const isNewsletter = process.env.KIND === 'newsletter';
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
  const lines = Array.from(
    { length: RECIPIENTS },
    (_, at) => `resident${at}@mail-${at % 997}.example,Name${at % 500},Ward ${at % 25}`,
  );
  await writeFile(file, `Email,First name,Ward\n${lines.join('\n')}\n`);
  return file;
};

const importPeople = async (call: Call, folder: string): Promise<void> => {
  const { body: tag } = await call(createTagOperation, { as: me, body: { name: 'Residents' } });
  const form = new FormData();
  form.append('preview', 'true');
  form.append('file', await openAsBlob(await people(folder)), 'people.csv');
  const { body } = await call(createImportOperation, { as: me, body: form });
  const columns = [
    { index: 1, attribute: 'first_name' },
    { index: 2, attribute: 'ward' },
  ];
  const choice = { emailColumn: 0, hasHeader: true, tagIds: [tag.id], consentSource: 'a benchmark', columns };
  const started = await call(startImportOperation, { as: me, params: { importId: body.id }, body: choice });
  if (started.status !== 202) throw new Error(`the import was refused: ${started.text}`);
  for (;;) {
    const { state } = (await call(getImportOperation, { as: me, params: { importId: body.id } })).body;
    if (state === 'done') return;
    if (state === 'failed') throw new Error('the people could not be imported');
    await pause(LOOK_MS);
  }
};

type Sent = Pick<Mailing, 'id' | 'state' | 'counts' | 'isExpanded'>;

const beginInvitation = async (call: Call) => {
  const body = {
    ...{ campaignId: 'bench', kind: 'invitation', subject: 'Your view on {campaign}', audience: { of: 'everybody' } },
    text: 'Hello,\n\n{council} would like to hear from you: {campaign}.\n\nIt takes a few minutes.',
  };
  const { body: mailing } = await call(createMailingOperation, { as: me, body });
  const params = { mailingId: mailing.id };
  return call(sendMailingOperation, { as: me, params, body: { revision: mailing.revision } });
};

const beginNewsletter = async (call: Call) => {
  const body = {
    ...{ subject: '{First name|Neighbour}, news from {council}', title: 'This autumn', isPublic: false },
    audience: { of: 'everybody' },
    blocks: [
      { kind: 'heading', id: 'h', text: 'At the pond' },
      {
        kind: 'text',
        id: 't',
        text: 'Dear {first name|neighbour},\n\nin {ward|your ward} we have planted **40 trees**.',
      },
      { kind: 'button', id: 'b', label: 'Read more', url: 'https://riverside.example/more' },
    ],
  };
  const { body: newsletter } = await call(createNewsletterOperation, { as: me, body });
  const params = { newsletterId: newsletter.id };
  return call(sendNewsletterOperation, { as: me, params, body: { revision: newsletter.revision } });
};

const begin = async (call: Call): Promise<Sent> => {
  const sent = await (isNewsletter ? beginNewsletter(call) : beginInvitation(call));
  if (sent.status !== 200) throw new Error(`it was not sent: ${sent.text}`);
  return sent.body;
};

const read = async (call: Call, id: string): Promise<Sent> =>
  isNewsletter
    ? (await call(getNewsletterOperation, { as: me, params: { newsletterId: id } })).body
    : (await call(getMailingOperation, { as: me, params: { mailingId: id } })).body;

const until = async (call: Call, { id }: Sent, isMeant: (sent: Sent) => boolean): Promise<Sent> => {
  for (;;) {
    const now = await read(call, id);
    if (isMeant(now)) return now;
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
  if (isNewsletter) await call(cancelNewsletterOperation, { as: me, params: { newsletterId: mailing.id } });
  else await call(cancelMailingOperation, { as: me, params: { mailingId: mailing.id } });
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
