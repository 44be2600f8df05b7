/** The words of comments and their labels, free of zod. */

/** How staff want the written answers of a question to be read: as opinions (comments), as facts, or as personal data. */
export const writtenAnswerKinds = ['opinion', 'fact', 'personal'] as const;
export type WrittenAnswerKind = (typeof writtenAnswerKinds)[number];

/** Who set a label. */
export const labellers = ['built_in', 'provider', 'person'] as const;
export type Labeller = (typeof labellers)[number];
export const machineLabellers = ['built_in', 'provider'] as const satisfies readonly Labeller[];

/** Reasons for a person to read a single comment, however few people wrote the like. */
export const commentFlags = ['safety', 'discrimination', 'self_harm'] as const;
export type CommentFlag = (typeof commentFlags)[number];

/** Parts by which comments are counted. `group` needs a question whose answers fall into segments. */
export const commentGroupings = ['question', 'theme', 'language', 'area', 'week', 'round', 'group'] as const;
export type CommentGrouping = (typeof commentGroupings)[number];

/** The ids for labels of a person's comments, where a filter or a cross-tabulation names a question. */
export const THEMES_OF_COMMENTS = '~theme';
export const SENTIMENT_OF_COMMENTS = '~sentiment';

export const MAX_THEMES = 60;
export const MAX_CODEBOOKS = 50;
export const MAX_THEME_NAME = 60;
export const MAX_THEME_DEFINITION = 400;
export const MAX_THEME_EXAMPLES = 8;
export const MAX_THEME_EXAMPLE = 300;
/** Comments that one request changes. */
export const MAX_COMMENTS_AT_ONCE = 500;
/** Comments that people label blind to measure the labels. */
export const SAMPLE_SIZE = 60;
export const MAX_SAMPLE_SIZE = 300;
/** With fewer checked comments, a language or labeller has no figures of its own. */
export const MIN_MEASURED_COMMENTS = 20;
