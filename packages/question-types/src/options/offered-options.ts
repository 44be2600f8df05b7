import type { Question, QuestionOption } from '@folkmoot/contracts/client';
import { lookup } from '@folkmoot/contracts/dictionary';
import { optionsOf } from '../choices/options';
import { isMet } from '../core/met-conditions';
import type { Offer } from '../core/question-type';
import { mayLackOptions } from './may-lack-options';
import { ordered, shuffled } from './option-order.core';
import { choicesIn, optionIdIn, ownWordsIn } from './own-words';
import { rememberWhole } from './whole-question';

/** The copies of the options that the person picked, or did not pick, with the words that they wrote there. */
const carriedFor = (
  ...[question, counted, visible, answerTo]: Parameters<Offer>
): ((option: QuestionOption) => QuestionOption | null) => {
  const { questionId = '', which } = question.optionsFrom ?? {};
  const source = visible.find(({ id }) => id === questionId);
  const picked = new Set(choicesIn(lookup(counted, questionId)).map(String));
  const offered = new Map(source ? optionsOf(source).map((option) => [option.id, option.label]) : []);
  const words = new Map(choicesIn(source && answerTo(source)).map((each) => [optionIdIn(each), ownWordsIn(each)]));
  return (option) => {
    if (!option.isCarried) return option;
    if (picked.has(option.id) !== (which === 'picked')) return null;
    // An option that the person was not offered is not one that they did not pick.
    if (source && !offered.has(option.id)) return null;
    const label = words.get(option.id) || offered.get(option.id) || option.label;
    return label === option.label ? option : { ...option, label };
  };
};

const withOptions = (question: Question, options: readonly QuestionOption[]): Question =>
  question.options
    ? { ...question, options: [...options] }
    : { ...question, imageOptions: options as NonNullable<Question['imageOptions']> };

/** The last offer of each question. An unchanged offer is the same object, so that a page does not render again. */
const lastOffers = new WeakMap<Question, { key: string; offered: Question }>();

const remember = (question: Question, options: readonly QuestionOption[]): Question => {
  const key = JSON.stringify(options.map(({ id, label }) => [id, label]));
  const last = lastOffers.get(question);
  if (last?.key === key) return last.offered;
  const offered = withOptions(question, options);
  rememberWhole(offered, question);
  lastOffers.set(question, { key, offered });
  return offered;
};

/** The options that a person can have, in the order of the question. */
const leftFor = (...[question, counted, visible, answerTo]: Parameters<Offer>): readonly QuestionOption[] => {
  const carried = carriedFor(question, counted, visible, answerTo);
  return optionsOf(question).flatMap((option) => (isMet(option.showIf, counted) ? (carried(option) ?? []) : []));
};

/**
 * The options that a person is offered: those whose condition is met, and of an earlier question those that they picked
 * or did not pick. A question with no more than "None of these" is not asked.
 */
export const offer: Offer = (question, counted, visible, answerTo, seed) => {
  const all = optionsOf(question);
  const isFiltered = mayLackOptions(question);
  const isShuffled = question.optionOrder === 'shuffled' && seed !== undefined;
  const left = isFiltered ? leftFor(question, counted, visible, answerTo) : all;
  if (isFiltered && left.every(({ exclusive }) => exclusive)) return null;
  if (isShuffled) return remember(question, ordered(left, shuffled(`${seed} ${question.id}`)));
  const isWhole = left.length === all.length && left.every((option, index) => option === all[index]);
  return isWhole ? question : remember(question, left);
};
