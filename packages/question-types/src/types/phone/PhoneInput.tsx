import { LineField } from '../../personal/LineField';
import type { InputProps } from '../../views';
import { fillIn } from '../../words/fill-in';
import { phoneExample, readPhone } from './phone-numbers';

const wanted = ({ country = 'GB' }: InputProps['question'], words: InputProps['words']): string =>
  fillIn(words.phone.hint, { example: phoneExample(country) });

export const PhoneInput = (props: InputProps) => (
  <LineField
    {...props}
    inputMode="tel"
    autoComplete="tel"
    hint={wanted(props.question, props.words)}
    normalised={(written) => readPhone(written, props.question.country ?? 'GB')}
  />
);
PhoneInput.refusal = wanted;
