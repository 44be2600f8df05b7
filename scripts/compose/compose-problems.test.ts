import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { signerNames } from '@folkmoot/contracts';
import { brokerUsers, trustedKeysOf } from '@folkmoot/service-kit';
import { parse } from 'yaml';
import { pinned } from '../../deploy/images/pinned.mjs';
import { documentedSettings } from '../docs/configuration';
import { type ComposeFile, composeVariables, readCompose } from './compose-file';
import { composeProblems } from './compose-problems';
import { envExample, unexplainedVariables } from './env-example';
import { processesOf } from './outside';
import { settingProblems } from './setting-problems';

const root = path.resolve(import.meta.dirname, '../..');
const composeFile = path.join(root, 'docker-compose.yml');
const documented = documentedSettings(root);
/** The required variables, as in the operator's .env. */
const REQUIRED = {
  SMTP_URL_FILE: './deploy/secrets/smtp_url',
  PUBLIC_ORIGIN: 'https://feedback.example',
  MAIL_FROM: 'Feedback <no-reply@feedback.example>',
  SUPPORT_EMAIL: 'help@feedback.example',
  SYSTEM_ADMIN_EMAIL: 'you@feedback.example',
};
const read = (variables: Record<string, string> = {}): ComposeFile =>
  readCompose(composeFile, { ...REQUIRED, ...variables });

type Change = (file: ComposeFile) => void;

const serviceOf = (file: ComposeFile, name: string) => {
  const service = file.services[name];
  if (!service) throw new Error(`no service ${name}`);
  return service;
};

const planted: readonly [string, Change, string][] = [
  [
    'a secret that the service is not given',
    (file) => void serviceOf(file, 'admin').secrets.splice(-1),
    'admin reads /run/secrets/secrets_key, which it is not given',
  ],
  [
    'a secret that is nowhere',
    (file) => void delete file.secrets.trusted_keys,
    'gateway uses the secret trusted_keys: none',
  ],
  [
    'the private key of another container',
    (file) =>
      Object.assign(serviceOf(file, 'public').secrets.find(({ target }) => target.endsWith('/service_key')) ?? {}, {
        source: 'service_key_admin',
      }),
    'public is given service_key_admin, which is of admin',
  ],
  [
    'a key as it is',
    (file) => void Object.assign(serviceOf(file, 'public').environment, { START_TOKEN_KEY: 'k' }),
    'public has START_TOKEN_KEY in its environment: give it as START_TOKEN_KEY_FILE',
  ],
  [
    'an address at which nobody listens',
    (file) => void Object.assign(serviceOf(file, 'gateway').environment, { ADMIN_URL: 'http://admin:8081' }),
    'gateway: ADMIN_URL leads to http://admin:8081, where nobody listens',
  ],
  [
    'waiting for a health that nobody looks at',
    (file) => void delete serviceOf(file, 'rabbitmq').healthcheck,
    'admin waits for the health of rabbitmq, which has no health check',
  ],
  [
    'a broker that nobody can reach',
    (file) => void Object.assign(serviceOf(file, 'rabbitmq'), { networks: ['outside'] }),
    'gateway is in no network with rabbitmq',
  ],
  [
    'a container in the default network',
    (file) => void Object.assign(serviceOf(file, 'tools'), { networks: [] }),
    'tools is in no network of the file',
  ],
  ['a volume that is none', (file) => void delete file.volumes.releases, 'public mounts the volume releases: none'],
  [
    'a container that may write anywhere',
    (file) => void Object.assign(serviceOf(file, 'campaigns'), { read_only: false }),
    'campaigns is not guarded',
  ],
  [
    'a container without limits',
    (file) => void Object.assign(serviceOf(file, 'mongodb'), { deploy: { replicas: 1 } }),
    'mongodb has no limits of memory and processors',
  ],
  [
    'a service that starts Node without its flags',
    (file) => void serviceOf(file, 'public').command.splice(1, 1),
    'public starts Node without --disable-proto=delete',
  ],
  [
    'a service that has no container',
    (file) => void delete file.services.subscribers,
    'nothing is built from services/subscribers',
  ],
  [
    'a service that nobody is told of',
    (file) => void delete serviceOf(file, 'gateway').environment.PUBLIC_URL,
    'gateway has no address of public: PUBLIC_URL',
  ],
];

test('docker-compose.yml has no problem', () => {
  expect(composeProblems(read(), root)).toEqual([]);
});

test.each(planted)('docker-compose.yml with %s is reported', (_what, change, problem) => {
  const file = read();
  change(file);
  expect(composeProblems(file, root)).toContain(problem);
});

test('docker-compose.yml is refused in words when there is no mail server and nobody asked for the demo', () => {
  const { SMTP_URL_FILE: _none, ...others } = REQUIRED;
  expect(() => readCompose(composeFile, others)).toThrow(
    /^SMTP_URL_FILE: no mail server is set.*deploy\/secrets\/smtp_url.*--env-file deploy\/demo\.env/,
  );
});

