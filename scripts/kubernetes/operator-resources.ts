/**
 * @file The resources of the operators of MongoDB and RabbitMQ. No package has their schemas, so these are the parts of them
 * that we use: nothing else is accepted.
 */
import { z } from 'zod';
import type { Manifest } from './manifest';

const names = z.string().regex(/^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$/);
const quantity = z.string().regex(/^[0-9]+(\.[0-9]+)?(m|[kMGT]i?)?$/);
const amounts = z.partialRecord(z.enum(['cpu', 'memory']), quantity);
const resources = z.strictObject({ requests: amounts, limits: amounts });

const metadata = z.strictObject({ name: names, namespace: names, labels: z.record(z.string(), z.string()) });

const topologySpreadConstraints = z.array(
  z.strictObject({
    maxSkew: z.int().min(1),
    topologyKey: z.string(),
    whenUnsatisfiable: z.enum(['ScheduleAnyway', 'DoNotSchedule']),
    labelSelector: z.strictObject({ matchLabels: z.record(z.string(), z.string()) }),
  }),
);

const role = z.strictObject({ name: z.string(), db: z.string() });

const user = z.strictObject({
  name: z.string(),
  db: z.string(),
  passwordSecretRef: z.strictObject({ name: names, key: z.string() }),
  roles: z.array(role).min(1),
  scramCredentialsSecretName: names,
  connectionStringSecretName: names,
});

const claim = z.strictObject({
  accessModes: z.array(z.enum(['ReadWriteOnce', 'ReadWriteMany'])).min(1),
  storageClassName: names.optional(),
  resources: z.strictObject({ requests: z.strictObject({ storage: quantity }) }),
});

const unique = (values: readonly string[]): boolean => new Set(values).size === values.length;

/** The operator merges `statefulSet` into its own, by the names of the containers and of the claims. */
const mongoDb = z.strictObject({
  metadata,
  spec: z.strictObject({
    type: z.literal('ReplicaSet'),
    members: z.int().min(1),
    version: z.string(),
    security: z.strictObject({
      authentication: z.strictObject({ modes: z.array(z.enum(['SCRAM', 'SCRAM-SHA-256', 'SCRAM-SHA-1'])).min(1) }),
    }),
    users: z
      .array(user)
      .refine((users) => unique(users.map((each) => each.scramCredentialsSecretName)))
      .refine((users) => unique(users.map((each) => each.connectionStringSecretName))),
    additionalMongodConfig: z.record(z.string(), z.unknown()),
    statefulSet: z.strictObject({
      spec: z.strictObject({
        template: z.strictObject({
          spec: z.strictObject({
            topologySpreadConstraints,
            containers: z.array(z.strictObject({ name: z.enum(['mongod', 'mongodb-agent']), resources })),
          }),
        }),
        volumeClaimTemplates: z.array(
          z.strictObject({
            metadata: z.strictObject({ name: z.enum(['data-volume', 'logs-volume']) }),
            spec: claim,
          }),
        ),
      }),
    }),
  }),
});

const rabbitMq = z.strictObject({
  metadata,
  spec: z.strictObject({
    replicas: z.int().min(1),
    image: z.string().optional(),
    resources,
    persistence: z.strictObject({ storage: quantity, storageClassName: names.optional() }),
    rabbitmq: z.strictObject({ additionalConfig: z.string() }),
    override: z.strictObject({
      statefulSet: z.strictObject({
        spec: z.strictObject({
          template: z.strictObject({
            spec: z.strictObject({
              topologySpreadConstraints,
              containers: z.array(
                z.strictObject({
                  name: z.literal('rabbitmq'),
                  volumeMounts: z.array(
                    z.strictObject({ name: names, mountPath: z.string().startsWith('/'), readOnly: z.boolean() }),
                  ),
                }),
              ),
              volumes: z.array(
                z.strictObject({
                  name: names,
                  secret: z.strictObject({
                    secretName: names,
                    items: z.array(z.strictObject({ key: z.string(), path: z.string() })),
                  }),
                }),
              ),
            }),
          }),
        }),
      }),
    }),
  }),
});

interface Definition {
  readonly apiVersion: string;
  readonly kind: string;
}

/** An object whose fields are checked by a schema of this file. */
const resource = <D extends { readonly metadata: z.output<typeof metadata>; readonly spec: unknown }>(
  { apiVersion, kind }: Definition,
  schema: z.ZodType,
  data: D,
): Manifest => ({
  apiVersion,
  kind,
  metadata: data.metadata,
  validate: () => void schema.parse(data),
  toJSON: () => ({ apiVersion, kind, metadata: data.metadata, spec: data.spec }),
});

export const mongoDbCommunity = (data: z.input<typeof mongoDb>): Manifest =>
  resource({ apiVersion: 'mongodbcommunity.mongodb.com/v1', kind: 'MongoDBCommunity' }, mongoDb, data);

export const rabbitmqCluster = (data: z.input<typeof rabbitMq>): Manifest =>
  resource({ apiVersion: 'rabbitmq.com/v1beta1', kind: 'RabbitmqCluster' }, rabbitMq, data);
