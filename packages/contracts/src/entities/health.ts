import * as z from 'zod';
import { actorRefSchema } from '../core/actor';
import { idSchema, momentSchema } from '../core/ids';
import { healthParts, healthStates } from './health-terms';

const moment = momentSchema.nullable();
const count = z.number().int().min(0);

const queueReportSchema = z.object({
  name: z.string(),
  /** What lies in the queue, given to nobody yet; null where the transport cannot be asked. */
  waiting: count.nullable(),
  /** What this process has taken and not finished. */
  inHand: count,
  /** When the oldest of those in hand came into the queue. What nobody has taken yet has no age that could be known. */
  oldestAt: moment,
  consumers: count.nullable(),
  deadLetters: count.nullable(),
});

const jobReportSchema = z.object({
  name: z.string(),
  isRecurring: z.boolean(),
  /** Of the last run; null before the first. */
  state: z.enum(['queued', 'running', 'done', 'failed', 'cancelled']).nullable(),
  startedAt: moment,
  finishedAt: moment,
  /** When the scheduler starts it next; null when nothing is planned. */
  nextRunAt: moment,
  failure: z.string().nullable(),
  /** Due for more than two minutes, and nobody has taken it. */
  isOverdue: z.boolean(),
  /** When it should have started; null unless it is overdue. A service of an earlier release does not say. */
  overdueSince: moment.optional(),
});

/** What a service says of itself when admin asks. */
export const serviceReportSchema = z.object({
  service: z.string(),
  /** Another one after each start. */
  instance: z.string(),
  startedAt: momentSchema,
  database: z.object({
    isUp: z.boolean(),
    ms: z.number().nullable(),
    dataBytes: z.number().nullable(),
    /** On the disk that the database lies on; null when it does not say. */
    freeBytes: z.number().nullable(),
  }),
  transport: z.object({ kind: z.enum(['amqp', 'in-process']), isUp: z.boolean() }),
  /** Every queue that its transport knows. */
  queues: z.array(queueReportSchema),
  /** The queues that it takes from. */
  consumes: z.array(z.string()),
  outboxes: z.array(
    z.object({
      name: z.string(),
      waiting: count.nullable(),
      /** When the oldest of what waits happened. */
      oldestAt: moment,
      /** When something was last handed over, or nothing waited. */
      movedAt: moment,
    }),
  ),
  /** Since the start. */
  mail: z.object({ isSetUp: z.boolean(), sent: count, failed: count, lastSentAt: moment, lastFailedAt: moment }),
  storage: z.object({ kind: z.enum(['database', 's3']), isUp: z.boolean() }),
  jobs: z.array(jobReportSchema),
});
export type ServiceReport = z.infer<typeof serviceReportSchema>;

/** One watched part. `id` is its kind and its name: `queue:admin.audit`. */
export const healthPartSchema = z.object({
  id: z.string(),
  part: z.enum(healthParts),
  name: z.string(),
  /** Whose it is; null for what belongs to all. */
  service: z.string().nullable(),
  state: z.enum(healthStates),
  /** Since when; null before it was first watched. */
  since: moment,
  /** Why it is in that state, or what it is. */
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
    /** Of a job that is overdue: when it should have started. */
    overdueSince: moment.optional(),
  }),
});
export type HealthPartState = z.infer<typeof healthPartSchema>;

/** A part changed from one state to another, or a service started anew. */
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

/** An event that a queue gave up on. What it carries may be personal and stays out. */
export const deadLetterSchema = z.object({
  id: z.string(),
  queue: z.string(),
  reason: z.string(),
  /** When the queue gave up. */
  at: momentSchema,
  /** Null when what came was no event at all. */
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
