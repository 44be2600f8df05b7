import * as z from 'zod';
import { defineEvent } from '../core/event';
import { idSchema, localDaySchema, momentSchema } from '../core/ids';
import { answerSchema } from '../entities/question';
import { browserFamilies, deviceTypes, responseMarks } from '../entities/response';

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
    deviceType: z.enum(deviceTypes),
    browserFamily: z.enum(browserFamilies),
    totalQuestions: z.number().int(),
    questionsAnswered: z.number().int(),
    marks: z.array(z.enum(responseMarks)),
  }),
});

/** Counters of one campaign and day since the last flush; they add up. */
export const visitRecordedEvent = defineEvent('visit.recorded', {
  audited: false,
  payload: z.object({
    campaignId: idSchema,
    day: localDaySchema,
    views: z.number().int(),
    starts: z.number().int(),
    completes: z.number().int(),
    abandons: z.number().int(),
  }),
});
