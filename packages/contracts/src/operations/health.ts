import * as z from 'zod';
import { idSchema, momentSchema } from '../core/ids';
import { defineOperation, listOf, pageQuery } from '../core/operation';
import { MAX_ANNOUNCEMENT } from '../core/text-limits';
import { deadLetterSchema, healthPartSchema, maintenanceSchema, systemEventSchema } from '../entities/health';
import { healthStates, requestAreas } from '../entities/health-terms';

export const getSystemHealthOperation = defineOperation({
  name: 'getSystemHealth',
  service: 'admin',
  method: 'get',
  path: '/api/admin/health',
  summary: 'How each part of the installation is now: asked when you ask.',
  can: 'system:health',
  response: z.object({ checkedAt: momentSchema, state: z.enum(healthStates), parts: z.array(healthPartSchema) }),
});

const countsSchema = z.object({ requests: z.number().int(), failures: z.number().int() });

const availabilitySchema = countsSchema.extend({
  /** The share of requests that did not fail by our fault; null without requests. */
  share: z.number().min(0).max(1).nullable(),
});

const burnSchema = countsSchema.extend({
  hours: z.number().int(),
  /** 1 uses the budget up in exactly 28 days; null without a request. */
  rate: z.number().nullable(),
});

export const getAvailabilityOperation = defineOperation({
  name: 'getAvailability',
  service: 'admin',
  method: 'get',
  path: '/api/admin/availability',
  summary: 'The share of requests that were answered, over 28 days or since counting began.',
  can: 'system:health',
  response: z.object({
    /** The share that is aimed at, such as 0.999. */
    target: z.number(),
    /** The first request counted, when that is less than 28 days ago; null before. */
    since: momentSchema.nullable(),
    /** False while the figure is over less than 28 days. */
    isWhole: z.boolean(),
    /** The share of that time in which a gateway was running and counting; null before the first count. */
    measuredShare: z.number().min(0).max(1).nullable(),
    total: availabilitySchema,
    areas: z.array(availabilitySchema.extend({ area: z.enum(requestAreas) })),
    /** Requests that may fail in the period, and what is left of them. */
    budget: z.object({ allowed: z.number(), left: z.number(), usedShare: z.number().nullable() }),
    burn: z.array(burnSchema),
    days: z.array(availabilitySchema.extend({ day: z.iso.date() })),
  }),
});

const minutes = z.number().int().min(0);

const healthHistorySchema = z.object({
  /** 28 days in UTC, today last. A day in which nobody watched has 0 minutes: the installation was off. */
  days: z.array(z.object({ day: z.iso.date(), watchedMinutes: minutes })),
  parts: z.array(
    z.object({
      /** As in the present health: `service:campaigns`. */
      id: z.string(),
      /** Days that were watched and on which this part was not there. */
      absentOn: z.array(z.iso.date()),
      /** Only days on which the part was not well for some time. */
      problems: z.array(
        z.object({
          day: z.iso.date(),
          degradedMinutes: minutes,
          downMinutes: minutes,
          unknownMinutes: minutes,
        }),
      ),
    }),
  ),
});
export type HealthHistory = z.infer<typeof healthHistorySchema>;

export const getHealthHistoryOperation = defineOperation({
  name: 'getHealthHistory',
  service: 'admin',
  method: 'get',
  path: '/api/admin/health-history',
  summary: 'How each part of the installation was on each of the last 28 days.',
  can: 'system:health',
  response: healthHistorySchema,
});

export const listSystemEventsOperation = defineOperation({
  name: 'listSystemEvents',
  service: 'admin',
  method: 'get',
  path: '/api/admin/system-events',
  summary: 'When parts of the installation went down, came back or started anew, newest first.',
  can: 'system:health',
  query: z.strictObject({
    ...pageQuery,
    /** Only this part: `service:campaigns`. */
    partId: z.string().max(120).optional(),
  }),
  response: listOf(systemEventSchema),
});

/** Queues are named in code: `campaigns.visits`. */
const queueSchema = z.string().regex(/^[a-z.-]{1,80}$/);
const letterIdsSchema = z.array(z.string().min(1).max(300)).min(1).max(1_000);

const deadLetters = {
  query: z.strictObject({ queue: queueSchema.optional() }),
  response: z.object({
    items: z.array(deadLetterSchema),
    /** How many there are; no more than the oldest 500 are listed. */
    total: z.number().int(),
  }),
};
const replay = {
  body: z.strictObject({ queue: queueSchema, ids: letterIdsSchema.optional() }),
  response: z.object({ replayed: z.number().int() }),
};
const discard = {
  body: z.strictObject({ queue: queueSchema, ids: letterIdsSchema }),
  response: z.object({ discarded: z.number().int() }),
};

