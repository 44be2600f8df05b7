/** @file The pods of our own images: users, file systems, secrets, and the wait for the front ends. */
import { lookup } from '@folkmoot/contracts';
import { labelsOf, podsOf } from './manifest';
import type { IContainer, IPodTemplateSpec, IVolume, IVolumeMount } from './models';
import type { Part } from './parts';
import type { Values } from './values';

/** The user `node` of the images. */
const USER = 1000;
/** Beside the bodies that it keeps, the gateway writes small files there. */
const SPARE_SPOOL_MIB = 200;
const DEFAULT_SPOOL_MB = 2_000;

const containerSecurity = {
  allowPrivilegeEscalation: false,
  readOnlyRootFilesystem: true,
  capabilities: { drop: ['ALL'] },
};

const podSecurity = {
  runAsNonRoot: true,
  runAsUser: USER,
  runAsGroup: USER,
  fsGroup: USER,
  // Without this every start changes the owner of each file in a volume.
  fsGroupChangePolicy: 'OnRootMismatch' as const,
  seccompProfile: { type: 'RuntimeDefault' as const },
};

/** The Secret that the operator of MongoDB writes for a user. */
export const databaseSecretOf = (user: string): string => `mongodb-uri-${user}`;
const OPERATORS_KEY = 'connectionString.standard';
const DATABASE_ADDRESS = /^mongodb_uri_(\w+)$/;

/**
 * One folder with a file for each secret, as in a container of Compose. It can be `/run/secrets` because our pods have no
 * token of Kubernetes, which would be in the same folder.
 */
const secretsVolume = ({ secrets }: Part, { secret, database }: Values): IVolume => {
  const byOperator = database.kind === 'operator' ? secrets.filter(({ key }) => DATABASE_ADDRESS.test(key)) : [];
  const own = secrets.filter((each) => !byOperator.includes(each));
  const projected = byOperator.map(({ key, file }) => ({
    secret: {
      name: databaseSecretOf(DATABASE_ADDRESS.exec(key)?.[1] ?? ''),
      items: [{ key: OPERATORS_KEY, path: file }],
    },
  }));
  const ours = { secret: { name: secret, items: own.map(({ key, file }) => ({ key, path: file })) } };
  // Read by the group of the pod: the files belong to root.
  return { name: 'secrets', projected: { defaultMode: 0o440, sources: [ours, ...projected] } };
};

const spoolSize = ({ environment }: Part): string =>
  `${Number(environment.SPOOL_MAX_MB ?? DEFAULT_SPOOL_MB) + SPARE_SPOOL_MIB}Mi`;

/** The volumes of docker-compose.yml that pods have too. A volume that is not here is a mistake. */
const volumeOf = (part: Part, name: string): IVolume[] => {
  const kinds: Readonly<Record<string, IVolume[]>> = {
    // Read-only is the mount: not every driver attaches a volume both ways on one node.
    releases: [{ name, persistentVolumeClaim: { claimName: 'releases' } }],
    backups: [{ name, persistentVolumeClaim: { claimName: 'backups' } }],
    erasures: [{ name, persistentVolumeClaim: { claimName: 'erasures' } }],
    // The temporary database of a verification.
    'backup-work': [{ name, emptyDir: {} }],
    spool: [{ name, emptyDir: { sizeLimit: spoolSize(part) } }],
    // For AUDIT_HEADS_FILE, which pods do not have.
    audit: [],
  };
  const volumes = lookup(kinds, name);
  if (!volumes) throw new Error(`${part.name} mounts ${name}, for which scripts/kubernetes/pods.ts has no volume`);
  return volumes;
};

const volumesOf = (part: Part, values: Values): { volumes: IVolume[]; volumeMounts: IVolumeMount[] } => {
  const own = part.mounts.flatMap(({ volume }) => volumeOf(part, volume));
  const mounted = part.mounts.filter(({ volume }) => own.some(({ name }) => name === volume));
  const hasSecrets = part.secrets.length > 0;
  return {
    volumes: [
      { name: 'tmp', emptyDir: { sizeLimit: '1Gi' } },
      ...(hasSecrets ? [secretsVolume(part, values)] : []),
      ...own,
    ],
    volumeMounts: [
      { name: 'tmp', mountPath: '/tmp' },
      ...(hasSecrets ? [{ name: 'secrets', mountPath: '/run/secrets', readOnly: true }] : []),
      ...mounted.map(({ volume, path, isReadOnly }) => ({ name: volume, mountPath: path, readOnly: isReadOnly })),
    ],
  };
};

const environmentOf = ({ environment }: Part) => Object.entries(environment).map(([name, value]) => ({ name, value }));

const WAIT_MS = 1_000;
/**
 * Ends as soon as the job `front-ends` has written the registry of releases for the first time. The first process of a
 * container must ask for SIGTERM, or it does not get it.
 */
const waitProgram = (file: string): string =>
  `process.once('SIGTERM',()=>process.exit(1));const wait=()=>require('node:fs').existsSync('${file}')||setTimeout(wait,${WAIT_MS});wait()`;

const frontEndsWait = (part: Part, volumeMounts: IVolumeMount[]): IContainer[] => {
  const { REMOTES_FILE: registry } = part.environment;
  if (!registry) return [];
  return [
    {
      name: 'wait-for-front-ends',
      image: part.image,
      command: ['node', '-e', waitProgram(registry)],
      securityContext: containerSecurity,
      resources: { requests: { cpu: '10m', memory: '64Mi' }, limits: { memory: '128Mi' } },
      volumeMounts: volumeMounts.filter(({ name }) => name === 'releases'),
    },
  ];
};

type ContainerParts = Omit<IContainer, 'name' | 'image' | 'env' | 'securityContext' | 'volumeMounts'>;
type PodParts = Partial<NonNullable<IPodTemplateSpec['spec']>>;

/** A pod with one container. `container` and `pod` add what the kind of work needs. */
export const podTemplate = (
  part: Part,
  values: Values,
  container: ContainerParts,
  pod: PodParts = {},
): IPodTemplateSpec => {
  const { volumes, volumeMounts } = volumesOf(part, values);
  const initContainers = frontEndsWait(part, volumeMounts);
  const { pullSecret } = values.images;
  return {
    metadata: { labels: labelsOf(part.name) },
    spec: {
      ...pod,
      ...(pullSecret ? { imagePullSecrets: [{ name: pullSecret }] } : {}),
      // Nothing of ours talks to Kubernetes.
      automountServiceAccountToken: false,
      // Otherwise each service of the namespace adds variables such as PUBLIC_PORT.
      enableServiceLinks: false,
      securityContext: podSecurity,
      ...(initContainers.length > 0 ? { initContainers } : {}),
      containers: [
        {
          name: part.name,
          image: part.image,
          command: [...part.command],
          ...container,
          env: environmentOf(part),
          securityContext: containerSecurity,
          volumeMounts,
        },
      ],
      volumes,
    },
  };
};

/** Replicas on different nodes and zones where there are some. */
export const spread = (name: string) =>
  ['kubernetes.io/hostname', 'topology.kubernetes.io/zone'].map((topologyKey) => ({
    maxSkew: 1,
    topologyKey,
    whenUnsatisfiable: 'ScheduleAnyway' as const,
    labelSelector: podsOf(name),
  }));
