import { MAX_OTHER_WORDS, type QuestionOption } from '@folkmoot/contracts/client';
import { useEffect, useState } from 'react';
import { fillIn } from '../words/fill-in';
import type { InputWords } from '../words/input-words';

/** True once the script runs. Without script, the field for words always shows. */
export const useIsLive = (): boolean => {
  const [isLive, setIsLive] = useState(false);
  useEffect(() => setIsLive(true), []);
  return isLive;
};

interface Props {
  option: QuestionOption;
  /** Name of the question's field. */
  name: string;
  value: string;
  onChange: (words: string) => void;
  words: InputWords;
}

/** The line for a person's own words at an option. The hidden field before it says to the reader of the form what follows. */
export const OwnWords = ({ option, name, value, onChange, words }: Props) => (
  <label className="fm-own-words">
    <span className="fm-hint" lang={words.lang}>
      {fillIn(words.options.own, { label: option.label.trim() })}
    </span>
    <input type="hidden" name={name} value="=" />
    <input
      className="fm-text fm-line"
      type="text"
      name={name}
      value={value}
      maxLength={MAX_OTHER_WORDS}
      autoComplete="off"
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  </label>
);
