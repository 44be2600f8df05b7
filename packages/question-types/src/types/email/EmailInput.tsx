import { LineField } from '../../personal/LineField';
import type { InputProps } from '../../views';
import { emailAnswers } from './email.answers';

export const EmailInput = (props: InputProps) => (
  <LineField
    {...props}
    inputMode="email"
    autoComplete="email"
    hint={props.words.email.hint}
    normalised={(written) => {
      const parsed = emailAnswers.parse(written, props.question);
      return parsed.ok ? parsed.value : null;
    }}
  />
);
EmailInput.refusal = (_: InputProps['question'], words: InputProps['words']) => words.email.hint;
