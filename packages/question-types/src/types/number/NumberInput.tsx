import type { InputProps } from '../../views';
import { numberLabel, rangeOf, valuesOf } from './number.answers';

/** Two numbers make no scale. */
const FEWEST_IN_ROW = 3;

/**
 * Up to twenty steps are buttons; what is typed is in `NumberField`. Numbers are in one row when at most its ends have words, otherwise each is below the other with its
 * words.
 */
export const NumberInput = ({ question, name, value, onChange, labelledBy, describedBy, isInvalid }: InputProps) => {
  const { min, max } = rangeOf(question);
  const choices = valuesOf(question);
  const labelled = choices.filter((choice) => numberLabel(question, choice));
  const isList = choices.length < FEWEST_IN_ROW || labelled.some((at) => at > min && at < max);
  return (
    <>
      <div
        className={isList ? 'fm-choices' : 'fm-numbers'}
        role="radiogroup"
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
      >
        {choices.map((choice) => (
          <label key={choice} className={isList ? 'fm-choice' : 'fm-number'}>
            <input
              type="radio"
              name={name}
              value={choice}
              checked={value === choice}
              onChange={() => onChange(choice)}
            />
            <span>
              {choice}
              {labelled.includes(choice) && (
                <span className={isList ? '' : 'fm-sr'}>{`: ${numberLabel(question, choice)}`}</span>
              )}
            </span>
          </label>
        ))}
      </div>
      {!isList && (
        <p className="fm-ends" aria-hidden="true">
          {[min, max].map((end) => (
            <span key={end}>{numberLabel(question, end) && `${end} – ${numberLabel(question, end)}`}</span>
          ))}
        </p>
      )}
    </>
  );
};

/** More steps, decimals, and numbers with a unit are typed. */
NumberInput.later = (question: InputProps['question']) => (valuesOf(question).length > 0 ? '' : 'numberField');
