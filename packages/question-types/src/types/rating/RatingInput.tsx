import type { InputProps } from '../../views';
import { ratingFaces, ratingLabel, ratingValues } from './rating.answers';

/** Five native radio buttons; the face is an ornament, the words are the label (E-91). */
export const RatingInput = ({ question, name, value, onChange, labelledBy, describedBy, isInvalid }: InputProps) => (
  <div
    className="fm-faces"
    role="radiogroup"
    aria-labelledby={labelledBy}
    aria-describedby={describedBy}
    aria-invalid={isInvalid || undefined}
  >
    {ratingValues.map((one) => (
      <label key={one} className="fm-face">
        <input type="radio" name={name} value={one} checked={value === one} onChange={() => onChange(one)} />
        <span className="fm-face-icon" aria-hidden="true">
          {ratingFaces[one - 1]}
        </span>
        <span className="fm-face-words">{ratingLabel(question, one)}</span>
      </label>
    ))}
  </div>
);
