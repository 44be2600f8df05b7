import type { AnswerValue, Question, ShowIf } from '@folkmoot/contracts/client';
import { type Dictionary, lookup } from '@folkmoot/contracts/dictionary';
import { laterReaders } from '#later-readers';
import { answerReader } from './answer-readers';
import { isAnswered, isMet } from './met-conditions';

export type Answers = Readonly<Record<string, AnswerValue | undefined>>;

/** An answer in the form that conditions compare. */
export const conditionValue = (question: Question, answer: AnswerValue | undefined): AnswerValue | undefined =>
  isAnswered(answer) ? (answerReader(question.type).conditionValue?.(answer, question) ?? answer) : undefined;

type AnswerTo = (question: Question) => AnswerValue | undefined;

const walk = (questions: readonly Question[], answerTo: AnswerTo, seed?: string) => {
  // Not made by `dictionary`, because residents download this code.
  const counted: Dictionary<AnswerValue | undefined> = Object.create(null);
  const visible: Question[] = [];
  const isHolding = (rule: ShowIf | null | undefined): boolean => isMet(rule, counted);
  const offer = laterReaders.options?.offer;
  for (const whole of questions) {
    const { showIf, sectionShowIf, endIf } = whole;
    if (endIf?.some(isHolding)) break;
    const isShown = [showIf, sectionShowIf].every(isHolding);
    const question = isShown && offer ? offer(whole, counted, visible, answerTo, seed) : isShown && whole;
    if (question) {
      counted[question.id] = conditionValue(question, answerTo(question));
      visible.push(question);
    }
  }
  return { visible, counted };
};

/**
 * The questions a person sees, in order, each with the options that this person is offered. Chains are decided in order:
 * an answer to a question that is itself hidden does not count. `answerTo` gives the answer to one of these questions.
 */
export const questionsSeen = (questions: readonly Question[], answerTo: AnswerTo): Question[] =>
  walk(questions, answerTo).visible;

const answerIn =
  (answers: Answers): AnswerTo =>
  ({ id }) =>
    lookup(answers, id);

/** The questions a person sees with these answers. With a seed, shuffled options are in the order of this person. */
export const visibleQuestions = (questions: readonly Question[], answers: Answers, seed?: string): Question[] =>
  walk(questions, answerIn(answers), seed).visible;

/** The answers to the questions that a person sees, in the form that conditions compare. */
export const answersInForce = (questions: readonly Question[], answers: Answers): Answers =>
  walk(questions, answerIn(answers)).counted;
