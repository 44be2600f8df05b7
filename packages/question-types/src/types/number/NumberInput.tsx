import type { InputProps } from '../../views';
import { fillIn } from '../../words/fill-in';
import { hasButtons, numberLabel, rangeOf, readNumber, valuesOf } from './number.answers';

/** More than the digits of any number that a question may ask for. */
const MAX_TYPED = 20;

const Buttons = ({ question, name, value, onChange, labelledBy, describedBy, isInvalid }: InputProps) => {
  const labelled = valuesOf(question).some((choice) => numberLabel(question, choice) !== '');
  return (
    <div
      className={labelled ? 'fm-choices' : 'fm-numbers'}
      role="radiogroup"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
    >
      {valuesOf(question).map((choice) => (
        <label key={choice} className={labelled ? 'fm-choice' : 'fm-number'}>
          <input type="radio" name={name} value={choice} checked={value === choice} onChange={() => onChange(choice)} />
          <span>
            {choice}
            {numberLabel(question, choice) && `: ${numberLabel(question, choice)}`}
          </span>
        </label>
      ))}
    </div>
  );
};

/** Typed text stays unchanged until it is a whole number. */
const read = (written: string): number | string | null => {
  const value = readNumber(written);
  if (written.trim() === '') return null;
  return Number.isInteger(value) && String(value) === written ? value : written;
};

const wanted = (question: InputProps['question'], words: InputProps['words']): string => {
  const { min, max } = rangeOf(question);
  const said = (bound: number) => bound.toLocaleString(words.locale);
  return fillIn(words.number.hint, { min: said(min), max: said(max) });
};

const Written = ({ question, name, value, onChange, labelledBy, describedBy, isInvalid, words }: InputProps) => {
  const hintId = `${labelledBy}-range`;
  const commit = (written: string) => {
    const number = readNumber(written);
    if (Number.isInteger(number)) onChange(number);
  };
  return (
    <>
      {/* What is wrong says the same. */}
      {!isInvalid && (
        <p id={hintId} className="fm-hint" lang={words.lang}>
          {wanted(question, words)}
        </p>
      )}
      <input
        className="fm-text fm-short"
        type="text"
        inputMode="numeric"
        name={name}
        value={value === undefined || Array.isArray(value) ? '' : String(value)}
        maxLength={MAX_TYPED}
        autoComplete="off"
        aria-labelledby={labelledBy}
        aria-describedby={isInvalid ? describedBy : `${hintId} ${describedBy ?? ''}`}
        aria-invalid={isInvalid || undefined}
        onChange={(event) => onChange(read(event.currentTarget.value))}
        onBlur={(event) => commit(event.currentTarget.value)}
      />
    </>
  );
};

/** Up to twenty steps are buttons, more are typed. */
export const NumberInput = (props: InputProps) =>
  hasButtons(props.question) ? <Buttons {...props} /> : <Written {...props} />;
NumberInput.refusal = wanted;
