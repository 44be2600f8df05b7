import type { InputProps } from '../../views';
import { MAX_LONG_TEXT } from './textarea.answers';

export const TextareaInput = ({ name, value, onChange, labelledBy, describedBy, isInvalid }: InputProps) => (
  <textarea
    className="fm-text"
    name={name}
    rows={6}
    value={typeof value === 'string' ? value : ''}
    maxLength={MAX_LONG_TEXT}
    aria-labelledby={labelledBy}
    aria-describedby={describedBy}
    aria-invalid={isInvalid || undefined}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);
