/** @file Work that ends: front ends, backups, migrations; and a pod for the operator's tool. */
import { createHash } from 'node:crypto';
import { lookup, serviceNames } from '@folkmoot/contracts';
import { type Manifest, metadataOf, podsOf } from './manifest';
import { CronJob, Deployment, type IPodTemplateSpec, Job, PersistentVolumeClaim } from './models';
import type { Part } from './parts';
import { podTemplate } from './pods';
import type { Values } from './values';

const TOOL = 'node --disable-proto=delete packages/operator/bin/folkmoot.mjs';
const SECONDS_PER_HOUR = 3_600;
const SECONDS_PER_DAY = 86_400;
const HASH_LENGTH = 8;
const LONGEST_JOB_HOURS = 12;
/** A date in a cron expression that needs one: suspended jobs are started by hand. */
const NEVER = '0 0 1 1 *';
const BACKUPS = '/backups';
const BACKUP_WORK = '/var/lib/folkmoot-backup-work';
const ERASURES = '/var/lib/folkmoot-erasures';
/** A line for each erasure. */
const ERASURES_SIZE = '1Gi';

const resources = {
  requests: { cpu: '100m', memory: '256Mi' },
  limits: { memory: '1Gi' },
};

/** npm and the loader of TypeScript write caches, and only /tmp can be written. */
const toolPart = (part: Part, command: readonly string[], mounts: Part['mounts'] = []): Part => ({
  ...part,
  command,
  mounts,
  environment: { ...part.environment, HOME: '/tmp', npm_config_cache: '/tmp', npm_config_update_notifier: 'false' },
});

const shell = (script: string): string[] => ['sh', '-ec', script];

const jobSpec = (template: IPodTemplateSpec, hours: number) => ({
  backoffLimit: 3,
  activeDeadlineSeconds: hours * SECONDS_PER_HOUR,
  ttlSecondsAfterFinished: 7 * SECONDS_PER_DAY,
  template,
});

const runToEnd = (part: Part, values: Values): IPodTemplateSpec =>
  podTemplate(part, values, { resources }, { restartPolicy: 'OnFailure' });

/** The pods of a job cannot be changed, so a new version is a job with another name. */
const frontEnds = (part: Part, values: Values): Manifest => {
  const spec = jobSpec(runToEnd(part, values), 1);
  const hash = createHash('sha256').update(JSON.stringify(spec)).digest('hex').slice(0, HASH_LENGTH);
  return new Job({ metadata: metadataOf(`front-ends-${hash}`, values.namespace, 'front-ends'), spec });
};

const textOf = (value: string | number | undefined): string => String(value ?? '');

/** Settings that are not there have the defaults of the tool. */
const backupSettings = ({ backup }: Values): Readonly<Record<string, string>> => ({
  BACKUP_DIR: BACKUPS,
  BACKUP_WORK_DIR: BACKUP_WORK,
  ERASURES_DIR: ERASURES,
  BACKUP_EVERY_HOURS: textOf(backup.everyHours),
  BACKUP_KEEP_DAYS: textOf(backup.keepDays),
  BACKUP_KEEP_WEEKS: textOf(backup.keepWeeks),
  BACKUP_KEEP_MONTHS: textOf(backup.keepMonths),
  BACKUP_VERIFY_EVERY_DAYS: textOf(backup.verifyEveryDays),
  BACKUP_RECIPIENT: textOf(backup.recipient),
});

const withSettings = (part: Part, values: Values): Part => ({
  ...part,
  environment: { ...part.environment, ...backupSettings(values) },
});

/** Without a schedule it is only started by hand. */
const cronJob = (part: Part, schedule: string | null, values: Values): Manifest =>
  new CronJob({
    metadata: metadataOf(part.name, values.namespace),
    spec: {
      schedule: schedule ?? NEVER,
      timeZone: 'Etc/UTC',
      suspend: schedule === null,
      concurrencyPolicy: 'Forbid',
      startingDeadlineSeconds: SECONDS_PER_HOUR,
      successfulJobsHistoryLimit: 3,
      failedJobsHistoryLimit: 3,
      jobTemplate: { spec: jobSpec(runToEnd(part, values), LONGEST_JOB_HOURS) },
    },
  });

