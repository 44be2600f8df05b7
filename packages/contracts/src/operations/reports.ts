import * as z from 'zod';
import { idSchema, localDaySchema, momentSchema, partIdSchema } from '../core/ids';
import { defineOperation, listOf, pageQuery } from '../core/operation';
import { MAX_EXCLUSION_REASON, MAX_SEARCH } from '../core/text-limits';
import { campaignStatuses } from '../entities/campaign-terms';
import { SENTIMENT_OF_COMMENTS, THEMES_OF_COMMENTS } from '../entities/comment-terms';
import { answeredIdSchema, answerValueSchema, questionSchema, questionTypeIds } from '../entities/question';
import { responseSchema } from '../entities/response';
import { responseMarks } from '../entities/response-terms';
import { crossTestSchema, weightingStatusSchema, weightPairSchema } from '../entities/weighting';
import { answerFilterQuery as where } from './answer-filter-query';
import { importedSeriesQuery as importedSeries } from './imported-series-query';

const campaignParams = z.strictObject({ campaignId: idSchema });
/** Whole days in the council's zone, both inclusive. */
const range = { from: localDaySchema.optional(), to: localDaySchema.optional() };
/** A period of the schedule of a recurring campaign; left out, all of them. */
const round = z.coerce.number().int().min(1).max(100_000).optional();
/** With the results that weights lead to beside the others. */
const weighted = z.enum(['true', 'false']).optional();
const questionParams = z.strictObject({ campaignId: idSchema, questionId: answeredIdSchema });

const counts = () => z.record(z.string(), z.number().int());

const segmentCountSchema = z.object({
  value: z.string(),
  label: z.string(),
  count: z.number().int(),
  /** Whole percent of those who answered. */
  percent: z.number().int(),
  /** With weights: percent of those who answered, and its 95 % interval, with two decimals. */
  weightedPercent: z.number().optional(),
  low: z.number().optional(),
  high: z.number().optional(),
});
export type SegmentCount = z.infer<typeof segmentCountSchema>;

/** A mean of a part of a question; of the question itself when `value` is empty. */
const partMeanSchema = z.object({
  value: z.string(),
  label: z.string(),
  mean: z.number(),
  /** The 95 % interval. Null with fewer than two answers, and where the counters do not know it. */
  low: z.number().nullable(),
  high: z.number().nullable(),
});

/** A result of one question. Beyond `answered` each question type adds its own parts. */
export const questionResultSchema = z.looseObject({
  questionId: z.string(),
  type: z.enum(questionTypeIds),
  title: z.string(),
  answered: z.number().int(),
  /** People who were shown the question: conditions hide some from others. Absent where that is not counted. */
  asked: z.number().int().optional(),
  /** The groups that answers fall into, by which one filters, crosses and compares; none where answers are free. */
  segments: z.array(segmentCountSchema).optional(),
  /** The answers are days or times of day: a filter has the first and the last one. */
  moments: z.enum(['date', 'time']).optional(),
  /** The answers are personal data: a report counts them, and neither shows nor searches them. */
  isPersonal: z.boolean().optional(),
  /** Title of the section that the question is in. */
  section: z.string().optional(),
  /** The means that the result shows, without weights. Absent where there are none. */
  means: z.array(partMeanSchema).optional(),
  /** With weights: the mean of a number, and its 95 % interval. Null with fewer than two answers. */
  weightedMean: z.number().optional(),
  low: z.number().nullable().optional(),
  high: z.number().nullable().optional(),
  /** The same for each part of a question whose parts have means. */
  weightedMeans: z.array(partMeanSchema).optional(),
  /**
   * With weights: the shares that the result shows beside those of its segments, like one side of a scale or the columns
   * of a row by those who answered the row. Percents and 95 % intervals with two decimals.
   */
  weightedShares: z
    .array(z.object({ value: z.string(), weightedPercent: z.number(), low: z.number(), high: z.number() }))
    .optional(),
  /** With weights: how many unweighted answers would be as precise, with one decimal. */
  effectiveSize: z.number().optional(),
});
export type QuestionResult = z.infer<typeof questionResultSchema>;