test.each(['PUBLIC_ORIGIN', 'MAIL_FROM', 'SUPPORT_EMAIL', 'SYSTEM_ADMIN_EMAIL'])(
  'docker-compose.yml is refused and says what to write when %s is missing',
  (name) => {
    expect(() => readCompose(composeFile, { ...REQUIRED, [name]: '' })).toThrow(
      new RegExp(`^${name}: write .* into \\.env, such as ${name}=`),
    );
  },
);

describe('the settings of docker-compose.yml', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'folkmoot-compose-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  /** The problems of the file with a change in its text. */
  const problemsWith = (from: RegExp, to: string): string[] => {
    const changed = path.join(folder, 'docker-compose.yml');
    const text = readFileSync(composeFile, 'utf8');
    expect(text).toMatch(from);
    writeFileSync(changed, text.replace(from, to));
    return settingProblems(documented, changed);
  };

  it('can all be given', () => expect(settingProblems(documented, composeFile)).toEqual([]));
  it('are reported when one is missing', () =>
    expect(problemsWith(/ {6}CLAMAV_URL: .*\n/, '')).toEqual(['campaigns cannot be given CLAMAV_URL']));
  it('are reported when one has a value that nobody can change', () =>
    expect(problemsWith(/(?<=MAX_CONNECTIONS: ).*/, "'100'")).toEqual(['gateway cannot be given MAX_CONNECTIONS']));
  it('are reported when no configuration declares one', () =>
    expect(problemsWith(/ {6}CLAMAV_URL: /, '      CLAMAVE_URL: x\n      CLAMAV_URL: ')).toEqual([
      'campaigns is given CLAMAVE_URL, which no configuration declares',
    ]));
});