const backupMounts: Part['mounts'] = [
  { volume: 'backups', path: BACKUPS, isReadOnly: false },
  { volume: 'backup-work', path: BACKUP_WORK, isReadOnly: false },
  { volume: 'erasures', path: ERASURES, isReadOnly: false },
];

/** For `folkmoot release`, which adds releases of one remote. */
const releaseMounts: Part['mounts'] = [{ volume: 'releases', path: '/var/lib/folkmoot', isReadOnly: false }];

/** No replica runs. Scaled to one, it waits for `kubectl exec`. */
const toolPod = (part: Part, values: Values): Manifest =>
  new Deployment({
    metadata: metadataOf(part.name, values.namespace),
    spec: {
      replicas: 0,
      selector: podsOf(part.name),
      // The volume of the backups may be mounted by one node only.
      strategy: { type: 'Recreate' },
      template: podTemplate(
        toolPart(withSettings(part, values), ['sleep', 'infinity'], [...backupMounts, ...releaseMounts]),
        values,
        { resources },
        { terminationGracePeriodSeconds: 5 },
      ),
    },
  });

interface Claim {
  readonly size: string;
  readonly storageClass?: string | undefined;
}

const claim = (
  name: string,
  mode: 'ReadWriteMany' | 'ReadWriteOnce',
  { size, storageClass }: Claim,
  namespace: string,
): Manifest =>
  new PersistentVolumeClaim({
    metadata: metadataOf(name, namespace),
    spec: {
      accessModes: [mode],
      ...(storageClass ? { storageClassName: storageClass } : {}),
      resources: { requests: { storage: size } },
    },
  });

const DATABASE_ADDRESS = 'MONGODB_URI_FILE';

/** A job on the database has the secrets of the database alone. */
const onDatabase = (tools: Part, name: string): Part => {
  const { [DATABASE_ADDRESS]: address = '' } = tools.environment;
  return {
    ...tools,
    name,
    environment: { [DATABASE_ADDRESS]: address },
    secrets: tools.secrets.filter(({ key }) => key.startsWith('mongodb_')),
    calls: [],
    usesBroker: false,
    // A database outside has a rule of its own.
    reachesOutside: false,
  };
};

const addressVariable = (service: string): string => `${service.toUpperCase()}_URL`;

/** A migration asks each service whether it has stopped. */
const withServices = (part: Part, tools: Part): Part => ({
  ...part,
  environment: {
    ...part.environment,
    ...Object.fromEntries(
      serviceNames.map(addressVariable).map((name) => [name, lookup(tools.environment, name) ?? '']),
    ),
  },
  calls: serviceNames,
});

/** The parts that use the operator's tool, by the names of their pods. */
export const toolPartsOf = (tools: Part) => ({
  backup: onDatabase(tools, 'backup'),
  migrate: withServices(onDatabase(tools, 'migrate'), tools),
  dryRun: onDatabase(tools, 'migrate-dry-run'),
  tools: { ...tools, reachesOutside: false },
});

export const jobs = (frontEndsPart: Part, tools: ReturnType<typeof toolPartsOf>, values: Values): Manifest[] => {
  const { releases, backup, namespace } = values;
  const shared = releases.access === 'every-node' ? 'ReadWriteMany' : 'ReadWriteOnce';
  return [
    claim('releases', shared, releases, namespace),
    // Every service writes to it, so it needs the same kind of storage.
    claim('erasures', shared, { ...releases, size: ERASURES_SIZE }, namespace),
    claim('backups', 'ReadWriteOnce', backup.storage, namespace),
    frontEnds(frontEndsPart, values),
    cronJob(
      toolPart(withSettings(tools.backup, values), shell(`${TOOL} backups run --now`), backupMounts),
      backup.schedule,
      values,
    ),
    cronJob(toolPart(tools.migrate, shell(`${TOOL} migrate`)), null, values),
    cronJob(toolPart(tools.dryRun, shell(`${TOOL} migrate --dry-run`)), null, values),
    toolPod(tools.tools, values),
  ];
};