export const reportSchema = z.object({
  campaignId: idSchema,
  title: z.string(),
  description: z.string(),
  status: z.enum(campaignStatuses),
  /** Wanted in the whole campaign; null for no target. */
  targetResponses: z.number().int().nullable(),
  /** Responses in the range, and altogether. */
  responses: z.number().int(),
  totalResponses: z.number().int(),
  /** Whole percent of started surveys that were completed; null before the first start. */
  completionRate: z.number().nullable(),
  views: z.number().int(),
  starts: z.number().int(),
  completes: z.number().int(),
  abandons: z.number().int(),
  /** The questions at which people stopped, in the order of the current survey. */
  stops: z.array(z.object({ questionId: z.string(), title: z.string(), count: z.number().int() })),
  /** Responses in the range that staff took out of the counts. */
  excluded: z.number().int(),
  /** Excluded responses that came after a limit was reached, and those that an end page screened out. Absent when there are none. */
  overQuota: z.number().int().optional(),
  screenedOut: z.number().int().optional(),
  /** Counted responses in the range by round, the rounds in their order. */
  rounds: z.array(z.object({ round: z.number().int(), responses: z.number().int() })),
  /** Counted responses in the range by the language that they were answered in, the most frequent first. Absent where none is known. */
  languages: z.array(z.object({ language: z.string(), responses: z.number().int() })).optional(),
  /** Themes of comments, for filters and cross-tabulations. Absent where the campaign has no codebook. */
  commentThemes: z.array(z.object({ id: idSchema, name: z.string() })).optional(),
  /** Series of imported answers, which no figure here counts. Absent where the campaign has none. */
  importedSeries: z.array(z.object({ id: idSchema, name: z.string(), responses: z.number().int() })).optional(),
  averageSeconds: z.number().nullable(),
  medianSeconds: z.number().nullable(),
  questions: z.number().int(),
  timezone: z.string(),
  /** Days of the first and last response that the figures cover; null without responses. */
  period: z.object({ from: localDaySchema, to: localDaySchema }).nullable(),
  timeline: z.array(z.object({ date: localDaySchema, count: z.number().int() })),
  /** Responses by hour of the day, 0 to 23, when the timeline has one day. Absent otherwise, and for very many responses. */
  hours: z.array(z.object({ hour: z.number().int().min(0).max(23), count: z.number().int() })).optional(),
  results: z.array(questionResultSchema),
  /** With `weighted`: the figures of the weights, or why there are none. Then no result has weighted figures. */
  weighting: weightingStatusSchema.optional(),
  revision: z.number().int(),
});
export type Report = z.infer<typeof reportSchema>;

export const getReportOperation = defineOperation({
  name: 'getReport',
  service: 'campaigns',
  method: 'get',
  path: '/api/campaigns/:campaignId/report',
  summary: 'Counts, times, timeline and a result per question.',
  can: 'report:read',
  params: campaignParams,
  query: z.strictObject({ ...range, round, importedSeries, weighted }),
  response: reportSchema,
  errors: ['campaign_not_found'],
});

/** With weights a cell has the sums of the weights of its responses, and of their squares. */
const cellSchema = z.object({
  row: z.string(),
  column: z.string(),
  count: z.number().int(),
  ...weightPairSchema.partial().shape,
});

const pairs = () => z.record(z.string(), weightPairSchema);
const sums = () => z.record(z.string(), z.number());

