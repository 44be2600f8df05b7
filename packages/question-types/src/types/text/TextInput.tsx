import type { InputProps } from '../../views';
import { MAX_TEXT } from './text.answers';

export const TextInput = ({ name, value, onChange, labelledBy, describedBy, isInvalid }: InputProps) => (
  <input
    className="fm-text"
    type="text"
    name={name}
    value={typeof value === 'string' ? value : ''}
    maxLength={MAX_TEXT}
    autoComplete="off"
    aria-labelledby={labelledBy}
    aria-describedby={describedBy}
    aria-invalid={isInvalid || undefined}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);
