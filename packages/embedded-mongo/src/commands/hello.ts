import { ObjectId } from 'bson';
import { CommandError } from '../errors';
import { compile } from '../query/match';
import { isDoc } from '../values/values';
import { docOf, type Handler, type Handlers, listOf } from './request';

const electionId = new ObjectId('7fffffff0000000000000001');
const version = '7.0.0';
const maxDocumentBytes = 16_777_216;

const hello: Handler = ({ address }) => ({
  helloOk: true,
  ismaster: true,
  isWritablePrimary: true,
  secondary: false,
  setName: 'rs0',
  setVersion: 1,
  hosts: [address],
  primary: address,
  me: address,
  electionId,
  maxBsonObjectSize: maxDocumentBytes,
  maxMessageSizeBytes: 48_000_000,
  maxWriteBatchSize: 100_000,
  localTime: new Date(),
  logicalSessionTimeoutMinutes: 30,
  connectionId: 1,
  minWireVersion: 0,
  maxWireVersion: 21,
  readOnly: false,
  ok: 1,
});

export const sessionId = (value: unknown): string => {
  const id = isDoc(value) ? value.id : undefined;
  const bytes = isDoc(id) ? undefined : (id as { buffer?: Uint8Array } | undefined)?.buffer;
  if (!bytes) throw new CommandError(2, 'BadValue', 'lsid needs an id');
  return Buffer.from(bytes).toString('hex');
};

const listDatabases: Handler = ({ body, context }) => {
  const test = compile(docOf(body.filter, 'filter'));
  const names = [...new Set(context.store.catalogue.list().map(({ db }) => db))].sort();
  const databases = names.map((name) => ({ name, sizeOnDisk: 1, empty: false })).filter(test);
  return { databases, totalSize: databases.length, ok: 1 };
};

const done: Handler = () => ({ ok: 1 });

/** The handshake and what drivers and health pages ask about the server. */
export const serverCommands: Handlers = {
  hello,
  isMaster: hello,
  ping: done,
  killSessions: done,
  refreshSessions: done,
  endSessions: ({ body, sessions }) => {
    for (const session of listOf(body.endSessions, 'endSessions')) sessions.end(sessionId(session));
    return { ok: 1 };
  },
  buildInfo: () => ({
    version,
    versionArray: [7, 0, 0, 0],
    gitVersion: 'embedded',
    modules: [],
    maxBsonObjectSize: maxDocumentBytes,
    ok: 1,
  }),
  connectionStatus: () => ({ authInfo: { authenticatedUsers: [], authenticatedUserRoles: [] }, ok: 1 }),
  getParameter: () => ({ featureCompatibilityVersion: { version: '7.0' }, ok: 1 }),
  serverStatus: ({ address, context, cursors, sessions, counts }) => ({
    host: address,
    version,
    process: 'embedded-mongo',
    pid: process.pid,
    uptime: process.uptime(),
    localTime: new Date(),
    mem: { bits: 64, resident: Math.round(process.memoryUsage.rss() / 2 ** 20) },
    opcounters: counts.report(),
    metrics: { cursor: { open: { total: cursors.size } } },
    transactions: { currentOpen: sessions.openTransactions },
    storageEngine: { name: 'lmdb', persistent: true, ...context.store.sizes() },
    ok: 1,
  }),
  replSetGetStatus: ({ address }) => ({
    set: 'rs0',
    myState: 1,
    members: [{ _id: 0, name: address, stateStr: 'PRIMARY', health: 1 }],
    ok: 1,
  }),
  replSetInitiate: () => {
    throw new CommandError(23, 'AlreadyInitialized', 'already initialized');
  },
  listDatabases,
};
