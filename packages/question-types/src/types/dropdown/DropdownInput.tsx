import { optionLabel, optionsOf } from '../../choices/options';
import type { InputProps } from '../../views';

export const DropdownInput = ({
  question,
  name,
  value,
  onChange,
  labelledBy,
  describedBy,
  isInvalid,
  words,
}: InputProps) => (
  <select
    className="fm-select"
    name={name}
    value={typeof value === 'string' ? value : ''}
    aria-labelledby={labelledBy}
    aria-describedby={describedBy}
    aria-invalid={isInvalid || undefined}
    onChange={(event) => onChange(event.currentTarget.value || null)}
  >
    <option value="" lang={words.lang}>
      {words.dropdown.choose}
    </option>
    {optionsOf(question).map(({ id }) => (
      <option key={id} value={id}>
        {optionLabel(question, id)}
      </option>
    ))}
  </select>
);
