import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import type { Mailing } from '@folkmoot/contracts';
import { ACTOR_HEADER } from '@folkmoot/service-kit';
import { sampleCouncil, testKeysEnv, tokenFor, userActor } from '@folkmoot/service-kit/testing';
import { mongo } from 'mongoose';
import { freePorts } from '../../scripts/start/ports.mjs';

const CAMPAIGN = 'campaign_1';
/** A start takes a second, and much longer on a busy machine. */
const TIMEOUT_MS = 180_000;
const LOOK_MS = 100;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const saying = async (child: ChildProcess): Promise<string> => {
  let text = '';
  for await (const chunk of child.stdout ?? []) {
    text += String(chunk);
    if (text.includes('\n')) return text.trim();
  }
  throw new Error('the engine ended');
};

const startEngine = async (root: string, dataDir: string) => {
  const entry = path.join(root, 'packages/embedded-mongo/dist/main.mjs');
  const args = [entry, '--dbpath', path.join(dataDir, 'database'), '--port', '0'];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  return { child, uri: await saying(child) };
};

type Client = InstanceType<typeof mongo.MongoClient>;

const addressOf = (at: number): string => `p${at}@residents.example`;

/** Writes people and the data that events of other services would have created. */
const fill = async (client: Client, people: number): Promise<void> => {
  const council = sampleCouncil();
  const database = client.db('folkmoot_subscribers');
  const copy = { _id: council.id, council, sourceRevision: 1, isDeleted: false };
  await database.collection<{ _id: string }>('councils').insertOne(copy);
  const snapshot = {
    councilId: council.id,
    ...{ title: 'Parks', description: '', status: 'active', frequency: 'once', startDate: null, endDate: null },
    ...{ publishedVersion: 1, isDeleted: false, revision: 1 },
  };
  const campaign = { _id: CAMPAIGN, councilId: council.id, revision: 1, snapshot, closedAt: null };
  await database.collection<{ _id: string }>('campaigns').insertOne(campaign);
  const rows = Array.from({ length: people }, (_, at) => ({
    _id: `person_${at}`,
    councilId: council.id,
    ...{ revision: 1, email: addressOf(at), writtenEmail: addressOf(at), uniqueId: `P${at}` },
    ...{ source: 'csv_upload', status: 'active', subscribedAt: new Date(), subscriptions: [], history: [] },
    ...{ tagIds: [], everTagIds: [], searchKeys: [] },
  }));
  await database.collection<{ _id: string }>('subscribers').insertMany(rows);
};

/** The mail that is sent: the body of its draft, by the last part of its address. */
const drafts = {
  mailings: { campaignId: CAMPAIGN, kind: 'invitation', subject: 'Parks', text: 'Hello' },
  newsletters: {
    subject: 'News from {council}',
    title: 'Parks',
    blocks: [
      { kind: 'text', id: 'text', text: 'Hello from {council}. See https://riverside.example.' },
      { kind: 'survey', id: 'survey', label: 'Take part', campaignId: CAMPAIGN },
    ],
    isPublic: true,
  },
} as const;

interface MailerOptions {
  /** Default: an invitation. */
  readonly sends?: keyof typeof drafts;
  readonly people: number;
  readonly env: NodeJS.ProcessEnv;
}

interface MailerInput {
  readonly root: string;
  readonly dataDir: string;
  readonly uri: string;
  readonly env: NodeJS.ProcessEnv;
}

/** The service as a process that can be stopped and started again at the same address. */
const startService = async ({ root, dataDir, uri, env }: MailerInput) => {
  const [port = 0] = await freePorts(1);
  const key = randomBytes(32).toString('hex');
  const origin = `http://127.0.0.1:${port}`;
  let child: ChildProcess | null = null;
  const isReady = async (): Promise<boolean> => (await fetch(`${origin}/readyz`).catch(() => null))?.ok ?? false;
  const begin = async (): Promise<void> => {
    child = spawn(process.execPath, [path.join(root, 'services/subscribers/dist/main.mjs')], {
      stdio: 'ignore',
      env: {
        ...process.env,
        ...{ MONGODB_URI: uri, PORT: String(port), SUBSCRIBER_KEY: key, ...testKeysEnv('subscribers') },
        ...{ PUBLIC_ORIGIN: 'http://localhost:8080', ADMIN_URL: 'http://127.0.0.1:9', DATA_DIR: dataDir },
        ...{ AMQP_URL: undefined, LOG_LEVEL: 'error', MAILS_PER_SECOND: '0', MAILING_UNDO_SECONDS: '0', ...env },
      },
    });
    const deadline = Date.now() + TIMEOUT_MS;
    while (!(await isReady())) {
      if (Date.now() > deadline) throw new Error('the subscribers service does not start');
      await pause(LOOK_MS);
    }
  };
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    if (!child) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };
  const call = async <T>(method: string, where: string, body?: object): Promise<T> => {
    const response = await fetch(`${origin}${where}`, {
      method,
      headers: { 'content-type': 'application/json', [ACTOR_HEADER]: await tokenFor(userActor(), 'subscribers') },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(`${method} ${where}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  };
  await begin();
  return { begin, end, call };
};

/** Simulates the end of the job leases of a dead process. */
const forgetJobs = async (client: Client): Promise<void> => {
  const database = client.db('folkmoot_subscribers');
  for (const name of ['agenda_jobs', 'job_runs']) await database.collection(name).deleteMany({});
};

/** Addresses of people who may have received the message twice. */
const markedIn = async (client: Client): Promise<Set<string>> => {
  const deliveries = client.db('folkmoot_subscribers').collection('deliveries');
  const doubtful = await deliveries.find({ maybeTwice: true }).toArray();
  return new Set(doubtful.map(({ subscriberId }) => addressOf(Number(String(subscriberId).slice('person_'.length)))));
};

/** The built subscribers service on its own engine, with some people, and a mail server to send to. */
export const startMailer = async (
  root: string,
  dataDir: string,
  { people, env, sends = 'mailings' }: MailerOptions,
) => {
  const where = `/api/${sends}`;
  const engine = await startEngine(root, dataDir);
  const client = await new mongo.MongoClient(engine.uri).connect();
  const { begin, end, call } = await startService({ root, dataDir, uri: engine.uri, env });
  await fill(client, people);
  return {
    /** Sends a mailing to all people. Returns its id. */
    send: async (): Promise<string> => {
      const { id, revision } = await call<Mailing>('POST', where, { ...drafts[sends], audience: { of: 'everybody' } });
      await call('POST', `${where}/${id}/send`, { revision });
      return id;
    },
    mailing: (id: string) => call<Pick<Mailing, 'state' | 'counts' | 'problem'>>('GET', `${where}/${id}`),
    marked: () => markedIn(client),
    kill: async (): Promise<void> => {
      await end('SIGKILL');
      await forgetJobs(client);
    },
    restart: begin,
    stop: async (): Promise<void> => {
      await end('SIGTERM');
      await client.close();
      const gone = once(engine.child, 'exit');
      engine.child.kill('SIGTERM');
      await gone;
    },
  };
};
