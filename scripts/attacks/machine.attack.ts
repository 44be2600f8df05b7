import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { lookup, serviceNames } from '@folkmoot/contracts';
import { type Attack, inTurn, type Target } from './attack';
import { send } from './wire';

/** `nobody` on every Linux. */
const NOBODY = 65_534;

/** Runs a program as another user of the machine. Returns its output. */
const asNobody = (source: string, args: readonly string[], root: string): Promise<string> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', source, ...args], {
      cwd: '/',
      uid: NOBODY,
      gid: NOBODY,
      env: { ROOT: root },
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: 15_000,
    });
    let text = '';
    child.stdout.on('data', (chunk) => (text += chunk));
    child.once('close', () => resolve(text));
    child.once('error', () => resolve(''));
  });

const readFiles = `
  import { readFileSync, readdirSync } from 'node:fs';
  for (const at of process.argv.slice(1)) {
    try { readdirSync(at); console.log('OPEN', at); } catch {}
    try { readFileSync(at); console.log('OPEN', at); } catch {}
  }`;

const speakToDatabase = `
  import { createRequire } from 'node:module';
  const [host, password, root] = process.argv.slice(1);
  const { MongoClient } = createRequire(root + '/package.json')('mongodb');
  const client = new MongoClient('mongodb://' + password + host, { serverSelectionTimeoutMS: 3000, directConnection: true });
  try { console.log('OPEN', (await client.db('folkmoot_admin').collection('users').findOne()) ? 'users' : 'empty'); } catch {}
  await client.close();`;

const addressOfDatabase = ({ dataDir }: Target): string => {
  const uri = readFileSync(path.join(dataDir, 'db/engine.uri'), 'utf8').trim();
  return uri.replace(/^mongodb:\/\/(?:[^@/]*@)?/, '').replace(/\?.*$/, '');
};

/** Another user of the same machine. */
export const otherUsers: Attack = {
  name: 'another user of the machine',
  run: async (target, _random, turn) => {
    if (process.platform !== 'linux' || process.getuid?.() !== 0) return ['this attack needs root on Linux'];
    const inside = [
      '',
      'db',
      'db/data.mdb',
      'db/engine.uri',
      'inbox',
      'logs',
      'logs/folkmoot.log',
      'secrets.json',
      'addresses.json',
    ];
    const files = await asNobody(
      readFiles,
      inside.map((name) => path.join(target.dataDir, name)),
      target.root,
    );
    const password = inTurn(turn, ['', 'folkmoot:folkmoot@', 'admin:@', 'root:root@', 'folkmoot:@']);
    const database = await asNobody(speakToDatabase, [addressOfDatabase(target), password, target.root], target.root);
    return [
      ...files.split('\n').filter((line) => line.startsWith('OPEN')),
      ...(database.includes('OPEN') ? [`the database is open to ${password || 'anybody'}`] : []),
    ];
  },
};

const base64 = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A service's own port, with tokens that an attacker without its keys can make. */
export const forgedTokens: Attack = {
  name: 'forged tokens at the doors of services',
  run: async ({ dataDir }, random) => {
    const addresses: Record<string, string> = JSON.parse(readFileSync(path.join(dataDir, 'addresses.json'), 'utf8'));
    const seconds = Math.floor(Date.now() / 1000);
    const actor = random.pick<unknown>([
      { kind: 'system', name: 'gateway' },
      {
        kind: 'user',
        userId: 'u0000000000000000000sys1',
        name: 'S',
        email: 'system@folkmoot.example',
        role: 'system_admin',
        councilId: null,
        status: 'active',
        isSuspended: false,
        actingAs: null,
      },
    ]);
    const claims = { actor, aud: 'folkmoot', iat: seconds, exp: seconds + 30 };
    const head = random.pick<object>([
      { alg: 'none' },
      { alg: 'HS256' },
      { alg: 'EdDSA' },
      { alg: 'none', kid: '__proto__' },
      { alg: 'HS256', kid: '../../dev/null' },
    ]);
    const token = `${base64(head)}.${base64(claims)}.${random.pick(['', 'AAAA', base64('x')])}`;
    const service = random.pick(serviceNames);
    const at = random.pick(['/api/admin/users', '/api/campaigns', '/internal/health', '/api/subscribers']);
    const { status } = await send(lookup(addresses, service) ?? '', {
      path: at,
      headers: { 'x-folkmoot-actor': token },
    });
    return status >= 200 && status < 300 ? [`${service}${at} took a forged token (${JSON.stringify(head)})`] : [];
  },
};
