import * as z from 'zod';
import { idSchema, keySchema, momentSchema } from '../core/ids';
import { defineOperation } from '../core/operation';
import { publicCouncilSchema } from '../entities/council';
import { answerSchema, MAX_QUESTIONS } from '../entities/question';
import { introFileSchema, languageTagSchema, surveyContentSchema } from '../entities/survey';

const surveyParams = z.strictObject({ campaignId: idSchema });

export const publicSurveyStates = [
  'open',
  'paused',
  'ended',
  'closed',
  'not_yet_open',
  'no_questions',
  'full',
] as const;
export type PublicSurveyState = (typeof publicSurveyStates)[number];

export const publicSurveySchema = z.object({
  state: z.enum(publicSurveyStates),
  nextOpensAt: momentSchema.nullable(),
  council: publicCouncilSchema,
  /** Its texts are in `language`; those without a translation in the main language. */
  survey: surveyContentSchema
    .extend({
      /** With the name of its language, where the page is in another one. */
      introFile: introFileSchema.extend({ inLanguage: z.string().optional() }).nullable(),
      campaignId: idSchema,
      version: z.number().int(),
      /** The campaign of the survey, in the main language. Absent from a server of an earlier release. */
      campaign: z.object({ title: z.string(), description: z.string() }).optional(),
      /** For a person who is asked every question. */
      estimatedMinutes: z.number(),
      /** The languages it can be read in, the main one first. */
      languages: z.array(languageTagSchema).optional(),
    })
    .nullable(),
  /** Where the survey cannot be answered: what it is, for the page that says so. */
  about: z
    .object({
      title: z.string(),
      description: z.string(),
      language: z.string().optional(),
      /** The survey's own words for the state, such as why it is full. */
      text: z.string().optional(),
    })
    .optional(),
  /** Signed; null unless open. */
  startToken: z.string().nullable(),
});
export type PublicSurvey = z.infer<typeof publicSurveySchema>;

export const getPublicSurveyOperation = defineOperation({
  name: 'getPublicSurvey',
  service: 'public',
  method: 'get',
  path: '/api/public/surveys/:campaignId',
  summary: 'What a resident needs to answer: state, council, survey and a start token; in another language by `lang`.',
  can: 'public',
  params: surveyParams,
  query: z.strictObject({
    lang: z.string().max(20).optional(),
    /** The token of an invitation: the start token carries it on. */
    invitation: z.string().max(200).optional(),
  }),
  response: publicSurveySchema,
  errors: ['survey_not_found'],
});

export const getPublicFileOperation = defineOperation({
  name: 'getPublicFile',
  service: 'public',
  method: 'get',
  path: '/api/public/surveys/:campaignId/files/:file',
  summary: 'A picture or document of a published survey, by the hash of its content.',
  can: 'public',
  params: surveyParams.extend({ file: z.string().regex(/^[a-f0-9]{64}\.(webp|png|jpg|gif|pdf|json)$/) }),
  kind: 'file',
  errors: ['not_found'],
});

/** All answers of one response together, as JSON in bytes: 25 long texts at their longest. */
export const ANSWERS_LIMIT = 256 * 1024;
/**
 * The same answers as a plain form, where one sign can take nine: what is longer still is shown again to be shortened.
 */
export const SURVEY_FORM_LIMIT = 1024 * 1024;

export const submitResponseOperation = defineOperation({
  name: 'submitResponse',
  service: 'public',
  method: 'post',
  path: '/api/public/surveys/:campaignId/responses',
  summary: 'Hand in a response. Durable when answered; a repeat with the same Idempotency-Key gets the same receipt.',
  can: 'public',
  params: surveyParams,
  query: z.strictObject({
    /**
     * The language that the survey was answered in, kept only when the survey has it. In the address and not in the
     * body: a replica of an earlier version ignores it here, and would refuse it there.
     */
    lang: z.string().max(100).optional(),
  }),
  body: z.strictObject({
    startToken: z.string().min(1).max(1000),
    answers: z.array(answerSchema).max(MAX_QUESTIONS),
    /** Seconds that the device measured, by a clock that may be wrong; bounded by the age of the start token. */
    elapsedSeconds: z.number().min(0).optional(),
    /** Content of the field that people do not see (`surveyFields.trap`). */
    trap: z.string().max(500).optional(),
  }),
  bodyLimit: ANSWERS_LIMIT,
  idempotent: true,
  status: 201,
  response: z.object({
    receipt: z.string(),
    /** The page of the survey to show instead of the thank-you. */
    endPageId: z.string().optional(),
  }),
  errors: [
    'survey_not_found',
    'survey_not_open',
    'start_token_invalid',
    'answers_invalid',
    'already_answered',
    'idempotency_key_reused',
    'too_many_requests',
    'unavailable',
  ],
});

export const visitEvents = ['start', 'abandon'] as const;

export const recordVisitOperation = defineOperation({
  name: 'recordVisit',
  service: 'public',
  method: 'post',
  path: '/api/public/surveys/:campaignId/events',
  summary: 'Count a start or an abandon. Views and completes are counted by the server itself.',
  can: 'public',
  params: surveyParams,
  body: z.strictObject({
    type: z.enum(visitEvents),
    startToken: z.string().max(1000),
    /** With an abandon: the question that was in view. */
    questionId: keySchema(64).optional(),
  }),
  bodyLimit: 4096,
  status: 204,
  errors: ['survey_not_found', 'start_token_invalid'],
});

export const erasureOutcomes = ['erased', 'already_erased', 'unknown', 'closed'] as const;
export type ErasureOutcome = (typeof erasureOutcomes)[number];

/** Request of the public service to campaigns for a person with the receipt of a response. */
export const eraseResponseOperation = defineOperation({
  name: 'eraseResponse',
  service: 'campaigns',
  method: 'post',
  path: '/internal/responses/erase',
  summary: 'Deletes the response of a receipt, also before it has arrived, and takes it out of the counts.',
  can: 'internal',
  body: z.strictObject({
    campaignId: idSchema,
    responseId: z.string().max(60),
    /** The intake has it still: it is to be refused when it comes. */
    isOnItsWay: z.boolean(),
  }),
  response: z.object({ outcome: z.enum(erasureOutcomes) }),
  errors: ['campaign_not_found'],
});
