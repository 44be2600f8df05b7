import * as z from 'zod';
import { countryIds } from '../core/countries';
import { isKeyOf } from '../core/dictionary';
import { keySchema, partIdSchema } from '../core/ids';
import {
  MAX_ALT_TEXT,
  MAX_ANSWER,
  MAX_COLUMNS,
  MAX_CONDITION_VALUE,
  MAX_CONSENT,
  MAX_DECIMALS,
  MAX_NUMBER,
  MAX_OPTION_LABEL,
  MAX_QUESTION_DESCRIPTION,
  MAX_QUESTION_TITLE,
  MAX_STEP_LABEL,
  MAX_UNIT,
} from '../core/text-limits';
import { conditionJoins } from './condition-terms';
import { MAX_OPTIONS_TO_PICK, optionEnds, optionOrders, optionsFromChoices } from './option-terms';
import { exactnesses, MAX_AREAS, placeAreaSchema, placeMapSchema, postcodeTableSchema } from './place-terms';
import { populationLinkSchema } from './population';
import { MAX_END_PAGES } from './survey-terms';

/** The question types by their one stored name, with how a person reads them and the other names they may come in by. */
export const questionTypeNames = {
  text: { label: 'Short Text', aliases: ['shorttext'] },
  textarea: { label: 'Long Text', aliases: ['longtext'] },
  dropdown: { label: 'Dropdown', aliases: [] },
  multiselect: { label: 'Multi-Select', aliases: ['multipleselect'] },
  rating: { label: 'Smiley Rating', aliases: ['smileyrating', 'smiley', 'emoji', 'emojirating'] },
  number: { label: 'Number Rating', aliases: ['numberrating', 'numeric'] },
  image: { label: 'Image Ranking', aliases: ['imageranking'] },
  ranking: { label: 'Drag & Drop Ranking', aliases: ['dragdropranking', 'dragdrop'] },
  consent: { label: 'Consent', aliases: ['consentbox', 'agreement'] },
  date: { label: 'Date or Time', aliases: ['datetime', 'time', 'dateortime'] },
  email: { label: 'Email Address', aliases: ['emailaddress'] },
  phone: { label: 'Phone Number', aliases: ['phonenumber', 'telephone'] },
  postcode: { label: 'Postcode', aliases: ['zip', 'zipcode', 'postalcode'] },
  matrix: { label: 'Matrix', aliases: ['grid', 'table', 'likert'] },
  pictureChoice: { label: 'Picture Choice', aliases: ['picturechoice', 'imagechoice', 'pictures'] },
  budget: { label: 'Budget', aliases: ['budgetallocation', 'constantsum', 'points'] },
  place: { label: 'Place on a Map', aliases: ['map', 'location', 'placeonamap'] },
} as const;

export type QuestionTypeId = keyof typeof questionTypeNames;
export const questionTypeIds = Object.keys(questionTypeNames) as [QuestionTypeId, ...QuestionTypeId[]];

const byAnyName = new Map<string, QuestionTypeId>(
  questionTypeIds.flatMap((id) => [id, ...questionTypeNames[id].aliases].map((name) => [name, id] as const)),
);

/** The stored name of a type in any accepted spelling; an unknown type is returned unchanged. */
export const normaliseQuestionType = (name: string): string =>
  byAnyName.get(name.toLowerCase().replace(/[_\s-]/g, '')) ?? name;

const isQuestionType = (name: string): name is QuestionTypeId => isKeyOf(questionTypeNames, name);

export const questionTypeSchema = z
  .string()
  .max(60)
  .transform(normaliseQuestionType)
  .refine(isQuestionType, {
    message: 'The survey holds a question of an unknown type.',
    params: { code: 'question_type_unknown' },
  })
  .transform((name) => name as QuestionTypeId);

/** An id as it is stored: older ones may be names that `partIdSchema` refuses. */
export const storedPartIdSchema = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/);

const optionSchema = z.object({ id: storedPartIdSchema, label: z.string().max(MAX_OPTION_LABEL) });
export const imageOptionSchema = z.object({
  id: storedPartIdSchema,
  label: z.string().max(MAX_OPTION_LABEL),
  imageUrl: z.string().max(500),
  alt: z.string().max(MAX_ALT_TEXT).optional(),
});

export const conditionOperators = [
  'equals',
  'not_equals',
  'less_than',
  'greater_than',
  'contains',
  'not_contains',
  'answered',
  'not_answered',
  'ranks_first',
] as const;
export type ConditionOperator = (typeof conditionOperators)[number];

