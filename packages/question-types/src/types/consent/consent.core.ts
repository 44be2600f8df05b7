import type { Question } from '@folkmoot/contracts/client';
import { isKeyOf } from '@folkmoot/contracts/dictionary';
import { type Counters, commonParts, percentOf, type QuestionTypeCore } from '../../core/question-type';
import { textKey } from '../../core/text-key';
import { typeWords } from '../../core/type-words.messages';
import { consentAnswers, tickOf } from './consent.answers';
import { messages } from './consent-staff.messages';
import { defaultConsent } from './default-consent.messages';

export interface ConsentResult {
  /** The text that people agreed to. */
  text: string;
  agreed: number;
}

const textOf = ({ consentText = '' }: Question): string => consentText.trim();

const defaultIn = (language: string): string => {
  const base = language.split('-')[0] ?? '';
  return (isKeyOf(defaultConsent, base) ? defaultConsent[base] : undefined) ?? defaultConsent.en;
};

const withText = (text: string): Pick<Question, 'consentText' | 'consentKey'> => ({
  consentText: text,
  consentKey: textKey(text),
});

/** The segment of those who agreed. */
export const AGREED = 'agreed';

const SECONDS = 10;

/** A tick below a text. Nobody can answer "no": who does not agree leaves it empty. */
export const consent: QuestionTypeCore<string, ConsentResult> = {
  ...consentAnswers,
  ...typeWords.consent,
  icon: 'tick',
  group: 'person',
  operators: ['answered', 'not_answered'],
  create: (id, _, language = 'en') => ({
    id,
    type: 'consent',
    title: '',
    required: false,
    ...withText(defaultIn(language)),
  }),
  normalise: (question) => ({ ...commonParts(question), ...withText(textOf(question)) }),
  problems: (question) => (textOf(question) === '' ? [messages.noText] : []),
  conditionInput: 'choice',
  choices: (question) => [{ value: tickOf(question), label: messages.agreed }],
  candidates: (question) => (textOf(question) === '' ? [] : [textOf(question)]),
  answerSeconds: () => SECONDS,
  increments: () => ({ answered: 1 }),
  segments: (question) => [
    { value: AGREED, label: messages.agreed, counter: 'answered', test: { is: 'equal', value: textOf(question) } },
  ],
  result: (counters: Counters, question) => ({ text: textOf(question), agreed: counters.answered ?? 0 }),
  chart: ({ agreed }, answered) => ({
    rowsAre: 'groups',
    note: answered === 0 ? messages.noAnswers : messages.base(agreed),
    headings: [messages.answer, messages.responses],
    rows: [
      { of: AGREED, label: messages.agreed, value: agreed, text: messages.count(agreed, percentOf(agreed, answered)) },
    ],
  }),
  toText: (answer) => messages.agreedTo(answer),
  fromCells: ({ whole }, question) => {
    const text = textOf(question);
    const agreed = ['1', 'x', 'yes', 'true', messages.agreed, messages.agreedTo(text)].map((each) =>
      each.toLowerCase(),
    );
    return agreed.includes(whole.toLowerCase()) ? text : whole;
  },
  variables: (question) => [
    {
      part: null,
      kind: 'choice',
      values: [{ code: 1, id: tickOf(question), label: messages.agreed }],
      read: () => 1,
    },
  ],
  settingsText: textOf,
};
