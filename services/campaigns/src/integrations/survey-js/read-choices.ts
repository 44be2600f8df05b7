import { lookup, MAX_OPTION_LABEL, MAX_OPTIONS, type QuestionOption } from '@folkmoot/contracts';
import { cutTo, type Remarks } from './remarks';
import { messages } from './survey-js.messages';
import { isPlain, mainText, otherTexts, type Plain } from './texts.domain';

/** Options with the values that expressions name, and their texts in other languages by the id of the option. */
export interface Choices {
  readonly options: QuestionOption[];
  readonly byValue: ReadonlyMap<string, string>;
  readonly translations: readonly (readonly [optionId: string, language: string, text: string])[];
}

interface Choice {
  readonly value: string;
  readonly text: unknown;
}

/** A word is the value and the text, or both with a line between them: `low|No, it is too low`. */
const choiceOfWord = (word: unknown): Choice => {
  const [value = '', ...text] = String(word).split('|');
  return { value, text: text.length > 0 ? text.join('|') : word };
};

const choiceOf = (raw: unknown): Choice[] => {
  if (!isPlain(raw)) return raw === null || raw === undefined ? [] : [choiceOfWord(raw)];
  const value = raw.value ?? raw.name;
  return value === undefined || typeof value === 'object'
    ? []
    : [{ value: String(value), text: raw.text ?? raw.title ?? value }];
};

/** Reads a list of values or of objects with `value` and `text`. Ids are new: values can be anything. */
export const readChoices = (raw: unknown, prefix: string, where: string, remarks: Remarks): Choices => {
  const all = Array.isArray(raw) ? raw.flatMap(choiceOf) : [];
  if (all.length > MAX_OPTIONS) remarks.lost.push({ where, why: messages.tooManyOptions(MAX_OPTIONS) });
  const choices = all.slice(0, MAX_OPTIONS).map((choice, index) => ({ ...choice, id: `${prefix}${index + 1}` }));
  const label = ({ text, value }: Choice): string =>
    cutTo(mainText(text, remarks.language) || value, MAX_OPTION_LABEL, where, remarks);
  return {
    options: choices.map((choice) => ({ id: choice.id, label: label(choice) })),
    byValue: new Map(choices.map(({ value, id }) => [value, id])),
    translations: choices.flatMap(({ id, text }) =>
      otherTexts(text, remarks.language).map(([language, words]) => [id, language, words] as const),
    ),
  };
};

const isOn = (element: Plain, ...names: readonly string[]): boolean =>
  names.some((name) => lookup(element, name) === true);

/** Adds the options "Other" and "None", which have settings of their own and no entry in the list. */
export const withSpecialChoices = (
  choices: Choices,
  element: Plain,
  isSeveral: boolean,
  { language }: Remarks,
): Choices => {
  const { options, byValue, translations } = choices;
  const other = isOn(element, 'hasOther', 'showOtherItem')
    ? [
        {
          id: 'other',
          label: mainText(element.otherText, language) || messages.other,
          other: true,
          keepAt: 'end' as const,
        },
      ]
    : [];
  const none = isOn(element, 'hasNone', 'showNoneItem')
    ? [
        {
          id: 'none',
          label: mainText(element.noneText, language) || messages.none,
          keepAt: 'end' as const,
          ...(isSeveral ? { exclusive: true } : {}),
        },
      ]
    : [];
  return {
    options: [...options, ...other, ...none],
    byValue: new Map([...byValue, ['other', 'other'], ['none', 'none']]),
    translations,
  };
};
