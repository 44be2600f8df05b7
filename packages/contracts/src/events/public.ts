import * as z from 'zod';
import { defineEvent } from '../core/event';
import { idSchema, localDaySchema, momentSchema } from '../core/ids';
import { answerSchema } from '../entities/question';
import { browserFamilies, deviceTypes, referrerTypes, responseMarks } from '../entities/response-terms';
import { watchReasons } from '../entities/watch-terms';

/** A response as the intake took it. Neither this event nor what follows from it names a person, an address or a token. */
export const responseSubmittedEvent = defineEvent('response.submitted', {
  audited: false,
  payload: z.object({
    responseId: z.string(),
    campaignId: idSchema,
    version: z.number().int(),
    /** The period of a recurring campaign's schedule in which the answer was begun; 1 for one that runs once. */
    round: z.number().int().min(1).optional(),
    submittedAt: momentSchema,
    completionTimeSeconds: z.number().int().nullable(),
    answers: z.array(answerSchema),
    /** The language of the survey that they answered in. Absent from events of earlier versions. */
    language: z.string().optional(),
    /** Null where the council does not collect it. */
    deviceType: z.enum(deviceTypes).nullable(),
    browserFamily: z.enum(browserFamilies).nullable(),
    totalQuestions: z.number().int(),
    questionsAnswered: z.number().int(),
    marks: z.array(z.enum(responseMarks)),
  }),
});

const count = z.number().int();
const visitCounts = { views: count, starts: count, completes: count, abandons: count };
const someVisits = z.object(visitCounts).partial();

/**
 * Counters of one campaign and day since the last flush; they add up. Each group counts the same visits once more, and
 * none is crossed with another, so that nothing in them leads to one person. The event names no time but its day.
 */
export const visitRecordedEvent = defineEvent('visit.recorded', {
  audited: false,
  payload: z.object({
    campaignId: idSchema,
    day: localDaySchema,
    ...visitCounts,
    deviceTypes: z.partialRecord(z.enum(deviceTypes), someVisits).optional(),
    browserFamilies: z.partialRecord(z.enum(browserFamilies), someVisits).optional(),
    referrerTypes: z.partialRecord(z.enum(referrerTypes), someVisits).optional(),
    /** By the question at which people left. */
    stops: z.record(idSchema, count).optional(),
    /** By the id of the QR code that people came by. */
    qrCodes: z.record(idSchema, z.object({ scans: count, responses: count }).partial()).optional(),
  }),
});

/**
 * A replica of the public service has become watchful for a campaign, still is, or is calm again. A campaign is watchful
 * while any replica is; a replica that says nothing more counts as calm after `until`.
 */
export const campaignWatchedEvent = defineEvent('campaign.watched', {
  audited: false,
  payload: z.object({
    campaignId: idSchema,
    isWatchful: z.boolean(),
    /** Null when it is calm again. */
    reason: z.enum(watchReasons).nullable(),
    at: momentSchema,
    until: momentSchema,
    /** Random name of the process. */
    replica: z.string().max(40),
  }),
});

/** A sign-up as the intake took it: by an opt-in page, or after a survey, where it names no time but the day. */
export const subscriptionRequestedEvent = defineEvent('subscription.requested', {
  audited: false,
  payload: z.object({
    signupId: z.string(),
    source: z.enum(['opt_in', 'post_survey']),
    pageId: idSchema.nullable(),
    /** The QR code of the page that the person came by. Absent without one. */
    codeId: idSchema.optional(),
    campaignId: idSchema.nullable(),
    email: z.string(),
    data: z.record(z.string(), z.string()),
    tagIds: z.array(idSchema),
    consentSource: z.string(),
    consentText: z.string(),
    requestedAt: momentSchema,
    /** The form was filled in as programs do it: the address has to be confirmed, whatever the council asks for. */
    mustConfirm: z.boolean().optional(),
  }),
});

/** Somebody wants to hear what comes of a survey. It names no time but the day, and nothing of a response. */
export const hearBackRequestedEvent = defineEvent('hear_back.requested', {
  audited: false,
  payload: z.object({ campaignId: idSchema, email: z.string(), day: localDaySchema, consentText: z.string() }),
});

/** An unsubscribe by signed token, taken while the subscribers service may be away. */
export const subscriptionWithdrawnEvent = defineEvent('subscription.withdrawn', {
  audited: false,
  payload: z.object({ subscriberId: idSchema, withdrawnAt: momentSchema }),
});

/** Views of one opt-in page and day since the last flush; they add up. */
export const pageViewedEvent = defineEvent('page.viewed', {
  audited: false,
  payload: z.object({
    pageId: idSchema,
    day: localDaySchema,
    views: z.number().int(),
    uniqueViews: z.number().int(),
    /** Scans by the id of the page's QR code. */
    scans: z.record(idSchema, count).optional(),
  }),
});

/**
 * Used invitations, by the hash of their tokens. Published once a day in random order, so that neither time nor order
 * links an invitation to a response.
 */
export const invitationsAnsweredEvent = defineEvent('invitations.answered', {
  audited: false,
  payload: z.object({ campaignId: idSchema, invitations: z.array(z.string()).max(500) }),
});
