/** @file The database and the broker, as resources of the operators of MongoDB and RabbitMQ. */
import { serviceNames } from '@folkmoot/contracts';
import { type Manifest, metadataOf } from './manifest';
import { mongoDbCommunity, rabbitmqCluster } from './operator-resources';
import { databaseSecretOf } from './pods';
import type { Values } from './values';
import { disruptionBudget } from './workloads';

/** The labels that the operators give to pods. */
export const databasePods = { app: 'mongodb-svc' };
export const brokerPods = { 'app.kubernetes.io/name': 'rabbitmq', 'app.kubernetes.io/component': 'rabbitmq' };

/** The operator starts the agent beside the database. */
const AGENT = { requests: { cpu: '50m', memory: '128Mi' }, limits: { memory: '400Mi' } };

interface Claim {
  readonly size: string;
  readonly storageClass?: string | undefined;
}

const claimSpec = ({ size, storageClass }: Claim) => ({
  ...(storageClass ? { storageClassName: storageClass } : {}),
  accessModes: ['ReadWriteOnce' as const],
  resources: { requests: { storage: size } },
});

const apart = (matchLabels: Record<string, string>) => [
  {
    maxSkew: 1,
    topologyKey: 'kubernetes.io/hostname',
    whenUnsatisfiable: 'ScheduleAnyway' as const,
    labelSelector: { matchLabels },
  },
];

/** The user of one service: its database alone, as in deploy/mongodb/init.js. */
const userOf = (service: string, secret: string) => ({
  name: `folkmoot_${service}`,
  db: 'admin',
  passwordSecretRef: { name: secret, key: `mongodb_password_${service}` },
  roles: [{ name: 'readWrite', db: `folkmoot_${service}` }],
  scramCredentialsSecretName: `mongodb-${service}`,
  connectionStringSecretName: databaseSecretOf(service),
});

/** For backups and migrations. */
const rootUser = (secret: string) => ({
  name: 'root',
  db: 'admin',
  passwordSecretRef: { name: secret, key: 'mongodb_root_password' },
  roles: [{ name: 'root', db: 'admin' }],
  scramCredentialsSecretName: 'mongodb-root',
  connectionStringSecretName: databaseSecretOf('root'),
});

/** The time for which a backup can read one state. It must be longer than the backup takes. */
const SNAPSHOT_SECONDS = 3_600;

const database = ({ database: wanted, namespace, secret }: Values): Manifest[] => {
  if (wanted.kind === 'own') return [];
  const { members, version, storage, requests, limits } = wanted;
  return [
    mongoDbCommunity({
      metadata: metadataOf('mongodb', namespace),
      spec: {
        type: 'ReplicaSet',
        members,
        version,
        security: { authentication: { modes: ['SCRAM'] } },
        users: [...serviceNames.map((name) => userOf(name, secret)), rootUser(secret)],
        additionalMongodConfig: { setParameter: { minSnapshotHistoryWindowInSeconds: SNAPSHOT_SECONDS } },
        statefulSet: {
          spec: {
            template: {
              spec: {
                topologySpreadConstraints: apart(databasePods),
                containers: [
                  { name: 'mongod', resources: { requests, limits } },
                  { name: 'mongodb-agent', resources: AGENT },
                ],
              },
            },
            volumeClaimTemplates: [
              { metadata: { name: 'data-volume' }, spec: claimSpec(storage) },
              { metadata: { name: 'logs-volume' }, spec: claimSpec({ ...storage, size: '2Gi' }) },
            ],
          },
        },
      },
    }),
    ...(members > 1 ? [disruptionBudget('mongodb', namespace, databasePods)] : []),
  ];
};

const DEFINITIONS = 'rabbitmq_definitions';
/** Not in /run/secrets: RabbitMQ's pods have a token of Kubernetes there, which a mount over that folder would hide. */
const DEFINITIONS_FOLDER = '/etc/folkmoot';

const broker = ({ broker: wanted, namespace, secret }: Values): Manifest[] => {
  if (wanted.kind === 'own') return [];
  const { members, image, storage, requests, limits } = wanted;
  return [
    rabbitmqCluster({
      metadata: metadataOf('rabbitmq', namespace),
      spec: {
        replicas: members,
        ...(image ? { image } : {}),
        resources: { requests, limits },
        persistence: {
          storage: storage.size,
          ...(storage.storageClass ? { storageClassName: storage.storageClass } : {}),
        },
        // Users, what each may do, exchanges and queues, as in deploy/rabbitmq/folkmoot.conf.
        rabbitmq: { additionalConfig: `load_definitions = ${DEFINITIONS_FOLDER}/${DEFINITIONS}\n` },
        override: {
          statefulSet: {
            spec: {
              template: {
                spec: {
                  topologySpreadConstraints: apart(brokerPods),
                  containers: [
                    {
                      name: 'rabbitmq',
                      volumeMounts: [{ name: 'definitions', mountPath: DEFINITIONS_FOLDER, readOnly: true }],
                    },
                  ],
                  volumes: [
                    {
                      name: 'definitions',
                      secret: { secretName: secret, items: [{ key: DEFINITIONS, path: DEFINITIONS }] },
                    },
                  ],
                },
              },
            },
          },
        },
      },
    }),
    ...(members > 1 ? [disruptionBudget('rabbitmq', namespace, brokerPods)] : []),
  ];
};

export const stores = (values: Values): Manifest[] => [...database(values), ...broker(values)];
