import {
  type Condition,
  type Country,
  conditionsOf,
  lookup,
  mapConditions,
  type Question,
  type QuestionOption,
  type QuestionTypeId,
  type ShowIf,
  type SurveyLimits,
} from '@folkmoot/contracts/client';
import {
  type ConditionInput,
  questionType,
  quotaOptions,
  takesValue,
  withOwnLinks,
} from '@folkmoot/question-types/core';
import { type Draft, indexOfQuestion, newPartId } from './draft.domain';
import { withoutOrphans } from './text-paths.domain';

const SCALE = [1, 2, 3, 4, 5] as const;

/** The words of a scale with five steps: of faces as numbers, or of numbers as faces. */
const scaleWords = (question: Question): Pick<Question, 'ratingLabels' | 'numberLabels'> => {
  const { ratingLabels, numberLabels, numberRange, columns } = question;
  if (ratingLabels)
    return { numberLabels: Object.fromEntries(SCALE.map((step) => [step, ratingLabels[step - 1] ?? ''])) };
  if (columns?.length === SCALE.length) return { ratingLabels: columns.map(({ label }) => label) };
  const labels = SCALE.map((step) => lookup(numberLabels, String(step)) ?? '');
  const hasFive = numberRange?.min === 1 && numberRange.max === SCALE.length;
  return hasFive && labels.every((label) => label !== '') ? { ratingLabels: labels } : {};
};

/** How options are offered. The new type keeps what it knows. */
const offerOf = ({ minPicks, maxPicks, optionOrder, optionsFrom }: Question): Partial<Question> => ({
  ...(minPicks === undefined ? {} : { minPicks }),
  ...(maxPicks === undefined ? {} : { maxPicks }),
  ...(optionOrder ? { optionOrder } : {}),
  ...(optionsFrom ? { optionsFrom } : {}),
});

const withoutPictures = ({ imageOptions = [] }: Question): QuestionOption[] =>
  imageOptions.map(({ imageUrl: _, alt: __, ...option }) => option);

/** The options as pictures: with their pictures, when they had some. */
const asImages = (before: Question, options: readonly QuestionOption[]): NonNullable<Question['imageOptions']> =>
  before.imageOptions ?? options.map((option) => ({ ...option, imageUrl: '' }));

const fittingOptions = (before: Question, fresh: Question): Partial<Question> => {
  const options = before.options ?? withoutPictures(before);
  if (options.length === 0) return {};
  if (fresh.options) return { options, ...offerOf(before) };
  return fresh.imageOptions ? { imageOptions: asImages(before, options), ...offerOf(before) } : {};
};

/** The words of faces as the columns of a matrix. */
const columnsFrom = ({ ratingLabels }: Question, fresh: Question): Pick<Question, 'columns'> =>
  ratingLabels && fresh.columns ? { columns: ratingLabels.map((label) => ({ id: newPartId('o'), label })) } : {};

/** The parts of a question that the fresh question of another type has too. */
const fittingParts = (before: Question, fresh: Question): Partial<Question> => {
  const { ratingLabels, numberLabels } = scaleWords(before);
  return {
    ...fittingOptions(before, fresh),
    ...columnsFrom(before, fresh),
    ...(ratingLabels && fresh.ratingLabels ? { ratingLabels } : {}),
    ...(numberLabels && fresh.numberRange ? { numberLabels, numberRange: { min: 1, max: 5 } } : {}),
  };
};

/** The question as another type, with all texts, options and scales that fit. */
const asType = (before: Question, type: QuestionTypeId, language: string, country?: Country): Question => {
  const { title, description, required, showIf, sectionId, population } = before;
  const { create, normalise } = questionType(type);
  const fresh = create(before.id, () => newPartId('o'), language, country);
  const { options, imageOptions, ...parts } = fittingParts(before, fresh);
  const offered = options || imageOptions ? normalise({ ...fresh, ...parts, options, imageOptions }) : fresh;
  return withOwnLinks({
    ...offered,
    ...parts,
    title,
    required,
    ...(description === undefined ? {} : { description }),
    ...(showIf === undefined ? {} : { showIf }),
    ...(sectionId === undefined ? {} : { sectionId }),
    ...(population ? { population } : {}),
  });
};

type FitValue = (value: Condition['value'], before: Question, after: Question) => boolean;

/** Whether the value of a condition means the same for the new type, by what that type compares with. */
const fitsType: Readonly<Record<ConditionInput, FitValue>> = {
  choice: (value, _, after) =>
    questionType(after.type)
      .choices(after)
      .some((choice) => choice.value === String(value)),
  number: (value) => value !== '' && Number.isFinite(Number(value)),
  moment: (value, before, after) =>
    hasMoments(before) && questionType(after.type).moments?.fromCondition(value, after) !== '',
  text: (_, before) => questionType(before.type).conditionInput === 'text',
};