export const conditionSchema = z.object({
  questionId: z.string().max(40),
  operator: z.enum(conditionOperators),
  value: z.union([z.string().max(MAX_CONDITION_VALUE), z.number()]),
});
export type Condition = z.infer<typeof conditionSchema>;

export const MAX_CONDITIONS = 20;

/** Several conditions, joined by all or any. A single one is stored in the form of the specification. */
export const conditionGroupSchema = z.strictObject({
  join: z.enum(conditionJoins),
  conditions: z.array(conditionSchema).min(1).max(MAX_CONDITIONS),
});
export type ConditionGroup = z.infer<typeof conditionGroupSchema>;

/** When a question is shown: one condition, or several. */
export const showIfSchema = z.union([conditionSchema, conditionGroupSchema]);
export type ShowIf = z.infer<typeof showIfSchema>;

/** The kinds of answers of a question for a day or a time. */
export const dateKinds = ['date', 'time', 'datetime'] as const;
export type DateKind = (typeof dateKinds)[number];

/** The first or last day or time of day that an answer may be: `2026-05-04`, `14:30`. */
const dateBoundSchema = z.string().regex(/^(\d{4}-\d{2}-\d{2}|\d{2}:\d{2})$/);

/** The settings of one option. Without any, it is an ordinary one. */
const optionSettings = {
  /** People may write their own words with it. */
  other: z.boolean().optional(),
  /** These words are personal data. */
  isPersonal: z.boolean().optional(),
  /** Never chosen together with another option: "None of these". */
  exclusive: z.boolean().optional(),
  keepAt: z.enum(optionEnds).optional(),
  /** When the option is offered. */
  showIf: showIfSchema.nullable().optional(),
  /** A copy of an option of `optionsFrom`. The server keeps it like the original. */
  isCarried: z.boolean().optional(),
};

/** Offers the options that a person picked, or did not pick, in an earlier question. */
const optionsFromSchema = z.object({ questionId: z.string().max(40), which: z.enum(optionsFromChoices) });
export type OptionsFrom = z.infer<typeof optionsFromSchema>;

/** Each row of a matrix has one of its columns, or a number of its range. */
export const matrixKinds = ['choice', 'rating'] as const;
export type MatrixKind = (typeof matrixKinds)[number];

const questionBase = {
  id: storedPartIdSchema,
  title: z.string().max(MAX_QUESTION_TITLE),
  description: z.string().max(MAX_QUESTION_DESCRIPTION).optional(),
  required: z.boolean().default(false),
  imageOptions: z.array(imageOptionSchema.extend(optionSettings)).max(100).optional(),
  /** The least and the most options that an answer may have. An exclusive option alone is enough. */
  minPicks: z.number().int().min(1).max(MAX_OPTIONS_TO_PICK).optional(),
  maxPicks: z.number().int().min(1).max(MAX_OPTIONS_TO_PICK).optional(),
  /** Left out, as staff gave it. */
  optionOrder: z.enum(optionOrders).optional(),
  optionsFrom: optionsFromSchema.optional(),
  ratingLabels: z.array(z.string().max(MAX_STEP_LABEL)).length(5).optional(),
  numberRange: z
    .object({
      min: z.number().int().min(-MAX_NUMBER),
      max: z.number().int().max(MAX_NUMBER),
      /** Decimals that an answer may have; left out, only whole numbers. */
      decimals: z.number().int().min(0).max(MAX_DECIMALS).optional(),
    })
    .optional(),
  /** The unit that is shown beside a number: km, hours. */
  numberUnit: z.string().max(MAX_UNIT).optional(),
  /** A number from 0 to 10 whose result is promoters less detractors. */
  isPromoterScore: z.boolean().optional(),
  /** The text that people agree to by a tick. */
  consentText: z.string().max(MAX_CONSENT).optional(),
  /** A short name of that text, which the server gives. A tick names the text that it agrees to. */
  consentKey: z.string().max(16).optional(),
  dateKind: z.enum(dateKinds).optional(),
  dateRange: z.object({ min: dateBoundSchema.optional(), max: dateBoundSchema.optional() }).optional(),
  /** The country whose postcodes or phone numbers people write. */
  country: z.enum(countryIds).optional(),
  /** The areas of the map or of the table of postcodes: what an answer is counted by. */
  areas: z.array(placeAreaSchema).max(MAX_AREAS).optional(),
  map: placeMapSchema.optional(),
  /** How exact the kept place is. */
  exactness: z.enum(exactnesses).optional(),
  /** A place may be outside the areas of the map. */
  allowsOutside: z.boolean().optional(),
  /** People can write where the place is. */
  asksWhere: z.boolean().optional(),
  /** The table that turns a postcode into its ward. */
  postcodeTable: postcodeTableSchema.optional(),
  /** Whether the whole postcode is kept. Absent from questions of earlier releases, which keep it. */
  keepsPostcode: z.boolean().optional(),
  /** Answers are personal data: they leave the council only masked, and no analysis reads them. */
  isPersonal: z.boolean().optional(),
  numberLabels: z.record(z.string(), z.string().max(MAX_STEP_LABEL)).optional(),
  matrixKind: z.enum(matrixKinds).optional(),
  /** The columns of a matrix. Its rows are the options. */
  columns: z.array(optionSchema).max(MAX_COLUMNS).optional(),
  /** For a required matrix: whether each row needs an answer, or one row is enough. */
  isEveryRowRequired: z.boolean().optional(),
  /** Whether people may choose more than one picture. */
  canPickSeveral: z.boolean().optional(),
  /** The amount that people share among the options, in whole steps, with `numberUnit`. */
  budget: z
    .object({
      total: z.number().int().min(1).max(MAX_NUMBER),
      step: z.number().int().min(1).max(MAX_NUMBER),
      /** Whether all of it must be shared. */
      isExact: z.boolean(),
    })
    .optional(),
  /** Which group of residents each option is. Residents' pages do not get it. Null removes it. */
  population: populationLinkSchema.nullable().optional(),
  showIf: showIfSchema.nullable().optional(),
  /** The section that the question belongs to. */
  sectionId: storedPartIdSchema.optional(),
  /** The condition of its section, which the server copies here when it saves the survey. */
  sectionShowIf: showIfSchema.nullable().optional(),
  /** Questions with the same one share a page. The server copies it here from the section. */
  pageId: storedPartIdSchema.optional(),
  /** Rules that end the survey before this question, which the server copies here from the end pages. */
  endIf: z
    .array(showIfSchema)
    .max(MAX_CONDITIONS * MAX_END_PAGES)
    .optional(),
};

