import { type AnswerValue, type Condition, conditionsOf, type Question, showIfOf } from '@folkmoot/contracts/client';
import { isAnswered, questionType, visibleQuestions } from '../core';
import { remembered } from '../core/remembered';

/**
 * @file Finds everything that can happen in a small survey by giving every possible answer. Independent of the survey
 * check.
 */

const LETTERS = ['a', 'b', 'A', '-', ' '];
const words = (length: number): string[] =>
  length === 0 ? [''] : words(length - 1).flatMap((word) => LETTERS.map((letter) => `${word}${letter}`));
const texts = [1, 2, 3].flatMap(words);

const arrangements = (ids: readonly string[]): string[][] => [
  ...ids.map((id) => [id]),
  ...ids.flatMap((id) => arrangements(ids.filter((other) => other !== id)).map((rest) => [id, ...rest])),
];

const partIdsOf = (parts: readonly { id: string }[]): string[] => parts.map(({ id }) => id);

/** Every way to give each part one of the values, or none. */
const tables = ([part, ...others]: readonly string[], values: readonly string[]): string[][] =>
  part === undefined
    ? [[]]
    : tables(others, values).flatMap((rest) => [rest, ...values.map((value) => [`${part}:${value}`, ...rest])]);

/** The values of a part of a question: columns, or amounts. Empty for most types. */
const partValuesOf = ({ columns = [], budget }: Question): string[] => [
  ...partIdsOf(columns),
  ...Array.from({ length: budget?.total ?? 0 }, (_, index) => String(index + 1)),
];

/** Every answer to a question with a few options, numbers or letters, or with a few values of its type. */
const answersTo = remembered((question: Question): readonly AnswerValue[] => {
  const { parse, refuse, choices, candidates } = questionType(question.type);
  // Nobody can list all email addresses. Conditions on them only ask whether there is an answer.
  const samples = candidates(question, { met: [], unmet: [] }) ?? [];
  const values = choices(question).map(({ value }) => value);
  const ids = partIdsOf([...(question.options ?? []), ...(question.imageOptions ?? [])]);
  const tenths = Array.from({ length: 11 }, (_, step) => step / 10);
  const numbers = [-3, -2, -1, 0, 1, 2, 3, 4, 5, 6, ...tenths];
  const answers = new Map<string, AnswerValue>();
  const days = [1, 2, 3, 4].map((day) => `2026-05-0${day}`);
  const moments = [...days, ...days.map((day) => `${day}T08:30`), '08:59', '09:00', '09:01'];
  const pairs = tables(ids, partValuesOf(question));
  for (const raw of [...numbers, ...texts, ...moments, ...values, ...ids, ...arrangements(ids), ...pairs, ...samples]) {
    const parsed = parse(raw, question, true);
    if (parsed.ok && isAnswered(parsed.value) && !refuse?.(parsed.value, question))
      answers.set(JSON.stringify(parsed.value), parsed.value);
  }
  return [...answers.values()];
});

const isShownAfter = (before: readonly Question[], question: Question, answers: Record<string, AnswerValue>): boolean =>
  visibleQuestions([...before, question], answers).at(-1)?.id === question.id;

const probe = (showIf: Question['showIf']): Question => ({
  id: 'probe',
  type: 'text',
  title: '',
  required: false,
  showIf,
});

const conditionsOn = (rules: readonly Question['showIf'][], id: string): Condition[] =>
  rules.flatMap((rule) => conditionsOf(rule).conditions.filter(({ questionId }) => questionId === id));

/** One answer of each group that the survey's conditions cannot distinguish. */
export const distinctAnswers = (rules: readonly Question['showIf'][], question: Question): AnswerValue[] => {
  const conditions = conditionsOn(rules, question.id);
  const { sectionShowIf: _, endIf: __, ...plain } = question;
  const open = { ...plain, showIf: null };
  const kinds = new Map<string, AnswerValue>();
  for (const answer of answersTo(question)) {
    const kind = conditions.map((showIf) => isShownAfter([open], probe(showIf), { [question.id]: answer })).join();
    if (!kinds.has(kind)) kinds.set(kind, answer);
  }
  return [...kinds.values()];
};

/**
 * Events that some complete response causes: `q2 shown`, `q2 hidden`, `q2.0 met` (its first condition), `q2.0 unmet`.
 * `asked` are the questions whose settings decide which answers are whole.
 */
export const possibleResults = (questions: readonly Question[], asked = questions): Set<string> => {
  const seen = new Set<string>();
  const rules = questions.map(({ showIf }) => showIf);
  const askedById = new Map(asked.map((question) => [question.id, question]));
  const answersBy = new Map(
    questions.map((question) => [question.id, distinctAnswers(rules, askedById.get(question.id) ?? question)]),
  );
  const note = (before: readonly Question[], question: Question, answers: Record<string, AnswerValue>): boolean => {
    const isShown = isShownAfter(before, question, answers);
    seen.add(`${question.id} ${isShown ? 'shown' : 'hidden'}`);
    conditionsOf(question.showIf).conditions.forEach((condition, index) => {
      const isMet = isShownAfter(before, probe(condition), answers);
      seen.add(`${question.id}.${index} ${isMet ? 'met' : 'unmet'}`);
    });
    return isShown;
  };
  /**
   * Possible answers to a question that is shown. Includes no answer when the question is optional or cannot be
   * answered.
   */
  const choicesFor = ({ id, required }: Question): (AnswerValue | null)[] => {
    const answers = answersBy.get(id) ?? [];
    return required && answers.length > 0 ? answers : [null, ...answers];
  };
  const walk = (at: number, answers: Record<string, AnswerValue>): void => {
    const question = questions[at];
    if (!question) return;
    const isShown = note(questions.slice(0, at), question, answers);
    for (const answer of isShown ? choicesFor(question) : [null])
      walk(at + 1, answer === null ? answers : { ...answers, [question.id]: answer });
  };
  walk(0, {});
  return seen;
};

/** True when a question's own conditions can be met if every question before it is shown and optional. */
export const canBeMetAlone = (questions: readonly Question[], position: number): boolean => {
  const question = questions[position] as Question;
  const open = questions.slice(0, position).map((each) => ({ ...each, showIf: null, required: false }));
  const sourceIds = new Set(conditionsOf(question.showIf).conditions.map(({ questionId }) => questionId));
  const only = open.filter(({ id }) => sourceIds.has(id));
  const same = { ...question, showIf: showIfOf(conditionsOf(question.showIf)) };
  return possibleResults([...only, same], questions).has(`${question.id} shown`);
};