/** Counts of a range of days. The caller adds up the pages of one count; every part is a sum. */
export const answerCountsSchema = z.object({
  /** Responses in these days, whether they fit the filters or not, and in all that is to be looked at. */
  looked: z.number().int(),
  total: z.number().int(),
  /** Responses that match. */
  responses: z.number().int(),
  days: z.record(localDaySchema, z.number().int()),
  /** How many took each number of whole seconds. */
  seconds: z.record(z.string(), z.number().int()),
  /** Questions as residents see them now, with the counters of their types; of crossed questions only those two. */
  questions: z.array(
    z.object({
      question: questionSchema,
      counters: sums(),
      /** With weights: the same counters, each response multiplied by its weight, and by the square of its weight. */
      weighted: z.object({ sums: sums(), squares: sums() }).optional(),
    }),
  ),
  /** For two crossed questions: how many answered both, and by segment of each. */
  cross: z
    .object({
      answered: z.number().int(),
      cells: z.array(cellSchema),
      rows: counts(),
      columns: counts(),
      weighted: z.object({ answered: weightPairSchema, rows: pairs(), columns: pairs() }).optional(),
    })
    .nullable(),
  /** With `weighted`: the figures of the weights, or why there are none. Then no count has sums of weights. */
  weighting: weightingStatusSchema.optional(),
  /** With `weighted`, for two crossed questions whose count is complete with one page. Else the caller computes it from the sum of the pages. */
  test: crossTestSchema.optional(),
  /** Where to go on; null when all has been looked at. */
  nextCursor: z.string().nullable(),
});
export type AnswerCounts = z.infer<typeof answerCountsSchema>;

/** A question, or the labels of people's comments. */
const crossedIdSchema = z.union([partIdSchema, z.enum([THEMES_OF_COMMENTS, SENTIMENT_OF_COMMENTS])]);

export const countAnswersOperation = defineOperation({
  name: 'countAnswers',
  service: 'campaigns',
  method: 'get',
  path: '/api/campaigns/:campaignId/report/counts',
  summary:
    'Counts of the responses that fit filters by answers, and a cross-tabulation of two questions; in pages of about a second each, to be added up.',
  can: 'report:read',
  params: campaignParams,
  query: z.strictObject({
    ...range,
    round,
    where,
    importedSeries,
    rows: crossedIdSchema.optional(),
    columns: crossedIdSchema.optional(),
    weighted,
    cursor: localDaySchema.optional(),
  }),
  response: answerCountsSchema,
  errors: ['campaign_not_found', 'not_found'],
});

export const listQuestionsOperation = defineOperation({
  name: 'listQuestions',
  service: 'campaigns',
  method: 'get',
  path: '/api/campaigns/:campaignId/questions',
  summary: 'Every question that was ever published, those of today first, with the options that they once had besides.',
  can: 'report:read',
  params: campaignParams,
  response: z.object({ items: z.array(questionSchema) }),
  errors: ['campaign_not_found'],
});

/** The query of a list of answers or responses, which can be searched for words. */
const searched = {
  ...pageQuery,
  ...range,
  round,
  where,
  importedSeries,
  q: z.string().max(MAX_SEARCH).optional(),
};

export const listAnswersOperation = defineOperation({
  name: 'listAnswers',
  service: 'campaigns',
  method: 'get',
  path: '/api/campaigns/:campaignId/questions/:questionId/answers',
  summary: 'What people wrote for one question, newest first, searched by `q`; counted responses only.',
  can: 'report:read',
  params: questionParams,
  query: z.strictObject({
    ...searched,
  }),
  response: listOf(z.object({ responseId: z.string(), createdAt: momentSchema, answer: answerValueSchema })),
  errors: ['campaign_not_found', 'not_found'],
});

export const listResponsesOperation = defineOperation({
  name: 'listResponses',
  service: 'campaigns',
  method: 'get',
  path: '/api/campaigns/:campaignId/responses',
  summary: 'Single responses, newest first; by `mark` those that carry it, or any; by `q` those with these words.',
  can: 'report:read',
  params: campaignParams,
  query: z.strictObject({
    ...searched,
    mark: z.enum([...responseMarks, 'any']).optional(),
    /** Responses in this wave. */
    wave: idSchema.optional(),
    /** Left out, counted and excluded ones. */
    excluded: z.enum(['only', 'none']).optional(),
    /** For files that leave the council: redacted where the council wants that of its exports. */
    purpose: z.enum(['export']).optional(),
  }),
  response: listOf(responseSchema),
  errors: ['campaign_not_found', 'not_found'],
});

