import type { InputProps } from '../views';
import { FieldHint, hintedField } from '../words/hinted-field';

interface Props extends InputProps {
  inputMode: 'email' | 'tel' | 'text';
  /** The data that browsers fill in by themselves (WCAG 1.3.5). */
  autoComplete: 'email' | 'tel' | 'postal-code';
  hint: string;
  /** The answer in its stored form. Null while the text is no answer. */
  normalised: (written: string) => string | null;
}

/** One line about a person, with what to write above it. When the person leaves the field, it shows what is kept. */
export const LineField = (props: Props) => {
  const { value, onChange, inputMode, autoComplete, hint, normalised } = props;
  return (
    <>
      <FieldHint {...props}>{hint}</FieldHint>
      <input
        {...hintedField(props)}
        className="fm-text fm-line"
        type="text"
        inputMode={inputMode}
        value={typeof value === 'string' ? value : ''}
        autoComplete={autoComplete}
        autoCapitalize="off"
        spellCheck={false}
        dir="ltr"
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={(event) => {
          const kept = normalised(event.currentTarget.value);
          if (kept !== null && kept !== value) onChange(kept);
        }}
      />
    </>
  );
};
