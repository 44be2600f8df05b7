import { MAX_OTHER_WORDS, type Question, type QuestionOption } from '@folkmoot/contracts/client';
import { optionsOf } from '../choices/options';
import { type AnswerProblem, type AnswerReader, anyAnswerReader, type Parsed } from '../core/question-type';
import { remembered } from '../core/remembered';
import { dropdownAnswers } from '../types/dropdown/dropdown.answers';
import { imageAnswers } from '../types/image/image.answers';
import { multiselectAnswers } from '../types/multiselect/multiselect.answers';
import { rankingAnswers } from '../types/ranking/ranking.answers';
import { offer } from './offered-options';
import { choiceWith, optionIdIn, ownWordsIn, WORDS_FOLLOW } from './own-words';
import { picksProblem } from './picks';
import { wholeQuestion } from './whole-question';

/**
 * @file Readers of answers to questions whose options have settings. They read every answer that the readers of the
 * page's first script read, and the same way.
 */

const optionsById = remembered(
  (question: Question) => new Map(optionsOf(question).map((option) => [option.id, option])),
);

const refused = (problem: AnswerProblem) => ({ ok: false, problem }) as const;

const choiceProblem = (choice: string, option: QuestionOption | undefined): AnswerProblem | null => {
  if (!option || (choice !== option.id && !option.other)) return 'not_an_answer';
  return ownWordsIn(choice).trim().length > MAX_OTHER_WORDS ? 'too_long' : null;
};

const isTexts = (raw: unknown): raw is string[] => Array.isArray(raw) && raw.every((each) => typeof each === 'string');

/** The choices, without options that this person was not offered. Refuses what is no option of the question. */
const readChoices = (raw: unknown, question: Question): Parsed<string[]> => {
  if (!isTexts(raw)) return refused('not_an_answer');
  const known = optionsById(wholeQuestion(question));
  const offered = optionsById(question);
  const ids = raw.map(optionIdIn);
  if (new Set(ids).size < ids.length) return refused('not_an_answer');
  for (const [index, choice] of raw.entries()) {
    const problem = choiceProblem(choice, known.get(ids[index] ?? ''));
    if (problem) return refused(problem);
  }
  const choices = raw.map((choice) => choiceWith(optionIdIn(choice), ownWordsIn(choice).trim()));
  return { ok: true, value: choices.filter((choice) => offered.has(optionIdIn(choice))) };
};

const otherOf = (question: Question | undefined) => question && optionsOf(question).find(({ other }) => other);

interface Fields {
  readonly chosen: readonly string[];
  readonly words: string;
}

/** The chosen options of a plain form, and the words behind their sign. */
const fieldsOf = (values: readonly string[]): Fields => {
  const at = values.indexOf(WORDS_FOLLOW);
  const others = at < 0 ? values : values.toSpliced(at, 2);
  return { chosen: others.filter((value) => value !== ''), words: at < 0 ? '' : (values[at + 1] ?? '').trim() };
};

/** The form's fields for choices: the words behind their sign. */
const fieldsFor = (choices: readonly string[]): string[] => {
  const words = choices.map(ownWordsIn).find((each) => each !== '');
  return [...choices.map(optionIdIn), ...(words ? [WORDS_FOLLOW, words] : [])];
};

/** The chosen options, without those that this person was not offered. */
const offeredIds = (choices: readonly string[], question: Question | undefined): string[] => {
  const ids = choices.map(optionIdIn);
  const isPart = question !== undefined && wholeQuestion(question) !== question;
  return isPart ? ids.filter((id) => optionsById(question).has(id)) : ids;
};

const separate = (choices: readonly string[]) => ({
  ids: choices.map(optionIdIn),
  words: choices.map(ownWordsIn).find((each) => each !== '') ?? '',
});

/** The fields that a plain form would have had for an answer and its words. Null when it is no answer. */
const rejoinedFields = (answer: unknown, words: string): string[] | null => {
  const choices: unknown[] = [answer ?? []].flat();
  return choices.every((each) => typeof each === 'string')
    ? [...(choices as string[]).map(optionIdIn), WORDS_FOLLOW, words]
    : null;
};

type FromForm = AnswerReader['fromForm'];

const rejoinBy = (fromForm: FromForm) => (answer: unknown, words: string, question: Question) => {
  const fields = otherOf(question) ? rejoinedFields(answer, words) : null;
  return fields ? fromForm(fields, question) : answer;
};

/** Words without a choice choose their option. Words beside another option are refused, so that nothing is lost. */
const dropdownFromForm: FromForm = (values, question) => {
  const { chosen, words } = fieldsOf(values);
  const id = chosen[0] ?? (words && otherOf(question)?.id) ?? '';
  return id === '' ? null : choiceWith(id, words);
};

/** Words choose their option, also when it is not ticked. */
const multiselectFromForm: FromForm = (values, question) => {
  const { chosen, words } = fieldsOf(values);
  const other = otherOf(question);
  const choices =
    words && other ? [...chosen.filter((id) => id !== other.id), choiceWith(other.id, words)] : [...chosen];
  return choices.length > 0 ? choices : null;
};

export const dropdownOptionAnswers: AnswerReader<string> = {
  ...dropdownAnswers,
  parse: (raw, question) => {
    const read = readChoices([raw], question);
    return read.ok ? { ok: true, value: read.value[0] ?? '' } : read;
  },
  conditionValue: (answer, question) => offeredIds([answer], question),
  separate: (answer) => {
    const { ids, words } = separate([answer]);
    return { answer: ids[0] ?? '', words };
  },
  fromForm: dropdownFromForm,
  rejoin: rejoinBy(dropdownFromForm),
  toForm: (answer) => fieldsFor([answer]),
};

export const multiselectOptionAnswers: AnswerReader<string[]> = {
  ...multiselectAnswers,
  parse: (raw, question) => {
    const read = readChoices(raw, question);
    if (!read.ok) return read;
    const byId = new Map(read.value.map((choice) => [optionIdIn(choice), choice]));
    return { ok: true, value: optionsOf(wholeQuestion(question)).flatMap(({ id }) => byId.get(id) ?? []) };
  },
  refuse: (answer, question) => picksProblem(answer.map(optionIdIn), question),
  conditionValue: offeredIds,
  separate: (answer) => {
    const { ids, words } = separate(answer);
    return { answer: ids, words };
  },
  fromForm: multiselectFromForm,
  rejoin: rejoinBy(multiselectFromForm),
  toForm: fieldsFor,
};

export const rankingOptionAnswers: AnswerReader<string[]> = {
  ...rankingAnswers,
  parse: readChoices,
  conditionValue: offeredIds,
};

export const imageOptionAnswers: AnswerReader<string[]> = { ...rankingOptionAnswers, id: imageAnswers.id };

export const optionReaders = {
  dropdown: { reader: anyAnswerReader(dropdownOptionAnswers) },
  multiselect: { reader: anyAnswerReader(multiselectOptionAnswers) },
  ranking: { reader: anyAnswerReader(rankingOptionAnswers) },
  image: { reader: anyAnswerReader(imageOptionAnswers) },
  options: { offer },
};
