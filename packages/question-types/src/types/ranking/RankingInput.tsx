import { type ComponentType, type FormEvent, useEffect, useState } from 'react';
import { optionLabel, optionsOf } from '../../choices/options';
import { Picture } from '../../choices/pictures/Picture';
import type { InputProps } from '../../views';
import { fillIn } from '../../words/fill-in';
import { formValue, rankingAnswers } from './ranking.answers';

/** The chosen place: two options with the same place are shown as they were sent. */
const chosenPlace = (order: readonly string[], id: string): string =>
  order.includes(id)
    ? formValue(id, order.indexOf(id) + 1)
    : (order.find((field) => field.startsWith(formValue(id, ''))) ?? '');

/** A place for each option, in native lists: used without script, and until the code of the other view is loaded. */
const Places = ({ question, name, value, onChange, labelledBy, describedBy, words }: InputProps) => {
  const options = optionsOf(question);
  const order = Array.isArray(value) ? value : [];
  const read = ({ currentTarget }: FormEvent<HTMLFieldSetElement>) =>
    onChange(rankingAnswers.fromForm([...currentTarget.querySelectorAll('select')].map((list) => list.value)));
  return (
    <fieldset className="fm-places" aria-labelledby={labelledBy} aria-describedby={describedBy} onChange={read}>
      <p className="fm-hint" lang={words.lang}>
        {words.ranking.plainHint}
      </p>
      {options.map(({ id }) => (
        <label key={id} className="fm-place">
          <select
            className="fm-select"
            name={name}
            aria-label={fillIn(words.ranking.placeOf, { label: optionLabel(question, id) })}
            defaultValue={chosenPlace(order, id)}
          >
            <option value="">–</option>
            {options.map((_, index) => (
              <option key={formValue(id, index + 1)} value={formValue(id, index + 1)}>
                {index + 1}
              </option>
            ))}
          </select>
          <Picture question={question} id={id} />
          <span>{optionLabel(question, id)}</span>
        </label>
      ))}
    </fieldset>
  );
};

const fetchOrder = () => import('./RankingOrder');

/**
 * The server renders the plain lists. The script loads the ordering view to replace them, and keeps the lists when that
 * fails.
 */
export const RankingInput = (props: InputProps) => {
  const [Order, setOrder] = useState<ComponentType<InputProps> | null>(null);
  useEffect(() => {
    void fetchOrder().then(
      (loaded) => setOrder(() => loaded.RankingOrder),
      () => undefined,
    );
  }, []);
  return Order ? <Order {...props} /> : <Places {...props} />;
};
RankingInput.prepare = fetchOrder;
RankingInput.refusal = (_: InputProps['question'], words: InputProps['words']) => words.ranking.twice;
