/** @file Work that ends: front ends, backups, migrations; and a pod for the operator's tool. */
import { createHash } from 'node:crypto';
import { type Manifest, metadataOf, podsOf } from './manifest';
import { CronJob, Deployment, type IPodTemplateSpec, Job, PersistentVolumeClaim } from './models';
import type { Part } from './parts';
import { podTemplate } from './pods';
import type { Values } from './values';

const TOOL = 'node --disable-proto=delete packages/operator/bin/folkmoot.mjs';
const SECONDS_PER_HOUR = 3_600;
const SECONDS_PER_DAY = 86_400;
const HASH_LENGTH = 8;
/** A date in a cron expression that needs one: suspended jobs are started by hand. */
const NEVER = '0 0 1 1 *';
const BACKUPS = '/backups';

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

/**
 * The newest backups stay. Their names are their times, so the order of the names is that of the times. A backup that was
 * interrupted ends in `.partial`.
 */
const backupScript = (keep: number): string =>
  [
    `find ${BACKUPS} -mindepth 1 -maxdepth 1 -name '*.partial' -mmin +1440 -exec rm -r -- {} +`,
    `${TOOL} backup "${BACKUPS}/$(date -u +%Y-%m-%dT%H-%M-%SZ)"`,
    `ls -1d ${BACKUPS}/20*Z | head -n -${keep} | xargs -r rm -r --`,
  ].join('\n');

const cronJob = (part: Part, name: string, schedule: string, values: Values, isByHand: boolean): Manifest =>
  new CronJob({
    metadata: metadataOf(name, values.namespace),
    spec: {
      schedule,
      timeZone: 'Etc/UTC',
      suspend: isByHand,
      concurrencyPolicy: 'Forbid',
      startingDeadlineSeconds: SECONDS_PER_HOUR,
      successfulJobsHistoryLimit: 3,
      failedJobsHistoryLimit: 3,
      jobTemplate: { spec: jobSpec(runToEnd({ ...part, name }, values), 12) },
    },
  });

const backupMounts: Part['mounts'] = [{ volume: 'backups', path: BACKUPS, isReadOnly: false }];

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
        toolPart(part, ['sleep', 'infinity'], [...backupMounts, ...releaseMounts]),
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

/** The names of the parts that `jobs` makes, for network policies: all of them use the operator's tool. */
export const toolParts: readonly string[] = ['backup', 'migrate', 'migrate-dry-run', 'tools'];

export const jobs = (parts: { readonly frontEnds: Part; readonly tools: Part }, values: Values): Manifest[] => {
  const { releases, backup, namespace } = values;
  const tool = (command: string, mounts: Part['mounts'] = []): Part => toolPart(parts.tools, shell(command), mounts);
  return [
    claim('releases', releases.access === 'every-node' ? 'ReadWriteMany' : 'ReadWriteOnce', releases, namespace),
    claim('backups', 'ReadWriteOnce', backup.storage, namespace),
    frontEnds(parts.frontEnds, values),
    cronJob(tool(backupScript(backup.keep), backupMounts), 'backup', backup.schedule, values, false),
    cronJob(tool(`${TOOL} migrate`), 'migrate', NEVER, values, true),
    cronJob(tool(`${TOOL} migrate --dry-run`), 'migrate-dry-run', NEVER, values, true),
    toolPod(parts.tools, values),
  ];
};
