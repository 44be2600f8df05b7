import type { InputProps } from '../views';

interface Props extends InputProps {
  inputMode: 'email' | 'tel' | 'text';
  /** The data that browsers fill in by themselves (WCAG 1.3.5). */
  autoComplete: 'email' | 'tel' | 'postal-code';
  hint: string;
  /** The answer in its stored form. Null while the text is no answer. */
  normalised: (written: string) => string | null;
}

/** One line about a person, with what to write above it. When the person leaves the field, it shows what is kept. */
export const LineField = ({
  name,
  value,
  onChange,
  labelledBy,
  describedBy,
  isInvalid,
  words,
  inputMode,
  autoComplete,
  hint,
  normalised,
}: Props) => {
  const hintId = `${labelledBy}-hint`;
  return (
    <>
      {/* What is wrong says the same. */}
      {!isInvalid && (
        <p id={hintId} className="fm-hint" lang={words.lang}>
          {hint}
        </p>
      )}
      <input
        className="fm-text fm-line"
        type="text"
        inputMode={inputMode}
        name={name}
        value={typeof value === 'string' ? value : ''}
        autoComplete={autoComplete}
        autoCapitalize="off"
        spellCheck={false}
        dir="ltr"
        aria-labelledby={labelledBy}
        aria-describedby={isInvalid ? describedBy : `${hintId} ${describedBy ?? ''}`}
        aria-invalid={isInvalid || undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={(event) => {
          const kept = normalised(event.currentTarget.value);
          if (kept !== null && kept !== value) onChange(kept);
        }}
      />
    </>
  );
};
