/** @file The values of an installation on Kubernetes: one typed file, checked before anything is made from it. */
import { serviceNames } from '@folkmoot/contracts';
import { z } from 'zod';
import { Problem } from '../start/problem.mjs';

/** The parts that answer requests. */
export const servedParts: readonly string[] = ['gateway', ...serviceNames];

const LABEL = /^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$/;
const SUBDOMAIN = /^[a-z0-9]([-.a-z0-9]{0,251}[a-z0-9])?$/;
const QUANTITY = /^[0-9]+(\.[0-9]+)?(m|[kMGT]i?)?$/;
const NETWORK = /^[0-9a-f.:]+\/[0-9]{1,3}$/i;
const CRON = /^\S+ \S+ \S+ \S+ \S+$/;
const DIGEST = /^sha256:[0-9a-f]{64}$/;
const TAG = /^[\w][\w.-]{0,127}$/;
const REGISTRY = /^[a-z0-9][a-z0-9.:/_-]*[a-z0-9]$/;
const ORIGIN = /^https:\/\/[a-z0-9.-]+(:\d+)?$/;

/** The text completes "write …". It is the message for a missing and for a wrong value. */
const text = (what: string, form?: RegExp) => {
  const error = `write ${what}`;
  return form ? z.string({ error }).regex(form, { error }) : z.string({ error }).min(1, { error });
};

const whole = (what: string, least: number, most: number) => {
  const error = `write ${what}, from ${least} to ${most}`;
  return z.int({ error }).min(least, { error }).max(most, { error });
};

const processors = () => text('an amount of processors, such as 500m or 2', QUANTITY);
const memory = () => text('an amount of memory, such as 512Mi', QUANTITY);
const capacity = () => text('a size such as 5Gi', QUANTITY);
const networks = z
  .array(text('a network such as 10.1.0.0/16', NETWORK), { error: 'write a list of networks, such as 10.1.0.0/16' })
  .min(1, { error: 'write at least one network, such as 10.1.0.0/16' });
const objectName = (of: string) => text(`the name of ${of}: small letters, digits, hyphens`, SUBDOMAIN);
const object = <S extends z.ZodRawShape>(what: string, shape: S) => z.strictObject(shape, { error: `write ${what}` });
const email = (what: string) => z.email({ error: `write ${what}` });

const requests = object('requests: { cpu, memory }', { cpu: processors(), memory: memory() });

const REPLICAS = 'write a number, or { min, max, cpuPercent } with min below max and cpuPercent from 10 to 95';

const size = object('replicas, requests and limits', {
  replicas: z.union(
    [
      z.int().min(1).max(100),
      z
        .strictObject({
          min: z.int().min(1).max(100),
          max: z.int().min(1).max(100),
          cpuPercent: z.int().min(10).max(95),
        })
        .refine(({ min, max }) => min < max, { error: REPLICAS }),
    ],
    { error: REPLICAS },
  ),
  requests,
  /** No limit of processors: it would slow a service down while the node is idle. */
  limits: object('limits: { memory }', { memory: memory(), cpu: processors().optional() }),
});

const resources = {
  requests,
  limits: object('limits: { cpu, memory }', { cpu: processors(), memory: memory() }),
};

const storage = object('storage: { size }', {
  size: capacity(),
  storageClass: objectName('a storage class').optional(),
});

const members = z.union([z.literal(1), z.literal(3), z.literal(5)], { error: 'write 1, 3 or 5' });

const own = (what: string) =>
  object(`kind and networks of ${what}`, {
    kind: z.literal('own'),
    networks,
    port: whole('its port', 1, 65_535),
  });

const database = z.discriminatedUnion(
  'kind',
  [
    object('the database', {
      kind: z.literal('operator'),
      version: text('a version of MongoDB, such as 8.0.12', /^\d+\.\d+\.\d+$/),
      members,
      storage,
      ...resources,
    }),
    own('your database'),
  ],
  { error: "write kind: 'operator', or 'own' for a database of yours" },
);

const broker = z.discriminatedUnion(
  'kind',
  [
    object('the broker', {
      kind: z.literal('operator'),
      image: text('an image of RabbitMQ 4, such as rabbitmq:4.1-management').optional(),
      members,
      storage,
      ...resources,
    }),
    own('your broker'),
  ],
  { error: "write kind: 'operator', or 'own' for a broker of yours" },
);

const egress = object('to, ports and from', {
  to: networks,
  ports: z.array(whole('a port', 1, 65_535)).min(1),
  from: z
    .array(z.enum(servedParts as [string, ...string[]], { error: `write one of ${servedParts.join(', ')}` }))
    .min(1),
});

