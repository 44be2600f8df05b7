import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serviceNames } from '@folkmoot/contracts';
import { parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { secretManifest } from '../../deploy/kubernetes/secret/manifest.mjs';
import { Problem } from '../start/problem.mjs';
import { checkSettings } from './check-settings';
import { examples, renderedExamples, renderedPath } from './examples';
import type { Manifest } from './manifest';
import { Service } from './models';
import { mongoDbCommunity } from './operator-resources';
import { readParts } from './parts';
import { manifestsOf, readInstallation, render } from './render';
import { type ClusterValues, readValues } from './values';

const root = path.resolve(import.meta.dirname, '../..');
const small = examples.small as ClusterValues;
const served = ['gateway', ...serviceNames];

const peer = z.object({
  podSelector: z
    .object({
      matchLabels: z.record(z.string(), z.string()).optional(),
      matchExpressions: z.array(z.object({ values: z.array(z.string()) })).optional(),
    })
    .optional(),
  namespaceSelector: z.object({ matchLabels: z.record(z.string(), z.string()) }).optional(),
  ipBlock: z.object({ cidr: z.string() }).optional(),
});
const rule = z.object({ from: z.array(peer).optional(), to: z.array(peer).optional() });
const container = z.object({
  name: z.string(),
  image: z.string(),
  command: z.array(z.string()).optional(),
  env: z.array(z.object({ name: z.string(), value: z.string() })).optional(),
  resources: z.object({
    requests: z.object({ cpu: z.string(), memory: z.string() }),
    limits: z.object({ memory: z.string() }),
  }),
  securityContext: z.record(z.string(), z.unknown()),
  volumeMounts: z.array(z.object({ name: z.string(), mountPath: z.string() })),
});
const pod = z.object({
  metadata: z.object({ labels: z.record(z.string(), z.string()) }),
  spec: z.object({
    automountServiceAccountToken: z.boolean(),
    enableServiceLinks: z.boolean(),
    securityContext: z.record(z.string(), z.unknown()),
    initContainers: z.array(container).optional(),
    containers: z.array(container),
    volumes: z.array(
      z.object({
        name: z.string(),
        projected: z
          .object({
            sources: z.array(
              z.object({
                secret: z.object({ name: z.string(), items: z.array(z.object({ key: z.string(), path: z.string() })) }),
              }),
            ),
          })
          .optional(),
        persistentVolumeClaim: z.object({ claimName: z.string() }).optional(),
      }),
    ),
  }),
});
type Pod = z.output<typeof pod>;

const object = z.looseObject({
  kind: z.string(),
  metadata: z.object({ name: z.string(), namespace: z.string().optional() }),
  spec: z.record(z.string(), z.unknown()).default({}),
});
type Rendered = z.output<typeof object>;

/** The objects of a text, as Kubernetes reads it. */
const objectsIn = (text: string): Rendered[] =>
  parseAllDocuments(text, { version: '1.1' }).map((document) => {
    expect(document.errors).toEqual([]);
    return object.parse(document.toJS());
  });

const manifestsWith = (change: Partial<ClusterValues>): Manifest[] =>
  manifestsOf(readInstallation(root, { ...small, ...change }));

/** Every pod of ours, by the name of its object. */
const podsIn = (objects: readonly Rendered[]): Map<string, Pod> =>
  new Map(
    objects.flatMap(({ kind, metadata, spec }) => {
      if (kind === 'CronJob') {
        const { jobTemplate } = spec as { jobTemplate: { spec: { template: unknown } } };
        return [[metadata.name, pod.parse(jobTemplate.spec.template)] as const];
      }
      return kind === 'Deployment' || kind === 'Job' ? [[metadata.name, pod.parse(spec.template)] as const] : [];
    }),
  );

const texts = renderedExamples(root);
const textOf = (name: string): string => texts[renderedPath(name)] ?? '';

describe.each(Object.keys(examples))('the example %s', (name) => {
  const objects = objectsIn(textOf(name));
  const pods = podsIn(objects);

  it('is as it was rendered last: npm run docs renders it again', () =>
    expect(readFileSync(path.join(root, renderedPath(name)), 'utf8')).toBe(textOf(name)));

  it('has settings that the services accept', async () => {
    await checkSettings(readInstallation(root, examples[name]).parts, name);
  });

  it('has each object once, in its namespace', () => {
    const { namespace } = examples[name] as ClusterValues;
    const titles = objects.map(({ kind, metadata }) => `${kind} ${metadata.name}`);
    expect(new Set(titles).size).toBe(titles.length);
    const elsewhere = objects.filter(({ kind, metadata }) => kind !== 'Namespace' && metadata.namespace !== namespace);
    expect(elsewhere).toEqual([]);
  });

  it('runs every pod as a user without rights, who can write to volumes only', () => {
    expect([...pods.keys()]).toEqual(
      expect.arrayContaining([...served, 'backup', 'migrate', 'migrate-dry-run', 'tools']),
    );
    for (const { spec } of pods.values()) {
      expect(spec).toMatchObject({
        automountServiceAccountToken: false,
        enableServiceLinks: false,
        securityContext: { runAsNonRoot: true, runAsUser: 1000, seccompProfile: { type: 'RuntimeDefault' } },
      });
      for (const each of [...spec.containers, ...(spec.initContainers ?? [])]) {
        expect(each.securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
        const volumes = spec.volumes.map((volume) => volume.name);
        expect(volumes).toEqual(expect.arrayContaining(each.volumeMounts.map((mount) => mount.name)));
      }
    }
  });

  it('mounts each secret that a setting names, and puts none into a setting', () => {
    for (const { spec } of pods.values()) {
      const [{ env = [] } = {}] = spec.containers;
      const items = spec.volumes
        .flatMap(({ projected }) => projected?.sources ?? [])
        .flatMap(({ secret }) => secret.items);
      const files = items.map((item) => `/run/secrets/${item.path}`);
      expect(files).toEqual(
        expect.arrayContaining(env.map(({ value }) => value).filter((value) => value.startsWith('/run/secrets/'))),
      );
      expect(env.filter((each) => /(KEY|SECRET|PASSWORD|TOKEN|MONGODB_URI|AMQP_URL)$/.test(each.name))).toEqual([]);
    }
  });

  it('gives each service its own key and its own user of the database', () => {
    const items = served.map((service) => {
      const sources = pods.get(service)?.spec.volumes.flatMap(({ projected }) => projected?.sources ?? []) ?? [];
      return sources.flatMap(({ secret }) =>
        secret.items.map(({ key, path: target }) => ({ name: secret.name, key, target })),
      );
    });
    for (const [index, service] of served.entries()) {
      const keyOf = (target: string) => items[index]?.find((item) => item.target === target)?.key;
      expect(keyOf('service_key')).toBe(`service_key_${service}`);
      expect(keyOf('amqp_url')).toBe(`amqp_url_${service}`);
      if (service === 'gateway') continue;
      const address = items[index]?.find((item) => item.target === `mongodb_uri_${service}`);
      const isOwn = (examples[name] as ClusterValues).database.kind === 'own';
      expect(address).toMatchObject(
        isOwn
          ? { name: 'folkmoot-secrets', key: `mongodb_uri_${service}` }
          : { name: `mongodb-uri-${service}`, key: 'connectionString.standard' },
      );
    }
  });

  it('mounts only volumes that are claimed', () => {
    const claimed = objects.filter(({ kind }) => kind === 'PersistentVolumeClaim').map(({ metadata }) => metadata.name);
    const used = [...pods.values()].flatMap(({ spec }) =>
      spec.volumes.flatMap((each) => each.persistentVolumeClaim?.claimName ?? []),
    );
    expect(new Set(used)).toEqual(new Set(claimed));
  });
});

describe('the network policies', () => {
  const policies = new Map(
    objectsIn(textOf('small'))
      .filter(({ kind }) => kind === 'NetworkPolicy')
      .map(({ metadata, spec }) => [
        metadata.name,
        z
          .object({ podSelector: z.unknown(), policyTypes: z.unknown(), ingress: z.array(rule), egress: z.array(rule) })
          .parse(spec),
      ]),
  );
  const nameOf = ({ podSelector, namespaceSelector, ipBlock }: z.output<typeof peer>): string[] => {
    const listed = podSelector?.matchExpressions?.flatMap(({ values }) => values);
    if (listed) return listed;
    const labels = podSelector?.matchLabels;
    return [
      ipBlock?.cidr ??
        labels?.['app.kubernetes.io/name'] ??
        labels?.app ??
        `namespace ${namespaceSelector?.matchLabels['kubernetes.io/metadata.name']}`,
    ];
  };
  const callers = (name: string) =>
    policies
      .get(name)
      ?.ingress.flatMap(({ from = [] }) => from.flatMap(nameOf))
      .sort();
  const targets = (name: string) =>
    policies
      .get(name)
      ?.egress.flatMap(({ to = [] }) => to.flatMap(nameOf))
      .sort();
  const tools = ['backup', 'migrate', 'migrate-dry-run', 'tools'];

  it('close the namespace', () =>
    expect(policies.get('default')).toMatchObject({
      podSelector: {},
      policyTypes: ['Ingress', 'Egress'],
      ingress: [],
    }));
  it('let only the ingress controller and the operator reach the gateway, and the gateway no database', () => {
    expect(callers('gateway')).toEqual(['namespace kube-system', 'tools']);
    expect(targets('gateway')).toEqual([...serviceNames, 'rabbitmq'].sort());
  });
  it('let public be called by gateway, admin, subscribers and the operator only', () =>
    expect(callers('public')).toEqual(['admin', 'gateway', 'migrate', 'subscribers', 'tools']));
  it('let services and the operator reach the database', () =>
    expect(callers('mongodb')).toEqual([...serviceNames, ...tools, 'mongodb-svc'].sort()));
  it('let services, gateway and the operator reach the broker', () =>
    expect(callers('rabbitmq')).toEqual([...served, 'rabbitmq', 'tools'].sort()));
  it('let a backup reach the database and nothing else', () => {
    expect([callers('backup'), targets('backup')]).toEqual([[], ['mongodb-svc']]);
  });
  it('let the ingress controller reach the pods that prove a certificate', () =>
    expect([callers('certificates'), targets('certificates')]).toEqual([['namespace kube-system'], []]));
  it('let front ends reach nothing', () => expect([callers('front-ends'), targets('front-ends')]).toEqual([[], []]));
  it('let no part reach a private address that is not named', () => {
    const blocks = targets('admin')?.filter((target) => target.includes('/'));
    expect(blocks).toEqual(['0.0.0.0/0', '::/0']);
    expect(textOf('small').match(/- 10\.0\.0\.0\/8/g)).toHaveLength(serviceNames.length);
  });
});

describe('values', () => {
  const refused: readonly [string, object, RegExp][] = [
    ['a missing value', { secret: undefined }, /^mine\.ts: secret: write the name of the Secret/],
    ['two missing values', { secret: undefined, origin: undefined }, /origin: write the address.*; secret: write/],
    ['an address without https', { origin: 'http://feedback.example' }, /origin: write .*https:\/\/feedback\.example/],
    ['a value that does not exist', { replicas: 3 }, /replicas: there is no such value, take it away/],
    [
      'a wrong port',
      { mail: { ...small.mail, port: 0 } },
      /mail\.port: write the port of the mail server, from 1 to 65535/,
    ],
    ['a wrong size', { releases: { size: '2 GB', access: 'one-node' } }, /releases\.size: write a size such as 5Gi/],
    [
      'a size of an unknown part',
      { sizes: { ...small.sizes, trees: small.sizes.default } },
      /sizes: only default, gateway, /,
    ],
    [
      'a minimum above the maximum',
      { sizes: { default: { ...small.sizes.default, replicas: { min: 3, max: 2, cpuPercent: 70 } } } },
      /sizes\.default\.replicas: write a number, or/,
    ],
    ['two members', { broker: { ...small.broker, members: 2 } }, /broker\.members: write 1, 3 or 5/],
    ['no kind of database', { database: {} }, /database\.kind: write kind: 'operator', or 'own'/],
    [
      'an own database without its networks',
      { database: { kind: 'own', port: 27_017 } },
      /database\.networks: write a list of networks/,
    ],
    [
      'a password',
      { s3: { url: 'https://s3.example', bucket: 'smtps://me:secret@host' } },
      /^mine\.ts: s3\.bucket: contains a password/,
    ],
    [
      'a setting that is a secret',
      { settings: { METRICS_TOKEN: 'x' } },
      /settings\.METRICS_TOKEN: is a secret, write it into deploy\/secrets\/metrics_token/,
    ],
    ['a setting that is a value', { settings: { MAIL_FROM: 'x' } }, /settings\.MAIL_FROM: write mail\.from instead/],
    [
      'an unknown setting',
      { settings: { AI_PRIVAT_HOSTS: 'x' } },
      /settings\.AI_PRIVAT_HOSTS: there is no such setting/,
    ],
    ['a setting of Compose', { settings: { LISTEN: '0.0.0.0' } }, /settings\.LISTEN: is for Compose/],
    [
      'a digest of no image',
      { images: { ...small.images, digests: { trees: `sha256:${'0'.repeat(64)}` } } },
      /images\.digests\.trees: there is no such image, only admin, /,
    ],
  ];

  test.each(refused)('are refused in one line when there is %s', (_what, change, message) => {
    let line = 'not refused';
    try {
      readInstallation(root, { ...small, ...change }, 'mine.ts');
    } catch (error) {
      line = error instanceof Problem ? error.message : String(error);
    }
    expect(line).toMatch(message);
    expect(line).not.toMatch(/\n|secret@/);
  });

  it('are refused by the code of the service when a setting is wrong', async () => {
    const { parts } = readInstallation(root, { ...small, settings: { MAILS_AT_ONCE: 'many', LOG_LEVEL: 'loud' } });
    await expect(checkSettings(parts, 'mine.ts')).rejects.toThrow(
      /^mine\.ts: admin: Configuration: LOG_LEVEL.*MAILS_AT_ONCE.*gateway: Configuration: LOG_LEVEL/,
    );
  });

  it('are refused when they are no object', () =>
    expect(() => readValues(undefined, 'mine.ts')).toThrow('mine.ts: values: write an object with the values'));

  it('reach the pods', () => {
    const changed = { ...small, settings: { LOG_LEVEL: 'debug' }, hosts: ['other.example'] };
    const { environment, image } = readParts(root, readValues(changed)).get('gateway') ?? {};
    expect(environment).toMatchObject({ LOG_LEVEL: 'debug', PUBLIC_HOSTS: 'other.example', TRUSTED_PROXIES: '1' });
    expect(image).toBe('registry.example/council/folkmoot/gateway:0.2.0');
  });

  it('make another job for front ends when the image is another one', () => {
    const jobIn = (tag: string) =>
      manifestsWith({ images: { ...small.images, tag } }).find(({ kind }) => kind === 'Job')?.metadata?.name;
    expect(jobIn('0.2.0')).toBe(jobIn('0.2.0'));
    expect(jobIn('0.2.0')).not.toBe(jobIn('0.3.0'));
  });
});

test('a text that YAML 1.1 reads as something else stays a text when it is a setting', () => {
  const deployments = manifestsWith({ settings: { PRODUCT_NAME: 'no', AI_PRIVATE_HOSTS: '1e3' } }).filter(
    ({ kind, metadata }) => kind === 'Deployment' && metadata?.name === 'admin',
  );
  const { spec } = podsIn(objectsIn(render(deployments))).get('admin') as Pod;
  expect(spec.containers[0]?.env).toEqual(
    expect.arrayContaining([
      { name: 'PRODUCT_NAME', value: 'no' },
      { name: 'AI_PRIVATE_HOSTS', value: '1e3' },
    ]),
  );
});

test('an object that its schema refuses is named', () => {
  const nameless = new Service({
    metadata: { name: 'trees' },
    spec: { ports: [{ port: 'http' as unknown as number }] },
  });
  expect(() => render([nameless])).toThrow(/^Service trees: .*port/);
  const wrong = mongoDbCommunity({
    metadata: { name: 'mongodb', namespace: 'Not A Name', labels: {} },
    spec: {
      type: 'ReplicaSet',
      members: 1,
      version: '8.0.12',
      security: { authentication: { modes: ['SCRAM'] } },
      users: [],
      additionalMongodConfig: {},
      statefulSet: {
        spec: { template: { spec: { topologySpreadConstraints: [], containers: [] } }, volumeClaimTemplates: [] },
      },
    },
  });
  expect(() => render([wrong])).toThrow(/^MongoDBCommunity mongodb: .*namespace/);
});

describe('the Secret', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'folkmoot-secret-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const metadata = { name: 'folkmoot-secrets', namespace: 'folkmoot' };

  it('says what is missing, and has each value without its line end when all is there', () => {
    expect(secretManifest(folder, metadata).problem).toContain('run node deploy/make-secrets.mjs');
    writeFileSync(path.join(folder, 'service_key_gateway'), 'key\n');
    expect(secretManifest(folder, metadata).problem).toContain('write smtps://user:password@host into it');
    writeFileSync(path.join(folder, 'smtp_url'), '\n');
    expect(secretManifest(folder, metadata).problem).toContain('write smtps://user:password@host into it');
    writeFileSync(path.join(folder, 'smtp_url'), 'smtps://u:p@host\r\n');
    mkdirSync(path.join(folder, 'old'));
    writeFileSync(path.join(folder, 's3_access_key'), '');
    writeFileSync(path.join(folder, 'mongodb_keyfile'), 'of Compose\n');
    expect(secretManifest(folder, metadata)).toEqual({
      problem: null,
      manifest: {
        apiVersion: 'v1',
        kind: 'Secret',
        metadata,
        type: 'Opaque',
        data: {
          s3_access_key: '',
          service_key_gateway: Buffer.from('key').toString('base64'),
          smtp_url: Buffer.from('smtps://u:p@host').toString('base64'),
        },
      },
    });
  });
});
