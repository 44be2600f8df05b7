import type { AnswerValue, DateKind } from '@folkmoot/contracts/client';
import type { InputProps } from '../../views';
import { fillIn } from '../../words/fill-in';
import { FieldHint, hintedField } from '../../words/hinted-field';
import { boundsOf, dateAnswers, kindOf } from './date.answers';

type Question = InputProps['question'];
type Words = InputProps['words'];

const fieldTypes: Readonly<Record<DateKind, string>> = { date: 'date', time: 'time', datetime: 'datetime-local' };

const said = (bound: string, { locale }: Words): string =>
  bound.length < 10
    ? bound
    : new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${bound}T00:00:00Z`));

/** The hint: an example, and the bounds that staff chose. */
const wanted = (question: Question, words: Words): string => {
  const { min, max } = question.dateRange ?? {};
  const [first, last] = boundsOf(question);
  const { date: texts } = words;
  return [
    texts.examples[kindOf(question)],
    ...(min || max ? [fillIn(texts.range, { min: said(first, words), max: said(last, words) })] : []),
  ].join(' ');
};

/** A browser's own field. Text that is no date, as a plain form can send, stays a text to be corrected. */
export const DateInput = (props: InputProps) => {
  const { question, value, onChange, words } = props;
  const kind = kindOf(question);
  const written = typeof value === 'string' ? value : '';
  const isOwn = written === '' || /^[\d:T-]+$/.test(written);
  const [first, last] = boundsOf(question);
  const ends = kind === 'datetime' ? [`${first}T00:00`, `${last}T23:59`] : [first, last];
  return (
    <>
      <FieldHint {...props}>{wanted(question, words)}</FieldHint>
      <input
        {...hintedField(props)}
        className="fm-text fm-moment"
        type={isOwn ? fieldTypes[kind] : 'text'}
        value={written}
        min={ends[0]}
        max={ends[1]}
        autoComplete="off"
        onChange={(event) => onChange(event.currentTarget.value || null)}
        onBlur={(event) => {
          const parsed = dateAnswers.parse(event.currentTarget.value, question);
          if (parsed.ok && parsed.value !== value) onChange(parsed.value);
        }}
      />
    </>
  );
};
DateInput.refusal = wanted;

const styles: Readonly<Record<DateKind, Intl.DateTimeFormatOptions>> = {
  date: { dateStyle: 'long' },
  time: { timeStyle: 'short' },
  datetime: { dateStyle: 'long', timeStyle: 'short' },
};

/** A time alone needs some day, because the format reads moments. */
const momentOf = (answer: string, kind: DateKind): Date =>
  new Date(kind === 'date' ? `${answer}T00:00:00Z` : `${kind === 'time' ? `2000-01-01T${answer}` : answer}:00Z`);

DateInput.inWords = (question: Question, answer: AnswerValue, { locale }: Words): string[] => {
  const kind = kindOf(question);
  const moment = momentOf(String(answer), kind);
  // An answer that is not corrected yet is shown as it was written.
  if (Number.isNaN(moment.getTime())) return [String(answer)];
  return [new Intl.DateTimeFormat(locale, { ...styles[kind], timeZone: 'UTC' }).format(moment)];
};
