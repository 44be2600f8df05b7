import * as z from 'zod';
import { idSchema, momentSchema } from '../core/ids';
import { commentFlags, labellers, machineLabellers, writtenAnswerKinds } from './comment-terms';
import { insightRunStates, sentimentLabels } from './insight-terms';
import { questionTypeIds } from './question';

const count = z.number().int().min(0);
const share = z.number().min(0).max(1);

/** A theme of a comment, and the words of the comment that support it (verbatim; none when a person set it). */
export const commentThemeSchema = z.object({
  id: idSchema,
  by: z.enum(labellers),
  words: z.array(z.string()),
});
export type CommentTheme = z.infer<typeof commentThemeSchema>;

/** One written answer as data, with its labels. Its id is `responseId:questionId`. */
export const commentSchema = z.object({
  id: z.string(),
  responseId: z.string(),
  /** The number of its response in the campaign. */
  number: count.nullable(),
  questionId: z.string(),
  text: z.string(),
  createdAt: momentSchema,
  round: z.number().int(),
  /** ISO 639-1; null when it could not be recognised. */
  language: z.string().nullable(),
  /** Null while nothing and nobody has judged it, and in languages where no judgement is stated. */
  sentiment: z.object({ label: z.enum(sentimentLabels), by: z.enum(labellers) }).nullable(),
  themes: z.array(commentThemeSchema),
  flags: z.array(z.enum(commentFlags)),
  /** When a person has read a flagged comment, and who. */
  reviewed: z.object({ by: z.string(), at: momentSchema }).nullable(),
});
export type Comment = z.infer<typeof commentSchema>;

/** A theme of a codebook. Ids are never used again; merged and removed themes are gone from all comments. */
export const codebookThemeSchema = z.object({
  id: idSchema,
  name: z.string(),
  definition: z.string(),
  examples: z.array(z.string()),
});
export type CodebookTheme = z.infer<typeof codebookThemeSchema>;

/** The themes of a council, in the council's order, shared by all campaigns that use it. */
export const codebookSchema = z.object({
  id: idSchema,
  name: z.string(),
  themes: z.array(codebookThemeSchema),
  /** Campaigns that use it. */
  campaigns: z.array(z.object({ id: idSchema, title: z.string() })),
  revision: count,
  updatedAt: momentSchema,
});
export type Codebook = z.infer<typeof codebookSchema>;

/** A written question, and how its answers are read. */
export const plannedQuestionSchema = z.object({
  questionId: z.string(),
  title: z.string(),
  type: z.enum(questionTypeIds),
  kind: z.enum(writtenAnswerKinds),
  /** The kind as long as staff say nothing. */
  defaultKind: z.enum(writtenAnswerKinds),
  /** A question that is personal by its type or definition stays so. */
  isFixed: z.boolean(),
  /** Counted responses with a written answer to it. */
  answers: count,
});

/** A run that labels comments: the built-in reading in the background, or a provider's, which staff start. */
export const labellingRunSchema = z.object({
  id: idSchema,
  by: z.enum(['built_in', 'provider']),
  state: z.enum(insightRunStates),
  done: count,
  total: count,
  /** Comments that were not sent to the provider, because they talk to a machine. */
  leftOut: count.optional(),
  error: z.string().nullable(),
  retryAt: momentSchema.nullable(),
  createdAt: momentSchema,
  finishedAt: momentSchema.nullable(),
});
export type LabellingRun = z.infer<typeof labellingRunSchema>;

export const commentPlanSchema = z.object({
  questions: z.array(plannedQuestionSchema),
  /** Null until staff choose or accept themes. */
  codebookId: idSchema.nullable(),
  /** Comments of questions read as opinions, and how many of them carry labels of the present plan and codebook. */
  comments: count,
  labelled: count,
  /** Comments with labels of a provider, and of a person. */
  byProvider: count,
  byPerson: count,
  /** Comments that wait for a person on the review list. */
  toReview: count,
  run: labellingRunSchema.nullable(),
  /** Rises with every change of plan, codebook or label, and with new responses. */
  revision: count,
});
export type CommentPlan = z.infer<typeof commentPlanSchema>;

