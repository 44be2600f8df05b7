import { optionsOf } from '../choices/options';
import { DropdownInput } from '../types/dropdown/DropdownInput';
import type { InputProps } from '../views';
import { fillIn } from '../words/fill-in';
import { inWordsOf } from './answer-lines';
import { OwnWords, useIsLive } from './OwnWords';
import { choiceWith, optionIdIn, ownWordsIn } from './own-words';

/** The list, and a line for own words where an option has one. */
export const DropdownOptions = (props: InputProps) => {
  const isLive = useIsLive();
  const { question, name, value, onChange, words } = props;
  const other = optionsOf(question).find((option) => option.other && !option.isCarried);
  const chosen = typeof value === 'string' ? value : '';
  const id = optionIdIn(chosen);
  if (!other) return <DropdownInput {...props} />;
  return (
    <>
      <DropdownInput {...props} value={id} />
      {(!isLive || id === other.id || ownWordsIn(chosen) !== '') && (
        <OwnWords
          option={other}
          name={name}
          value={ownWordsIn(chosen)}
          onChange={(text) => onChange(choiceWith(id || other.id, text))}
          words={words}
        />
      )}
    </>
  );
};

DropdownOptions.inWords = inWordsOf;
DropdownOptions.refusal = (question: InputProps['question'], words: InputProps['words']): string => {
  const other = optionsOf(question).find((option) => option.other && !option.isCarried);
  return other ? fillIn(words.options.notBoth, { label: other.label.trim() }) : '';
};
