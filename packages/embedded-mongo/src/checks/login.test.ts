/** @file Logins: the engine requires the password of the folder. */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import mongoose from 'mongoose';
import { handledCommands } from '../commands/dispatch';
import { startEngine } from '../server/start';
import { ask, finalMessage, firstMessage, logIn, messageOf, openSocket, startLogin } from '../testing/raw-client';
import {
  connect,
  databaseOf,
  refusalOf,
  startTestEngine,
  type TestEngine,
  temporaryFolder,
} from '../testing/test-engine';

const { MongoClient } = mongoose.mongo;
const OPEN = new Set(['hello', 'isMaster', 'ping']);

let test: TestEngine;
let user = '';
let password = '';
beforeAll(async () => {
  test = await startTestEngine();
  ({ username: user, password } = new URL(test.engine.uri));
});
afterAll(() => test.stop());

const withoutPassword = (): string =>
  test.engine.uri.replace(`${user}:${password}@`, '').replace(/&auth\w+=[^&]*/g, '');
const withPassword = (other: string): string => test.engine.uri.replace(password, other);
const connecting = (uri: string) => MongoClient.connect(uri, { serverSelectionTimeoutMS: 3000 });

describe('the engine', () => {
  it.each(handledCommands.filter((name) => !OPEN.has(name)))('refuses %s when nobody has logged in', async (name) => {
    const socket = await openSocket(test.engine.uri);

    for (const spelled of [name, name.toLowerCase(), name.toUpperCase()]) {
      expect(await ask(socket, { [spelled]: 1 })).toMatchObject({ ok: 0, code: 13, codeName: 'Unauthorized' });
    }
    socket.destroy();
  });

  it('answers a handshake and a ping when nobody has logged in, whatever else they carry', async () => {
    const socket = await openSocket(test.engine.uri);
    const transaction = { lsid: { id: Buffer.alloc(16) }, txnNumber: 1n, autocommit: false, startTransaction: true };

    expect(await ask(socket, { hello: 1, ...transaction })).toMatchObject({ ok: 1, setName: 'rs0' });
    expect(await ask(socket, { ping: 1, ...transaction })).toMatchObject({ ok: 1 });
    socket.destroy();
  });

  it('refuses a driver that has no password or another one', async () => {
    const client = await connecting(withoutPassword());
    expect(await refusalOf(client.db('check').collection('notes').findOne())).toMatchObject({ code: 13 });
    expect(await refusalOf(client.db('admin').command({ listDatabases: 1 }))).toMatchObject({ code: 13 });
    await client.close();

    expect(await refusalOf(connecting(withPassword('0'.repeat(64))))).toMatchObject({ code: 18 });
    expect(await refusalOf(connecting(test.engine.uri.replace('//folkmoot:', '//admin:')))).toMatchObject({ code: 18 });
    expect(await refusalOf(connecting(test.engine.uri.replace('=admin', '=other')))).toMatchObject({ code: 18 });
  });

  it('answers an unknown user as it answers a wrong password', async () => {
    const socket = await openSocket(test.engine.uri);
    const known = await logIn(socket, user, 'wrong');
    const unknown = await logIn(socket, 'nobody', 'wrong');
    const greeted = await Promise.all(
      [user, 'nobody'].map(async (name) => {
        const own = await openSocket(test.engine.uri);
        const { saslSupportedMechs } = await ask(own, { hello: 1, saslSupportedMechs: `admin.${name}` });
        own.destroy();
        return saslSupportedMechs;
      }),
    );

    expect(known).toMatchObject({ ok: 0, code: 18 });
    expect(unknown).toEqual(known);
    expect(greeted[0]).toEqual(greeted[1]);
    socket.destroy();
  });

  it('closes a connection when its third login has failed', async () => {
    const socket = await openSocket(test.engine.uri);
    const closed = once(socket, 'close');
    for (let attempt = 0; attempt < 3; attempt++) {
      expect(await logIn(socket, user, 'wrong')).toMatchObject({ code: 18 });
    }
    await closed;
  });

  it.each([
    ['a proof that is empty', (final: string) => final.replace(/p=.*/, 'p=')],
    ['a proof of zeros', (final: string) => final.replace(/p=.*/, `p=${Buffer.alloc(32).toString('base64')}`)],
    ['another nonce', (final: string) => final.replace(/r=./, 'r=!')],
    ['no proof', () => ''],
  ])('refuses a login when it ends with %s', async (_what, change) => {
    const socket = await openSocket(test.engine.uri);
    const first = firstMessage(user);
    const begun = await startLogin(socket, first);
    const answer = Buffer.from((begun.payload as { buffer: Uint8Array }).buffer).toString();
    const payload = Buffer.from(change(finalMessage(first, answer, password)));
    const { conversationId } = begun;

    expect(await ask(socket, { saslContinue: 1, conversationId, payload })).toMatchObject({ code: 18 });
    // The conversation has ended: a correct proof is too late.
    const right = Buffer.from(finalMessage(first, answer, password));
    expect(await ask(socket, { saslContinue: 1, conversationId, payload: right })).toMatchObject({ code: 18 });
    expect(await ask(socket, { listDatabases: 1 })).toMatchObject({ code: 13 });
    socket.destroy();
  });

  it.each([
    ['of another mechanism', 'PLAIN', `\0folkmoot\0x`],
    ['that is no SCRAM message', 'SCRAM-SHA-256', 'n,,n=folkmoot'],
    ['that wants channel binding', 'SCRAM-SHA-256', 'p=tls-unique,,n=folkmoot,r=abc'],
  ])('refuses a login %s', async (_what, mechanism, payload) => {
    const socket = await openSocket(test.engine.uri);

    expect(await startLogin(socket, payload, mechanism)).toMatchObject({ code: 18 });
    expect(await ask(socket, { saslContinue: 1, conversationId: 1, payload: Buffer.alloc(0) })).toMatchObject({
      code: 18,
    });
    socket.destroy();
  });

  it('ends a connection that sends much when it has not logged in', async () => {
    const socket = await openSocket(test.engine.uri);
    const closed = new Promise((resolve) => socket.once('close', resolve).once('error', resolve));
    socket.write(messageOf({ id: 1, body: { hello: 1, client: 'x'.repeat(100_000) } }));
    await closed;

    expect(await databaseOf(test.connection).collection('notes').countDocuments()).toBe(0);
  });
});

