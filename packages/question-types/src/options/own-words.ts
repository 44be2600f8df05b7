import type { AnswerValue } from '@folkmoot/contracts/client';

/** Between the id of an option and the words of a person: `o3=A bench`. Ids never contain it. */
const SIGN = '=';
/** In a plain form, the field after this value has the words. */
export const WORDS_FOLLOW = SIGN;

export const choiceWith = (id: string, words: string): string => (words === '' ? id : `${id}${SIGN}${words}`);

export const optionIdIn = (choice: string): string => choice.split(SIGN, 1)[0] ?? '';

/** The words behind the id. Empty without any. */
export const ownWordsIn = (choice: string): string => choice.slice(optionIdIn(choice).length + 1);

/** The choices of an answer to a question with options, with their words. */
export const choicesIn = (answer: AnswerValue | undefined): readonly string[] =>
  answer === undefined || answer === '' ? [] : [answer].flat().map(String);
