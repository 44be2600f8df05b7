import { LineField } from '../../personal/LineField';
import type { InputProps } from '../../views';
import { fillIn } from '../../words/fill-in';
import { postcodeExample, readPostcode } from './postcodes';

const wanted = ({ country = 'GB' }: InputProps['question'], words: InputProps['words']): string =>
  fillIn(words.postcode.hint, { example: postcodeExample(country) });

export const PostcodeInput = (props: InputProps) => (
  <LineField
    {...props}
    inputMode="text"
    autoComplete="postal-code"
    hint={wanted(props.question, props.words)}
    normalised={(written) => readPostcode(written, props.question.country ?? 'GB')}
  />
);
PostcodeInput.refusal = wanted;
