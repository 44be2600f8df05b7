import type { InputView } from '../../views';
import { ratingLabel, ratingValues } from './rating.answers';

/** Five native radio buttons; the face is an ornament that the page draws, the words are the label. */
export const RatingInput: InputView = ({ question, name, value, onChange, labelledBy, describedBy, isInvalid }) => (
  <div
    className="fm-faces"
    role="radiogroup"
    aria-labelledby={labelledBy}
    aria-describedby={describedBy}
    aria-invalid={isInvalid || undefined}
  >
    {ratingValues.map((choice) => (
      <label key={choice} className="fm-face">
        <input type="radio" name={name} value={choice} checked={value === choice} onChange={() => onChange(choice)} />
        <svg className="fm-face-icon" aria-hidden="true">
          <use href={`#face-${choice}`} />
        </svg>
        <span className="fm-face-words">{ratingLabel(question, choice)}</span>
      </label>
    ))}
  </div>
);

RatingInput.inWords = (question, answer) => [ratingLabel(question, Number(answer))];