const sentimentCountsSchema = z.object({ positive: count, neutral: count, negative: count, unjudged: count });
export type SentimentCounts = z.infer<typeof sentimentCountsSchema>;

/** Counts of a group of comments. A comment of two themes counts in both. */
export const commentFiguresSchema = z.object({
  comments: count,
  responses: count,
  sentiment: sentimentCountsSchema,
  /** 0 all negative, 5 balanced, 10 all positive, of the judged ones; null without any. */
  score: z.number().min(0).max(10).nullable(),
  themes: z.array(z.object({ id: idSchema, comments: count, sentiment: sentimentCountsSchema })),
  groups: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      comments: count,
      sentiment: sentimentCountsSchema,
      score: z.number().min(0).max(10).nullable(),
      themes: z.array(z.object({ id: idSchema, comments: count })),
    }),
  ),
  /** Why the built-in reading states no sentiment for some comments, by language. */
  unjudgedLanguages: z.array(z.object({ language: z.string(), comments: count })),
  revision: count,
});
export type CommentFigures = z.infer<typeof commentFiguresSchema>;

/** A theme that the built-in clustering or the provider suggests. Nothing is labelled with it until a person accepts it. */
export const themeProposalSchema = z.object({
  name: z.string(),
  definition: z.string(),
  examples: z.array(z.string()),
  /** Comments that would get it. */
  comments: count,
  by: z.enum(['built_in', 'provider']),
});
export type ThemeProposal = z.infer<typeof themeProposalSchema>;

/** Said before a provider labels: how much leaves, what it costs and how long it takes. */
export const labellingEstimateSchema = z.object({
  comments: count,
  calls: count,
  seconds: z.number().min(0),
  /** In the currency of the council's cost limit; null where the price of the model is unknown. */
  cost: z.number().min(0).nullable(),
  provider: z.string().nullable(),
});
export type LabellingEstimate = z.infer<typeof labellingEstimateSchema>;

const measuredSchema = z.object({ value: share, low: share, high: share });

/** `comments` is how many checked comments the figures are about: those on which the machine states a sentiment. */
const sentimentQualitySchema = z.object({ comments: count, accuracy: measuredSchema, macroF1: measuredSchema });
/** `comments` is how many checked comments the figure is about. */
const themeQualitySchema = z.object({ comments: count, microF1: measuredSchema });

/**
 * How well the labels of machines agree with people's, as an estimate for all comments that the sample was drawn from.
 * Corrections of comments are not measured. Intervals are 95 % of a percentile bootstrap within strata.
 */
export const labelQualitySchema = z.object({
  /** Comments that people labelled blind. */
  checked: count,
  /** Null when the machine stated no sentiment on any of them. */
  sentiment: sentimentQualitySchema.nullable(),
  /** Null without themes. */
  themes: themeQualitySchema.nullable(),
  /** The same by labeller and language, where at least `MIN_MEASURED_COMMENTS` comments were checked. */
  parts: z.array(
    z.object({
      by: z.enum(machineLabellers),
      language: z.string().nullable(),
      checked: count,
      sentiment: sentimentQualitySchema.nullable(),
      themes: themeQualitySchema.nullable(),
    }),
  ),
  /** Between two people: share of equal sentiment labels and Cohen's kappa; null with one person. */
  agreement: z
    .object({ comments: count, share: measuredSchema, kappa: z.number().nullable(), themesF1: share.nullable() })
    .nullable(),
});
export type LabelQuality = z.infer<typeof labelQualitySchema>;

/** A sample for people to label without seeing the labels of others. */
export const labelSampleSchema = z.object({
  id: idSchema,
  createdAt: momentSchema,
  size: count,
  /** Who labels or has labelled, and how far they are. At most two. */
  coders: z.array(z.object({ userId: z.string(), done: count })),
  /** Comments of it that are gone: erased, expired, excluded, or of a question that is not read as an opinion any more. */
  removed: count,
  /** Null until one person has labelled all that is left of it: nobody has checked the labels. */
  quality: labelQualitySchema.nullable(),
});
export type LabelSample = z.infer<typeof labelSampleSchema>;
