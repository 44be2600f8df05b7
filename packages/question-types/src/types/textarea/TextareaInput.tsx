import type { InputProps } from '../../views';

export const TextareaInput = ({ name, value, onChange, labelledBy, describedBy, isInvalid }: InputProps) => (
  <textarea
    className="fm-text"
    name={name}
    rows={6}
    value={typeof value === 'string' ? value : ''}
    aria-labelledby={labelledBy}
    aria-describedby={describedBy}
    aria-invalid={isInvalid || undefined}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);
