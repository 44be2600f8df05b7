import { useRef } from 'react';
import { optionLabel, optionsOf } from '../choices/options';
import { MultiselectInput } from '../types/multiselect/MultiselectInput';
import type { InputProps } from '../views';
import { inWordsOf } from './answer-lines';
import { OwnWords, useIsLive } from './OwnWords';
import { choicesIn, choiceWith, optionIdIn, ownWordsIn } from './own-words';
import { picksInWords, picksRefusal, withTicked } from './picks-in-words';

type Question = InputProps['question'];

const isPlain = ({ minPicks, maxPicks, ...question }: Question): boolean =>
  !minPicks && !maxPicks && !optionsOf(question).some(({ other, exclusive }) => other || exclusive);

/** Boxes to tick, with a line for own words, options that exclude the others, and limits. */
export const MultiselectOptions = (props: InputProps) => {
  const isLive = useIsLive();
  // Words stay when their option is taken back and chosen again.
  const written = useRef('');
  const { question, name, value, onChange, labelledBy, describedBy, words } = props;
  if (isPlain(question)) return <MultiselectInput {...props} />;
  const chosen = Array.isArray(value) ? value : [...choicesIn(value)];
  const others = (id: string) => chosen.filter((choice) => optionIdIn(choice) !== id);
  const set = (next: readonly string[]) => onChange(next.length > 0 ? [...next] : null);
  const toggle = (id: string, text: string) =>
    set(
      chosen.some((choice) => optionIdIn(choice) === id)
        ? others(id)
        : withTicked(question, chosen, choiceWith(id, text)),
    );
  return (
    <fieldset className="fm-choices" aria-labelledby={labelledBy} aria-describedby={describedBy}>
      <p className="fm-hint" lang={words.lang}>
        {picksInWords(question, words) || words.multiselect.hint}
      </p>
      {optionsOf(question).flatMap((option) => {
        const { id } = option;
        const choice = chosen.find((each) => optionIdIn(each) === id);
        const hasLine = option.other && !option.isCarried;
        const text = choice === undefined ? '' : ownWordsIn(choice);
        return [
          <label key={id} className="fm-choice">
            <input
              type="checkbox"
              name={name}
              value={id}
              checked={choice !== undefined}
              onChange={() => toggle(id, hasLine ? written.current : '')}
            />
            <span>{optionLabel(question, id)}</span>
          </label>,
          hasLine && (!isLive || choice !== undefined) && (
            <OwnWords
              key={`${id} words`}
              option={option}
              name={name}
              value={text}
              onChange={(next) => {
                written.current = next;
                set(withTicked(question, others(id), choiceWith(id, next)));
              }}
              words={words}
            />
          ),
        ];
      })}
    </fieldset>
  );
};

MultiselectOptions.inWords = inWordsOf;
MultiselectOptions.refusal = picksRefusal;