const hasMoments = ({ type }: Question): boolean => questionType(type).moments !== undefined;

/** The value of a condition, when it means the same for the new type. Otherwise it is open. */
const fittingValue = ({ value }: Condition, before: Question, after: Question): Condition['value'] =>
  fitsType[questionType(after.type).conditionInput](value, before, after) ? value : '';

/** A condition on a changed question. Keeps what the new type has too, so that the rest can be chosen again. */
const fitting = (condition: Condition, before: Question, after: Question): Condition => {
  const { operators } = questionType(after.type);
  const operator = operators.includes(condition.operator) ? condition.operator : (operators[0] ?? 'equals');
  return { ...condition, operator, value: takesValue(operator) ? fittingValue(condition, before, after) : '' };
};

/** The rule of another question, which may ask about the changed one. */
const fittingRule = (showIf: ShowIf, before: Question, after: Question): ShowIf =>
  mapConditions(showIf, (condition) =>
    condition.questionId === after.id ? fitting(condition, before, after) : condition,
  );

const asksAbout = (showIf: ShowIf, id: string): boolean =>
  conditionsOf(showIf).conditions.some(({ questionId }) => questionId === id);

type WithRule = Pick<Question, 'showIf'>;

/** A part whose rule asks about the changed question, with the rule that fits the new type. */
const withFittingRule = <P extends WithRule>(part: P, before: Question, after: Question): P =>
  part.showIf && asksAbout(part.showIf, after.id) ? { ...part, showIf: fittingRule(part.showIf, before, after) } : part;

const fittingQuestion = (question: Question, before: Question, after: Question): Question => {
  const { options, imageOptions } = question;
  const hasRules = [...(options ?? []), ...(imageOptions ?? [])].some(({ showIf }) => showIf);
  const fitted = withFittingRule(question, before, after);
  return hasRules
    ? {
        ...fitted,
        ...(options && { options: options.map((each) => withFittingRule(each, before, after)) }),
        ...(imageOptions && { imageOptions: imageOptions.map((each) => withFittingRule(each, before, after)) }),
      }
    : fitted;
};

/** Quotas are for options. Those that the new type does not have cannot be chosen again, so their quotas go. */
const fittingLimits = (limits: SurveyLimits, after: Question): SurveyLimits => {
  const options = new Set(quotaOptions(after).map(({ value }) => value));
  const { quotas, ...others } = limits;
  const kept = quotas?.filter(({ questionId, optionId }) => questionId !== after.id || options.has(optionId));
  return { ...others, ...(kept && kept.length > 0 ? { quotas: kept } : {}) };
};

/**
 * Changes the type of a question. Texts, options, and what refers to the question stay where the new type has them:
 * conditions of questions, options, sections and pages at the end, and quotas.
 */
export const changeType = (
  draft: Draft,
  id: string,
  type: QuestionTypeId,
  language: string,
  country?: Country,
): Draft => {
  const before = draft.questions[indexOfQuestion(draft, id)];
  if (!before || before.type === type) return draft;
  const after = asType(before, type, language, country);
  const { sections, endPages, limits } = draft;
  return {
    ...draft,
    questions: draft.questions.map((question) =>
      question.id === id ? after : fittingQuestion(question, before, after),
    ),
    ...(sections && { sections: sections.map((section) => withFittingRule(section, before, after)) }),
    ...(endPages && { endPages: endPages.map((endPage) => withFittingRule(endPage, before, after)) }),
    ...(limits && { limits: fittingLimits(limits, after) }),
    ...(draft.translations ? { translations: withoutOrphans(draft.translations, before, after) } : {}),
  };
};

/** The effects of a change of type on references to the question. */
export interface TypeChangeEffects {
  /** Conditions that compare with something else now, or have no value. */
  readonly conditions: number;
  readonly quotas: number;
}

const conditionsIn = ({ questions, sections = [], endPages = [] }: Draft): Condition[] => {
  const options = questions.flatMap((question) => [...(question.options ?? []), ...(question.imageOptions ?? [])]);
  const parts: WithRule[] = [...questions, ...options, ...sections, ...endPages];
  return parts.flatMap(({ showIf }) => conditionsOf(showIf).conditions);
};

/** Both drafts have the same parts in the same order, except for options of the changed question. */
export const typeChangeEffects = (before: Draft, after: Draft, id: string): TypeChangeEffects => {
  const on = (draft: Draft) => conditionsIn(draft).filter(({ questionId }) => questionId === id);
  const now = on(after);
  const isOther = (condition: Condition, index: number) =>
    condition.operator !== now[index]?.operator || condition.value !== now[index]?.value;
  const quotas = ({ limits }: Draft) => limits?.quotas?.length ?? 0;
  return { conditions: on(before).filter(isOther).length, quotas: quotas(before) - quotas(after) };
};
