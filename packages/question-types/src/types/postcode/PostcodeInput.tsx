import { LineField } from '../../personal/LineField';
import type { InputProps } from '../../views';
import { fillIn } from '../../words/fill-in';
import { postcodeExample, readPostcode } from './postcodes';

const wanted = ({ country = 'GB' }: InputProps['question'], words: InputProps['words']): string =>
  fillIn(words.postcode.hint, { example: postcodeExample(country) });

export const PostcodeInput = (props: InputProps) => {
  const { question, words } = props;
  return (
    <>
      {question.postcodeTable && (
        <p className="fm-hint" lang={words.lang}>
          {question.keepsPostcode ? words.postcode.keepsAll : words.postcode.keepsWard}
        </p>
      )}
      <LineField
        {...props}
        inputMode="text"
        autoComplete="postal-code"
        hint={wanted(question, words)}
        normalised={(written) => readPostcode(written, question.country ?? 'GB')}
      />
    </>
  );
};
PostcodeInput.refusal = wanted;
