import { useEffect, useState } from 'react';
import { optionLabel, optionsOf } from '../../choices/options';
import type { InputProps } from '../../views';
import { formValue } from './ranking.answers';
import { messages } from './ranking.messages';
import { useOrder } from './use-order';

/** Without script: a place for each option, in native lists. */
const Places = ({ question, name, value, labelledBy, describedBy }: InputProps) => {
  const options = optionsOf(question);
  const order = Array.isArray(value) ? value : [];
  return (
    <fieldset className="fm-places" aria-labelledby={labelledBy} aria-describedby={describedBy}>
      <p className="fm-hint">{messages.plainHint}</p>
      {options.map(({ id }) => (
        <label key={id} className="fm-place">
          <select
            className="fm-select"
            name={name}
            aria-label={messages.placeOf(optionLabel(question, id))}
            defaultValue={order.includes(id) ? formValue(id, order.indexOf(id) + 1) : ''}
          >
            <option value="">–</option>
            {options.map((_, index) => (
              <option key={formValue(id, index + 1)} value={formValue(id, index + 1)}>
                {index + 1}
              </option>
            ))}
          </select>
          <span>{optionLabel(question, id)}</span>
        </label>
      ))}
    </fieldset>
  );
};

type Order = ReturnType<typeof useOrder>;

const Row = ({ id, index, ranking }: { id: string; index: number; ranking: Order }) => {
  const label = ranking.label(id);
  return (
    <li className={ranking.held === id ? 'fm-rank is-held' : 'fm-rank'} data-option={id}>
      <span className="fm-rank-handle" aria-hidden="true" {...ranking.handle(id)}>
        ⠿
      </span>
      <span className="fm-rank-place" aria-hidden="true">
        {index + 1}
      </span>
      <span className="fm-rank-label">{label}</span>
      <button
        type="button"
        data-move="up"
        aria-label={messages.up(label)}
        disabled={index === 0}
        onClick={() => ranking.move(id, -1)}
      >
        ↑
      </button>
      <button
        type="button"
        data-move="down"
        aria-label={messages.down(label)}
        disabled={index === ranking.order.length - 1}
        onClick={() => ranking.move(id, 1)}
      >
        ↓
      </button>
      <button type="button" aria-label={messages.remove(label)} onClick={() => ranking.remove(id)}>
        ✕
      </button>
    </li>
  );
};

/** With script: tap options in order, then move them by buttons or by the handle. */
const Order = ({ question, value, onChange, labelledBy, describedBy }: InputProps) => {
  const ranking = useOrder(question, value, onChange);
  return (
    <fieldset className="fm-ranking" aria-labelledby={labelledBy} aria-describedby={describedBy}>
      <p className="fm-hint">{messages.hint}</p>
      <ol ref={ranking.list} className="fm-ranks" aria-label={messages.ranked}>
        {ranking.order.map((id, index) => (
          <Row key={id} id={id} index={index} ranking={ranking} />
        ))}
      </ol>
      {ranking.others.length > 0 && (
        <ul className="fm-ranks" aria-label={messages.unranked}>
          {ranking.others.map((id) => (
            <li key={id}>
              <button
                type="button"
                className="fm-rank-add"
                aria-label={messages.rank(ranking.label(id), ranking.order.length + 1)}
                onClick={() => ranking.add(id)}
              >
                <span className="fm-rank-place" aria-hidden="true">
                  +
                </span>
                {ranking.label(id)}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="fm-sr" role="status">
        {ranking.news}
      </p>
    </fieldset>
  );
};

/** The server renders the plain lists; the script, once it runs, puts the order in their place. */
export const RankingInput = (props: InputProps) => {
  const [hasScript, setHasScript] = useState(false);
  useEffect(() => setHasScript(true), []);
  return hasScript ? <Order {...props} /> : <Places {...props} />;
};