export const listDeadLettersOperation = defineOperation({
  name: 'listDeadLetters',
  service: 'admin',
  method: 'get',
  path: '/api/admin/dead-letters',
  summary: 'Events that a queue gave up on, oldest first.',
  can: 'system:health',
  ...deadLetters,
  errors: ['unavailable'],
});

export const replayDeadLettersOperation = defineOperation({
  name: 'replayDeadLetters',
  service: 'admin',
  method: 'post',
  path: '/api/admin/dead-letters/replay',
  summary: 'Hand dead letters back to their queue: those named, or all of it. Audited.',
  can: 'system:health',
  ...replay,
  errors: ['not_found', 'unavailable'],
});

export const discardDeadLettersOperation = defineOperation({
  name: 'discardDeadLetters',
  service: 'admin',
  method: 'post',
  path: '/api/admin/dead-letters/discard',
  summary: 'Throw dead letters away for good. Audited.',
  can: 'system:health',
  ...discard,
  errors: ['not_found', 'unavailable'],
});

/** The same three for the command `folkmoot dead-letters`. */
export const readDeadLettersOperation = defineOperation({
  name: 'readDeadLetters',
  service: 'admin',
  method: 'get',
  path: '/internal/dead-letters',
  summary: 'Events that a queue gave up on, for the command.',
  can: 'internal',
  ...deadLetters,
});

export const replayDeadLettersByCommandOperation = defineOperation({
  name: 'replayDeadLettersByCommand',
  service: 'admin',
  method: 'post',
  path: '/internal/dead-letters/replay',
  summary: 'Hand dead letters back to their queue, for the command.',
  can: 'internal',
  ...replay,
});

export const discardDeadLettersByCommandOperation = defineOperation({
  name: 'discardDeadLettersByCommand',
  service: 'admin',
  method: 'post',
  path: '/internal/dead-letters/discard',
  summary: 'Throw dead letters away, for the command.',
  can: 'internal',
  ...discard,
});

/** For the gateway only: what it has counted. Sent again after a failure, the same counts are taken once. */
export const recordRequestCountsOperation = defineOperation({
  name: 'recordRequestCounts',
  service: 'admin',
  method: 'post',
  path: '/internal/request-counts',
  summary: 'Requests answered and failed, by area, in spans of five minutes.',
  can: 'internal',
  isRepeatable: true,
  body: z.strictObject({
    /** One run of one gateway. */
    instance: idSchema,
    slots: z
      .array(
        z.strictObject({
          startsAt: momentSchema,
          /** Seconds of the span in which this gateway was running. */
          seconds: z.number().int().min(0).max(300),
          areas: z.partialRecord(z.enum(requestAreas), countsSchema.strict()),
        }),
      )
      .max(300),
  }),
  status: 204,
});

export const listMaintenancesOperation = defineOperation({
  name: 'listMaintenances',
  service: 'admin',
  method: 'get',
  path: '/api/admin/maintenances',
  summary: 'Announced maintenance, past and coming, latest first.',
  can: 'system:health',
  query: z.strictObject(pageQuery),
  response: listOf(maintenanceSchema),
});

export const announceMaintenanceOperation = defineOperation({
  name: 'announceMaintenance',
  service: 'admin',
  method: 'post',
  path: '/api/admin/maintenances',
  summary: 'Tell all staff about maintenance: a banner until it ends. Audited.',
  can: 'system:health',
  body: z.strictObject({
    text: z.string().trim().min(1).max(MAX_ANNOUNCEMENT),
    startsAt: momentSchema,
    endsAt: momentSchema,
  }),
  status: 201,
  response: maintenanceSchema,
  errors: ['maintenance_times_invalid'],
});

export const withdrawMaintenanceOperation = defineOperation({
  name: 'withdrawMaintenance',
  service: 'admin',
  method: 'delete',
  path: '/api/admin/maintenances/:maintenanceId',
  summary: 'Take an announcement back. Audited.',
  can: 'system:health',
  params: z.strictObject({ maintenanceId: idSchema }),
  status: 204,
  errors: ['not_found'],
});

export const getMaintenanceOperation = defineOperation({
  name: 'getMaintenance',
  service: 'admin',
  method: 'get',
  path: '/api/maintenance',
  summary: 'Announced maintenance that has not ended, the next first: for the banner that all staff see.',
  can: 'signed-in',
  anyAccountState: true,
  response: z.object({ items: z.array(maintenanceSchema) }),
});
