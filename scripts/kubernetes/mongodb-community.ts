/**
 * @file The resource MongoDBCommunity of MongoDB's operator. No package has its schema, so this is the part of it that we
 * use: nothing else is accepted.
 */
import { z } from 'zod';
import type { Manifest } from './manifest';

const names = z.string().regex(/^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$/);
const role = z.strictObject({ name: z.string(), db: z.string() });

const user = z.strictObject({
  name: z.string(),
  db: z.string(),
  passwordSecretRef: z.strictObject({ name: names, key: z.string() }),
  roles: z.array(role).min(1),
  scramCredentialsSecretName: names,
  connectionStringSecretName: names,
});

const amounts = z.partialRecord(z.enum(['cpu', 'memory']), z.string());

/** The operator merges it into its own, by the names of the containers and of the claims. */
const statefulSet = z.strictObject({
  spec: z.strictObject({
    template: z.strictObject({
      spec: z.strictObject({
        topologySpreadConstraints: z.array(z.record(z.string(), z.unknown())),
        containers: z.array(
          z.strictObject({
            name: z.enum(['mongod', 'mongodb-agent']),
            resources: z.strictObject({ requests: amounts, limits: amounts }),
          }),
        ),
      }),
    }),
    volumeClaimTemplates: z.array(
      z.strictObject({
        metadata: z.strictObject({ name: z.enum(['data-volume', 'logs-volume']) }),
        spec: z.record(z.string(), z.unknown()),
      }),
    ),
  }),
});

const unique = (values: readonly string[]): boolean => new Set(values).size === values.length;

const schema = z.strictObject({
  metadata: z.strictObject({
    name: names,
    namespace: names,
    labels: z.record(z.string(), z.string()),
  }),
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
    statefulSet,
  }),
});

export const mongoDbCommunity = (data: z.input<typeof schema>): Manifest => {
  const manifest = { apiVersion: 'mongodbcommunity.mongodb.com/v1', kind: 'MongoDBCommunity', metadata: data.metadata };
  return {
    ...manifest,
    validate: () => void schema.parse(data),
    toJSON: () => ({ ...manifest, spec: data.spec }),
  };
};