const schema = object('an object with the values', {
  /** Everything of this installation is in it. */
  namespace: text('a name for the namespace: small letters, digits, hyphens', LABEL),
  /** The address that people open. */
  origin: text('the address that people open, such as https://feedback.example', ORIGIN),
  /** Other host names for the same installation. */
  hosts: z.array(text('a host name such as feedback.example', SUBDOMAIN)).default([]),
  images: object('registry and tag of the images', {
    registry: text('the registry with your folder, such as registry.example/council', REGISTRY),
    tag: text('the tag that you pushed, such as 0.2.0', TAG),
    /** By the name of the image: `admin`, `front-ends`. Used instead of the tag. */
    digests: z.record(z.string(), text('a digest: sha256: and 64 hex digits', DIGEST)).default({}),
    pullSecret: objectName('the Secret with the password of the registry').optional(),
  }),
  /** The Secret with every file of deploy/secrets. */
  secret: objectName('the Secret that was made from deploy/secrets'),
  systemAdministrator: email('the address of the first system administrator'),
  mail: object('from, support and port of your mail server', {
    from: text('the sender of mails, such as Feedback <no-reply@feedback.example>', /@/),
    support: email('the address where people get help'),
    port: whole('the port of the mail server', 1, 65_535),
    /** Only for a mail server in a private network. */
    networks: networks.optional(),
  }),
  ingress: object('className, tlsSecret and controllerNamespace', {
    className: objectName('an ingress class of the cluster'),
    controllerNamespace: objectName('the namespace of the ingress controller'),
    tlsSecret: objectName('the Secret with the certificate'),
    /** cert-manager fills the Secret by it. */
    clusterIssuer: objectName('a ClusterIssuer of cert-manager').optional(),
    annotations: z.record(z.string(), z.string()).default({}),
    /** Your proxies in front of the gateway, the controller among them. */
    trustedProxies: whole('the number of proxies in front of the gateway', 1, 10).default(1),
  }),
  sizes: z
    .object({ default: size }, { error: 'write sizes: { default: { replicas, requests, limits } }' })
    .catchall(size)
    .refine((sizes) => Object.keys(sizes).every((name) => name === 'default' || servedParts.includes(name)), {
      error: `only default, ${servedParts.join(', ')} have sizes`,
    }),
  /** The built front ends, which the gateway and the public service read. */
  releases: object('size and access of the volume for front ends', {
    size: capacity(),
    access: z.enum(['one-node', 'every-node'], {
      error: "write 'every-node' for a storage class with ReadWriteMany, or 'one-node' when the cluster has one node",
    }),
    storageClass: objectName('a storage class').optional(),
  }),
  database,
  broker,
  s3: object('url and bucket', {
    url: text('the address of the S3 server, such as https://s3.example', /^https?:\/\/[^\s@]+$/),
    bucket: text('the name of the bucket'),
    region: text('the region').optional(),
    /** Only for a server in a private network. */
    networks: networks.optional(),
  }).optional(),
  backup: object('schedule, everyHours, keepDays and storage', {
    schedule: text('five fields of cron, such as 15 2 * * *', CRON),
    /** The interval of the schedule, so that System Health notices when a backup is missing. */
    everyHours: whole('the hours between two backups of the schedule', 1, 744),
    keepDays: whole('for how many days one backup stays for each day', 1, 3_650),
    keepWeeks: whole('for how many weeks one backup stays for each week', 0, 520).optional(),
    keepMonths: whole('for how many months one backup stays for each month', 0, 120).optional(),
    verifyEveryDays: whole('the days between two verifications', 1, 365).optional(),
    /** Public key for which backups are encrypted: `folkmoot backups key`. */
    recipient: text('a public key that begins with age1', /^age1[a-z0-9]+(,age1[a-z0-9]+)*$/).optional(),
    storage,
  }),
  network: z
    .strictObject({
      /** Besides the pods of the cluster's DNS: addresses of a cache on each node, such as 169.254.20.10/32. */
      dns: networks.optional(),
      /** The API server of Kubernetes, for pods of MongoDB and RabbitMQ. Default: every address, ports 443 and 6443. */
      kubernetesApi: networks.optional(),
      /** The namespace of Prometheus, which may then ask for /metrics. */
      monitoringNamespace: objectName('the namespace of Prometheus').optional(),
      /** Private addresses that services may call: models, webhooks, ClamAV, single sign-on. */
      egress: z.array(egress).default([]),
    })
    .default({ egress: [] }),
  /** Other variables of .env.example. Never a secret. */
  settings: z.record(z.string(), z.string({ error: 'write a text in quotes' })).default({}),
});

export type ClusterValues = z.input<typeof schema>;
export type Values = z.output<typeof schema>;
export type Size = z.output<typeof size>;

/** Gives a file of values its type. */
export const defineValues = (values: ClusterValues): ClusterValues => values;

const problemsOf = (issue: z.core.$ZodIssue): string[] => {
  const place = issue.path.join('.');
  if (issue.code !== 'unrecognized_keys') return [`${place || 'values'}: ${issue.message}`];
  return issue.keys.map((key) => `${[...issue.path, key].join('.')}: there is no such value, take it away`);
};

const WITH_PASSWORD = /:\/\/[^/\s]*:[^/\s]*@/;

/** The places of texts that contain a password. */
const passwordsIn = (value: unknown, place: string): string[] => {
  if (typeof value === 'string') return WITH_PASSWORD.test(value) ? [place] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => passwordsIn(each, place ? `${place}.${key}` : key));
};

/** Throws a Problem with one line that names each wrong value and says what to write. */
export const readValues = (raw: unknown, file = 'values'): Values => {
  const { success, data, error } = schema.safeParse(raw);
  const problems = success
    ? passwordsIn(data, '').map((place) => `${place}: contains a password, write it into a file of deploy/secrets`)
    : error.issues.flatMap(problemsOf);
  if (problems.length > 0 || !success) throw new Problem(`${file}: ${problems.join('; ')}`);
  return data;
};
