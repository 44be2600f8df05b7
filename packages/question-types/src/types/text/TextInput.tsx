import type { InputProps } from '../../views';

export const TextInput = ({ name, value, onChange, labelledBy, describedBy, isInvalid }: InputProps) => (
  <input
    className="fm-text"
    type="text"
    name={name}
    value={typeof value === 'string' ? value : ''}
    autoComplete="off"
    aria-labelledby={labelledBy}
    aria-describedby={describedBy}
    aria-invalid={isInvalid || undefined}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);
