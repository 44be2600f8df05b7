import { optionLabel, optionsOf } from '../../choices/options';
import type { InputProps } from '../../views';
import { messages } from './dropdown.messages';

export const DropdownInput = ({ question, name, value, onChange, labelledBy, describedBy, isInvalid }: InputProps) => (
  <select
    className="fm-select"
    name={name}
    value={typeof value === 'string' ? value : ''}
    aria-labelledby={labelledBy}
    aria-describedby={describedBy}
    aria-invalid={isInvalid || undefined}
    onChange={(event) => onChange(event.currentTarget.value || null)}
  >
    <option value="" lang="en">
      {messages.choose}
    </option>
    {optionsOf(question).map(({ id }) => (
      <option key={id} value={id}>
        {optionLabel(question, id)}
      </option>
    ))}
  </select>
);