export const setExclusionOperation = defineOperation({
  name: 'setExclusion',
  service: 'campaigns',
  method: 'put',
  path: '/api/campaigns/:campaignId/responses/:responseId/exclusion',
  summary: 'Takes a response out of the counts, with a reason, or back into them; the rollups follow.',
  can: 'campaign:edit',
  params: z.strictObject({ campaignId: idSchema, responseId: z.string().min(1).max(100) }),
  body: z.strictObject({
    isExcluded: z.boolean(),
    reason: z.string().trim().max(MAX_EXCLUSION_REASON).default(''),
  }),
  response: responseSchema,
  errors: ['campaign_not_found', 'not_found', 'exclusion_reason_missing'],
});

/** How many responses one call names, at most. Choose by a filter for more. */
const MAX_NAMED = 500;

/** The responses of one action: named ones, all that match, or those that an earlier action excluded. */
const exclusionSelectionSchema = z.union([
  z.strictObject({ ids: z.array(z.string().min(1).max(100)).min(1).max(MAX_NAMED) }),
  z.strictObject({
    filter: z.strictObject({
      ...range,
      round: z.number().int().min(1).max(100_000).optional(),
      where,
      q: z.string().max(MAX_SEARCH).optional(),
      mark: z.enum([...responseMarks, 'any']).optional(),
      wave: idSchema.optional(),
    }),
  }),
  z.strictObject({ batchId: idSchema }),
]);

export type ExclusionSelection = z.infer<typeof exclusionSelectionSchema>;

const exclusionBatchSchema = z.object({
  id: idSchema,
  isExcluded: z.boolean(),
  /** Responses that changed so far, and all of the selection. */
  done: z.number().int(),
  total: z.number().int(),
  isComplete: z.boolean(),
});
export type ExclusionBatch = z.infer<typeof exclusionBatchSchema>;

export const excludeResponsesOperation = defineOperation({
  name: 'excludeResponses',
  service: 'campaigns',
  method: 'post',
  path: '/api/campaigns/:campaignId/exclusions',
  summary:
    'Take many responses out of the counts with one reason, or back into them. Some hundred change at once; continue until it is complete. By `batchId` it undoes an earlier action.',
  can: 'campaign:edit',
  params: campaignParams,
  body: z.strictObject({
    isExcluded: z.boolean(),
    reason: z.string().trim().max(MAX_EXCLUSION_REASON).default(''),
    selection: exclusionSelectionSchema,
  }),
  status: 201,
  response: exclusionBatchSchema,
  errors: ['campaign_not_found', 'not_found', 'exclusion_reason_missing'],
});

export const continueExclusionOperation = defineOperation({
  name: 'continueExclusion',
  service: 'campaigns',
  method: 'post',
  path: '/api/campaigns/:campaignId/exclusions/:batchId/continue',
  summary: 'Change the next responses of an action on many.',
  can: 'campaign:edit',
  params: campaignParams.extend({ batchId: idSchema }),
  isRepeatable: true,
  response: exclusionBatchSchema,
  errors: ['campaign_not_found', 'not_found'],
});

/** Message of a live report, sent each time its counters change. */
export const liveReportSchema = z.object({ revision: z.number().int(), responses: z.number().int() });

export const watchReportOperation = defineOperation({
  name: 'watchReport',
  service: 'campaigns',
  method: 'get',
  path: '/api/campaigns/:campaignId/live',
  summary: 'Server-sent events `report`: counters as they change.',
  can: 'report:read',
  params: campaignParams,
  kind: 'events',
  sharedStream: true,
  response: liveReportSchema,
  errors: ['campaign_not_found'],
});
