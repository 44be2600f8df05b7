import type { InputProps } from '../../views';
import { tickOf } from './consent.answers';

/** One tick box. Its label is the text, which the group's name introduces. */
export const ConsentInput = ({ question, name, value, onChange, labelledBy, describedBy, isInvalid }: InputProps) => (
  <fieldset className="fm-choices" aria-labelledby={labelledBy} aria-describedby={describedBy}>
    <label className="fm-choice fm-consent">
      <input
        type="checkbox"
        name={name}
        value={tickOf(question)}
        checked={value !== undefined && value !== ''}
        aria-invalid={isInvalid || undefined}
        onChange={(event) => onChange(event.currentTarget.checked ? tickOf(question) : null)}
      />
      <span>{question.consentText}</span>
    </label>
  </fieldset>
);

/** The agreed text: the answer is only its short name. */
ConsentInput.inWords = ({ consentText = '' }: InputProps['question']) => [consentText];