test('.env.example has every variable and only explained ones, and starts the system when the required ones are kept', () => {
  expect(unexplainedVariables(root, documented)).toEqual([]);
  const text = envExample(root, documented);
  expect(readFileSync(path.join(root, '.env.example'), 'utf8')).toBe(text);
  const named = [...text.matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
  const wanted = composeVariables(composeFile).map(({ name }) => name);
  expect(named).toEqual(expect.arrayContaining(wanted));
  expect(new Set(named).size).toBe(named.length);
  const kept = Object.fromEntries(
    [...text.matchAll(/^([A-Z][A-Z0-9_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  );
  expect(readCompose(composeFile, kept).services.gateway?.environment.TRUSTED_PROXIES).toBe('1');
});

describe('images by digest', () => {
  const services = {
    admin: { image: 'registry.example:5000/folkmoot/admin:0.2.0' },
    mongodb: { image: 'mongo:8.0' },
  };
  const digests: Readonly<Record<string, readonly string[]>> = {
    'registry.example:5000/folkmoot/admin:0.2.0': [
      'elsewhere.example/admin@sha256:11',
      'registry.example:5000/folkmoot/admin@sha256:22',
    ],
    'mongo:8.0': ['mongo@sha256:33'],
  };

  it('replace each tag', () =>
    expect(parse(pinned(services, (image) => digests[image] ?? []).text)).toEqual({
      services: {
        admin: { image: 'registry.example:5000/folkmoot/admin@sha256:22' },
        mongodb: { image: 'mongo@sha256:33' },
      },
    }));
  it('are refused when an image was only built here', () =>
    expect(pinned(services, (image) => (image === 'mongo:8.0' ? ['mongo@sha256:33'] : [])).missing).toEqual([
      'registry.example:5000/folkmoot/admin:0.2.0',
    ]));
});

test('the mail sink shows mails only to this machine and only in the demo, and never through the gateway', () => {
  const open = read({ LISTEN: '0.0.0.0' });
  const { profiles, ports } = serviceOf(open, 'mail-sink');
  expect([profiles, ports]).toEqual([['demo', 'sink'], ['127.0.0.1:8025:8025']]);
  const others = Object.values(open.services).filter((service) => service !== serviceOf(open, 'mail-sink'));
  expect(others.flatMap(({ environment }) => Object.keys(environment))).not.toContain('DEV_INBOX_URL');
  const always = others.filter(({ profiles: needed }) => needed.length === 0);
  expect(always.flatMap(({ ports: published }) => published)).toEqual(['0.0.0.0:8080:8080']);
  expect(serviceOf(open, 'caddy').ports).toEqual(['80:80', '443:443', '443:443/udp']);
});

test('the gateway shares no network with the database or the mails, and those networks are internal', () => {
  const file = read();
  const { networks } = serviceOf(file, 'gateway');
  const sharedNetworks = (name: string) =>
    serviceOf(file, name).networks.filter((network) => networks.includes(network));
  expect([sharedNetworks('mongodb'), sharedNetworks('mail-sink')]).toEqual([[], []]);
  for (const name of ['mongodb', 'rabbitmq']) {
    expect(serviceOf(file, name).networks.map((network) => file.networks[network]?.internal)).toEqual([true]);
  }
});

test('the proxy reaches the gateway and nothing else', () => {
  const file = read();
  const { networks } = serviceOf(file, 'caddy');
  const reached = Object.entries(file.services).filter(([, service]) =>
    service.networks.some((network) => networks.includes(network)),
  );
  expect(reached.map(([name]) => name).sort()).toEqual(['caddy', 'gateway']);
});

test('deploy/demo.env sets what the demo needs', () => {
  const lines = readFileSync(path.join(root, 'deploy/demo.env'), 'utf8').split('\n');
  const variables = Object.fromEntries(lines.filter((line) => /^[A-Z]/.test(line)).map((line) => line.split('=')));
  expect(variables).toMatchObject({ COMPOSE_PROFILES: 'demo', SMTP_URL_FILE: './deploy/secrets/smtp_url_demo' });
  expect(readCompose(composeFile, variables).secrets.smtp_url).toEqual({ file: variables.SMTP_URL_FILE });
});

test('the secrets of docker-compose.yml are complete and unchanged when an operator makes them twice', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'folkmoot-secrets-'));
  const make = () => execFileSync(process.execPath, [path.join(root, 'deploy/make-secrets.mjs'), folder]);
  const made = () => readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]);
  try {
    make();
    const before = made();
    expect(before.filter(([, text]) => text === '').map(([name]) => name)).toContain('s3_secret_key');
    // The address of a mail server is the operator's own.
    const needed = Object.keys(read().secrets).filter((name) => name !== 'smtp_url');
    expect(before.map(([name]) => name)).toEqual(expect.arrayContaining([...needed, 'smtp_url_demo']));
    make();
    expect(made()).toEqual(before);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the secrets of a former version are kept and new ones are added when an operator makes them again', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'folkmoot-secrets-'));
  const contentOf = (name: string) => readFileSync(path.join(folder, name), 'utf8').trim();
  const sortedKeys = (text: string) => text.split(',').sort();
  try {
    writeFileSync(path.join(folder, 'actor_token_key'), 'former\n');
    writeFileSync(path.join(folder, 'rabbitmq_password'), 'broker\n');
    execFileSync(process.execPath, [path.join(root, 'deploy/make-secrets.mjs'), folder]);
    expect([contentOf('actor_token_key'), contentOf('rabbitmq_password')]).toEqual(['former', 'broker']);
    const privateKeys = Object.fromEntries(signerNames.map((name) => [name, contentOf(`service_key_${name}`)]));
    expect(sortedKeys(contentOf('trusted_keys'))).toEqual(sortedKeys(trustedKeysOf(privateKeys)));
    const { users } = JSON.parse(contentOf('rabbitmq_definitions')) as {
      users: { name: string; password_hash: string }[];
    };
    const known = users.filter(({ password_hash: hash }) => hash !== '').map(({ name }) => name);
    expect(known).toEqual([...brokerUsers]);
    rmSync(path.join(folder, 'service_key_public'));
    execFileSync(process.execPath, [path.join(root, 'deploy/make-secrets.mjs'), folder]);
    const replaced = { ...privateKeys, public: contentOf('service_key_public') };
    expect(sortedKeys(contentOf('trusted_keys'))).toEqual(sortedKeys(trustedKeysOf(replaced)));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('docker-compose.yml has the values of the variables when they are set, and its defaults otherwise', () => {
  expect(serviceOf(read(), 'gateway').ports).toEqual(['127.0.0.1:8080:8080']);
  expect(serviceOf(read({ LISTEN: '0.0.0.0', PORT: '80' }), 'gateway').ports).toEqual(['0.0.0.0:80:8080']);
  expect(serviceOf(read({ S3_URL: 'https://s3.example' }), 'public').environment.S3_URL).toBe('https://s3.example');
  expect(serviceOf(read(), 'mongodb').entrypoint?.[2]).toContain('"$@"');
});

test('the processes of docker-compose.yml know each other, and only their own secrets', async () => {
  const file = read({ PORT: '4999' });
  serviceOf(file, 'campaigns').secrets = [];
  const processes = await processesOf({ file, secretsDir: '/secrets', volumesDir: '/volumes' });
  const named = (name: string) => processes.find((each) => each.name === name);
  const admins = processes.filter(({ service }) => service === 'admin').map(({ url }) => url);
  expect(admins).toHaveLength(2);
  expect(named('gateway-1')?.env).toMatchObject({
    PORT: '4999',
    ADMIN_URL: admins.join(','),
    STATIC_DIR: '/volumes/releases/static',
    SERVICE_KEY_FILE: '/secrets/service_key_gateway',
    AMQP_URL_FILE: '/secrets/amqp_url_gateway',
  });
  expect(named('campaigns-1')?.env.SERVICE_KEY_FILE).toBe('/run/secrets/service_key');
  expect(processes.map(({ service }) => service)).not.toContain('mongodb');
});