export const MAX_QUESTIONS = 500;
export const MAX_OPTIONS = 1000;

/**
 * The id of a question, or of the words that people wrote with one of its options (`q1~other`): these words are a text
 * answer beside the answer of the question.
 */
export const answeredIdSchema = z.union([storedPartIdSchema, z.string().regex(/^[A-Za-z0-9_-]{1,40}~other$/)]);

/** A question as it is stored and answered. Which of the optional parts a type uses is the type's own affair. */
export const questionSchema = z.object({
  ...questionBase,
  /** Reports and files also have the words that people wrote, as a question of their own. */
  id: answeredIdSchema,
  type: z.enum(questionTypeIds),
  options: z.array(optionSchema.extend(optionSettings)).max(MAX_OPTIONS).optional(),
});
export type Question = z.infer<typeof questionSchema>;
export type QuestionOption = NonNullable<Question['options']>[number];

/** A plain string is a label; the server gives it an id. */
const optionInputSchema = z.union([
  optionSchema.extend({ ...optionSettings, id: partIdSchema }),
  z.string().max(MAX_OPTION_LABEL),
]);

/** A question in a request: the server creates missing ids. */
export const questionInputSchema = z.strictObject({
  ...questionBase,
  id: partIdSchema.optional(),
  imageOptions: z
    .array(imageOptionSchema.extend({ ...optionSettings, id: partIdSchema }))
    .max(100)
    .optional(),
  numberLabels: z.record(keySchema(40), z.string().max(MAX_STEP_LABEL)).optional(),
  type: questionTypeSchema,
  options: z.array(optionInputSchema).max(MAX_OPTIONS).optional(),
  columns: z.array(optionInputSchema).max(MAX_COLUMNS).optional(),
});
export type QuestionInput = z.infer<typeof questionInputSchema>;

/**
 * The value of one answer. Each question type narrows it. In an answer to be sent, the option where people write their
 * own words may have them behind its id: `o3=A bench`.
 */
export const answerValueSchema = z.union([
  z.string().max(MAX_ANSWER),
  z.number(),
  z.array(z.string().max(500)).max(MAX_OPTIONS),
]);
export type AnswerValue = z.infer<typeof answerValueSchema>;

/** An answer to a question that the survey does not have is left out and the rest is kept, whatever its id is. */
export const answerSchema = z.strictObject({ questionId: answeredIdSchema, answer: answerValueSchema });
export type Answer = z.infer<typeof answerSchema>;