describe('the password', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await temporaryFolder();
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));
  const modeOf = (name: string): number => statSync(path.join(folder, name)).mode & 0o777;

  it('is kept for its owner only, and stays when the engine starts again', async () => {
    chmodSync(folder, 0o755);
    writeFileSync(path.join(folder, 'engine.uri'), 'of an older version', { mode: 0o644 });
    const first = await startEngine({ dbPath: folder, noSync: true });
    const connection = await connect(first.uri);
    await databaseOf(connection).collection('notes').insertOne({ text: 'kept' });
    await connection.close();
    await first.stop();
    const second = await startEngine({ dbPath: folder, noSync: true, port: first.port });

    expect(second.uri).toBe(first.uri);
    expect(readFileSync(path.join(folder, 'engine.uri'), 'utf8').trim()).toBe(first.uri);
    expect([modeOf('.'), modeOf('engine.uri'), modeOf('engine.password')]).toEqual([0o700, 0o600, 0o600]);
    await second.stop();
  });

  it('that is no password is refused with the name of its file', async () => {
    writeFileSync(path.join(folder, 'engine.password'), 'short');

    await expect(startEngine({ dbPath: folder })).rejects.toMatchObject({
      code: 'FolderBroken',
      message: expect.stringContaining('engine.password'),
    });
  });
});

describe('the engine over TLS', () => {
  const keys = mkdtempSync(path.join(tmpdir(), 'engine-tls-'));
  afterAll(() => rmSync(keys, { recursive: true, force: true }));
  const certificate = (name: string) => {
    const [key, cert] = ['key', 'pem'].map((ending) => path.join(keys, `${name}.${ending}`)) as [string, string];
    const subject = ['-subj', `/CN=${name}`, '-addext', 'subjectAltName=IP:127.0.0.1'];
    const form = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
    execFileSync('openssl', ['req', ...form, '-keyout', key, '-out', cert, ...subject], { stdio: 'ignore' });
    return { key, cert };
  };

  it('serves a driver that trusts its certificate, and no other', async () => {
    const own = certificate('engine');
    const foreign = certificate('foreign');
    const dbPath = await mkdtemp(path.join(tmpdir(), 'engine-tls-data-'));
    const tls = { key: readFileSync(own.key, 'utf8'), cert: readFileSync(own.cert, 'utf8') };
    const engine = await startEngine({ dbPath, noSync: true, tls });
    const trusting = (file: string): string => `${engine.uri}&tlsCAFile=${encodeURIComponent(file)}`;

    const client = await connecting(trusting(own.cert));
    await client.db('check').collection('notes').insertOne({ text: 'over TLS' });
    expect(await client.db('check').collection('notes').countDocuments()).toBe(1);
    await client.close();
    expect((await refusalOf(connecting(trusting(foreign.cert)))).message).toMatch(/certificate/);
    expect((await refusalOf(connecting(engine.uri))).message).toMatch(/certificate/);

    await engine.stop();
    await rm(dbPath, { recursive: true, force: true });
  });
});
