import * as z from 'zod';
import { actorRefSchema } from '../core/actor';
import { idSchema, momentSchema } from '../core/ids';
import { healthParts, healthStates } from './health-terms';

const moment = momentSchema.nullable();
const count = z.number().int().min(0);

const queueReportSchema = z.object({
  name: z.string(),
  /** Undelivered events in the queue; null when the transport cannot report them. */
  waiting: count.nullable(),
  /** Events that this process is handling. */
  inHand: count,
  /** When the oldest event that is being handled entered the queue. The age of undelivered events is unknown. */
  oldestAt: moment,
  consumers: count.nullable(),
  deadLetters: count.nullable(),
});

const jobReportSchema = z.object({
  name: z.string(),
  isRecurring: z.boolean(),
  /** State of the last run; null before the first. */
  state: z.enum(['queued', 'running', 'done', 'failed', 'cancelled']).nullable(),
  startedAt: moment,
  finishedAt: moment,
  /** When a run last ended without an error. Absent from a service of an earlier release. */
  succeededAt: moment.optional(),
  /** When the scheduler starts it next, or its work is due; null when nothing is planned. */
  nextRunAt: moment,
  /** When a job that runs only when there is work looked for some. Null or absent for other jobs. */
  lookedAt: moment.optional(),
  failure: z.string().nullable(),
  /** Due for more than two minutes and not taken by a replica. */
  isOverdue: z.boolean(),
  /** When it should have started; null unless it is overdue. Absent from a service of an earlier release. */
  overdueSince: moment.optional(),
});

/** A service's report of its own state, for admin. */
export const serviceReportSchema = z.object({
  service: z.string(),
  /** A new id after each start. */
  instance: z.string(),
  startedAt: momentSchema,
  database: z.object({
    isUp: z.boolean(),
    ms: z.number().nullable(),
    dataBytes: z.number().nullable(),
    /** Free bytes of the database's disk; null when unknown. */
    freeBytes: z.number().nullable(),
    /** Memory of the embedded database; null for MongoDB. Absent from a service of an earlier release. */
    memoryBytes: z.number().nullable().optional(),
  }),
  /** Migrations of the stored data; null when the database does not answer. Absent from a service of an earlier release. */
  data: z
    .object({
      /** Number of the newest migration that has begun. */
      version: count,
      /** The migration that is not completed; null when there is none. */
      migrating: z
        .object({ number: count, name: z.string(), changed: count, total: count, failure: z.string().nullable() })
        .nullable(),
    })
    .nullable()
    .optional(),
  transport: z.object({ kind: z.enum(['amqp', 'in-process']), isUp: z.boolean() }),
  /** Every queue that its transport knows. */
  queues: z.array(queueReportSchema),
  /** The queues that it consumes. */
  consumes: z.array(z.string()),
  outboxes: z.array(
    z.object({
      name: z.string(),
      waiting: count.nullable(),
      /** Time of the oldest waiting event. */
      oldestAt: moment,
      /** When an event was last published, or the outbox was empty. */
      movedAt: moment,
    }),
  ),
  /** Since the start. */
  mail: z.object({ isSetUp: z.boolean(), sent: count, failed: count, lastSentAt: moment, lastFailedAt: moment }),
  /** Mails that are due and not sent, of all replicas. Absent from a service of an earlier release. */
  mailQueues: z.array(z.object({ name: z.string(), waiting: count.nullable(), oldestAt: moment })).optional(),
  storage: z.object({ kind: z.enum(['database', 's3']), isUp: z.boolean() }),
  jobs: z.array(jobReportSchema),
});
export type ServiceReport = z.infer<typeof serviceReportSchema>;

/** One monitored part. `id` is its kind and its name: `queue:admin.audit`. */
export const healthPartSchema = z.object({
  id: z.string(),
  part: z.enum(healthParts),
  name: z.string(),
  /** The service of the part; null for a shared part. */
  service: z.string().nullable(),
  state: z.enum(healthStates),
  /** Since when; null before it was first checked. */
  since: moment,
  /** The reason for the state, or a description of the part. */
  detail: z.string(),
  figures: z.object({
    ms: z.number().nullable().optional(),
    waiting: count.nullable().optional(),
    oldestAt: moment.optional(),
    deadLetters: count.nullable().optional(),
    dataBytes: z.number().nullable().optional(),
    freeBytes: z.number().nullable().optional(),
    lastAt: moment.optional(),
    nextAt: moment.optional(),
    /** For a job that runs only when there is work: when it looked for some. */
    lookedAt: moment.optional(),
    /** For an overdue job: when it should have started. */
    overdueSince: moment.optional(),
  }),
});
export type HealthPartState = z.infer<typeof healthPartSchema>;

/** A part changed its state, or a service was restarted. */
export const systemEventSchema = z.object({
  id: idSchema,
  at: momentSchema,
  part: z.enum(healthParts),
  name: z.string(),
  service: z.string().nullable(),
  kind: z.enum(['changed', 'restarted']),
  from: z.enum(healthStates).nullable(),
  to: z.enum(healthStates),
  detail: z.string(),
});
export type SystemEvent = z.infer<typeof systemEventSchema>;

/** A dead letter. Its payload may be personal and is not included. */
export const deadLetterSchema = z.object({
  id: z.string(),
  queue: z.string(),
  reason: z.string(),
  /** When the event became a dead letter. */
  at: momentSchema,
  /** Null when the message was not an event. */
  event: z
    .object({
      id: z.string(),
      type: z.string(),
      occurredAt: momentSchema,
      councilId: idSchema.nullable(),
      actor: actorRefSchema,
      aggregate: z.object({ type: z.string(), id: z.string() }),
    })
    .nullable(),
});
export type DeadLetterView = z.infer<typeof deadLetterSchema>;

export const maintenanceSchema = z.object({
  id: idSchema,
  text: z.string(),
  startsAt: momentSchema,
  endsAt: momentSchema,
  announcedAt: momentSchema,
});
export type Maintenance = z.infer<typeof maintenanceSchema>;
