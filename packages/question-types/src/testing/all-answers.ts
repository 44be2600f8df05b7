import { type AnswerValue, type Condition, conditionsOf, type Question, showIfOf } from '@folkmoot/contracts/client';
import { questionType, visibleQuestions } from '../core';

/** @file What really happens in a small survey, found by giving every answer there is. Knows nothing of the survey check. */

const LETTERS = ['a', 'b', 'A', '-', ' '];
const words = (length: number): string[] =>
  length === 0 ? [''] : words(length - 1).flatMap((word) => LETTERS.map((letter) => `${word}${letter}`));
const texts = [1, 2, 3].flatMap(words);

const arrangements = (ids: readonly string[]): string[][] => [
  ...ids.map((id) => [id]),
  ...ids.flatMap((id) => arrangements(ids.filter((other) => other !== id)).map((rest) => [id, ...rest])),
];

/** Every answer to a question of a few options, numbers or letters, or with a few values of its type's own. */
const answersTo = (question: Question): AnswerValue[] => {
  const { parse, choices } = questionType(question.type);
  const values = choices(question).map(({ value }) => value);
  const ids = [...(question.options ?? []), ...(question.imageOptions ?? [])].map(({ id }) => id);
  const numbers = [0, 1, 2, 3, 4, 5, 6];
  const answers = new Map<string, AnswerValue>();
  for (const raw of [...numbers, ...texts, ...values, ...ids, ...arrangements(ids)]) {
    const parsed = parse(raw, question);
    if (parsed.ok && parsed.value !== '') answers.set(JSON.stringify(parsed.value), parsed.value);
  }
  return [...answers.values()];
};

const isShownAfter = (before: readonly Question[], question: Question, answers: Record<string, AnswerValue>): boolean =>
  visibleQuestions([...before, question], answers).at(-1)?.id === question.id;

const probe = (showIf: Question['showIf']): Question => ({
  id: 'probe',
  type: 'text',
  title: '',
  required: false,
  showIf,
});

const conditionsOn = (questions: readonly Question[], id: string): Condition[] =>
  questions.flatMap(({ showIf }) => conditionsOf(showIf).conditions.filter(({ questionId }) => questionId === id));

/** One of all answers that no condition of the survey tells apart. */
const tellingAnswers = (questions: readonly Question[], question: Question): AnswerValue[] => {
  const asked = conditionsOn(questions, question.id);
  const open = { ...question, showIf: null };
  const kinds = new Map<string, AnswerValue>();
  for (const answer of answersTo(question)) {
    const kind = asked.map((showIf) => isShownAfter([open], probe(showIf), { [question.id]: answer })).join();
    if (!kinds.has(kind)) kinds.set(kind, answer);
  }
  return [...kinds.values()];
};

/** What some complete response makes happen: `q2 shown`, `q2 hidden`, `q2.0 met` (its first condition), `q2.0 unmet`. */
export const happenings = (questions: readonly Question[]): Set<string> => {
  const seen = new Set<string>();
  const answersBy = new Map(questions.map((question) => [question.id, tellingAnswers(questions, question)]));
  const note = (before: readonly Question[], question: Question, answers: Record<string, AnswerValue>): boolean => {
    const isShown = isShownAfter(before, question, answers);
    seen.add(`${question.id} ${isShown ? 'shown' : 'hidden'}`);
    conditionsOf(question.showIf).conditions.forEach((condition, index) => {
      const isMet = isShownAfter(before, probe(condition), answers);
      seen.add(`${question.id}.${index} ${isMet ? 'met' : 'unmet'}`);
    });
    return isShown;
  };
  /** What may be given to a question that is shown; nothing, where it need not or cannot be answered. */
  const choicesFor = ({ id, required }: Question): (AnswerValue | null)[] => {
    const given = answersBy.get(id) ?? [];
    return required && given.length > 0 ? given : [null, ...given];
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

/** Whether a question's own conditions can be met at all, were every question before it shown and free to be left out. */
export const canBeMetAlone = (questions: readonly Question[], place: number): boolean => {
  const question = questions[place] as Question;
  const open = questions.slice(0, place).map((each) => ({ ...each, showIf: null, required: false }));
  const asked = new Set(conditionsOf(question.showIf).conditions.map(({ questionId }) => questionId));
  const only = open.filter(({ id }) => asked.has(id));
  const same = { ...question, showIf: showIfOf(conditionsOf(question.showIf)) };
  return happenings([...only, same]).has(`${question.id} shown`);
};
