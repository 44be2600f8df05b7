import type { AnswerValue } from '@folkmoot/contracts/client';
import { useEffect, useRef } from 'react';
import type { InputProps } from '../../views';
import { fillIn } from '../../words/fill-in';
import { FieldHint, hintedField } from '../../words/hinted-field';
import { numberAnswers, rangeOf, stepsIn, stepsPerOne } from './number.answers';
import { readerFor } from './read-number';

/** More than the digits of any number that a question may ask for. */
const MAX_TYPED = 20;

type Asked = Pick<InputProps, 'question'>;

const isAnswer = (question: Asked['question'], value: number): boolean => numberAnswers.parse(value, question).ok;

/** Typed text stays unchanged until it is a number of this question. */
const read = (question: Asked['question'], written: string): number | string | null => {
  const value = readerFor(question)(written);
  if (written.trim() === '') return null;
  return isAnswer(question, value) && String(value) === written ? value : written;
};

/** A number in the middle of the range that shows its decimals. */
const exampleOf = (question: Asked['question']): number => {
  const range = rangeOf(question);
  const perOne = stepsPerOne(range);
  const middle = Math.round(range.min * perOne) + Math.floor(stepsIn(range) / 2);
  return (middle % 10 === 0 ? middle - 1 : middle) / perOne;
};

const wanted = (question: InputProps['question'], words: InputProps['words']): string => {
  const { min, max, decimals } = rangeOf(question);
  const said = (bound: number, places = 0) => bound.toLocaleString(words.locale, { minimumFractionDigits: places });
  const values = { min: said(min), max: said(max), example: said(exampleOf(question), decimals) };
  return fillIn(decimals ? words.number.decimalHint : words.number.hint, values);
};

/** Keyboards of phones that show only digits have no minus. */
const keyboardFor = ({ min, decimals }: ReturnType<typeof rangeOf>): 'text' | 'decimal' | 'numeric' => {
  if (min < 0) return 'text';
  return decimals ? 'decimal' : 'numeric';
};

/** A number that is typed, beside its unit. */
export const NumberField = (props: InputProps) => {
  const { question, value, onChange, labelledBy, words } = props;
  const unitId = `${labelledBy}-unit`;
  const unit = question.numberUnit?.trim();
  const commit = (written: string) => {
    const number = readerFor(question)(written);
    if (isAnswer(question, number)) onChange(number);
  };
  // Text that was written before the page had its script.
  const atFirst = useRef(() => typeof value === 'string' && commit(value));
  useEffect(() => void atFirst.current(), []);
  return (
    <>
      <FieldHint {...props}>{wanted(question, words)}</FieldHint>
      <p className="fm-amount">
        <input
          {...hintedField(props, unit && unitId)}
          className="fm-text fm-short"
          type="text"
          inputMode={keyboardFor(rangeOf(question))}
          value={value === undefined || Array.isArray(value) ? '' : String(value)}
          maxLength={MAX_TYPED}
          autoComplete="off"
          onChange={(event) => onChange(read(question, event.currentTarget.value))}
          onBlur={(event) => commit(event.currentTarget.value)}
        />
        {unit && <span id={unitId}>{unit}</span>}
      </p>
    </>
  );
};
NumberField.refusal = wanted;

NumberField.inWords = (
  { numberUnit = '' }: Asked['question'],
  answer: AnswerValue,
  { locale }: InputProps['words'],
) => [
  // Typed text that is no number yet is shown as it was written.
  `${typeof answer === 'number' ? answer.toLocaleString(locale) : String(answer)} ${numberUnit}`.trim(),
];
