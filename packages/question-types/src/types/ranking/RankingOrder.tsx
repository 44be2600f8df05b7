import type { InputProps } from '../../views';
import { Picture } from './Picture';
import { messages } from './ranking.messages';
import { useOrder } from './use-order';

type Order = ReturnType<typeof useOrder>;
type Question = InputProps['question'];

const Row = ({ question, id, index, ranking }: { question: Question; id: string; index: number; ranking: Order }) => {
  const label = ranking.label(id);
  return (
    <li className={ranking.held === id ? 'fm-rank is-held' : 'fm-rank'} data-option={id}>
      <span className="fm-rank-handle" aria-hidden="true" {...ranking.handle(id)}>
        ⠿
      </span>
      <span className="fm-rank-place" aria-hidden="true">
        {index + 1}
      </span>
      <Picture question={question} id={id} />
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

/** What the picture shows is part of the button's name; the label on it is said with the place that it would get. */
const Unranked = ({ question, id, ranking }: { question: Question; id: string; ranking: Order }) => (
  <li>
    <button type="button" className="fm-rank-add" onClick={() => ranking.add(id)}>
      <span className="fm-rank-place" aria-hidden="true">
        +
      </span>
      <Picture question={question} id={id} />
      <span aria-hidden="true">{ranking.label(id)}</span>
      <span className="fm-sr">{messages.rank(ranking.label(id), ranking.order.length + 1)}</span>
    </button>
  </li>
);

/** With script: tap options in order, then move them by buttons or by the handle. */
export const RankingOrder = ({ question, value, onChange, labelledBy, describedBy }: InputProps) => {
  const ranking = useOrder(question, value, onChange);
  return (
    <fieldset className="fm-ranking" aria-labelledby={labelledBy} aria-describedby={describedBy}>
      <p className="fm-hint" lang="en">
        {messages.hint}
      </p>
      <ol ref={ranking.list} className="fm-ranks" aria-label={messages.ranked}>
        {ranking.order.map((id, index) => (
          <Row key={id} question={question} id={id} index={index} ranking={ranking} />
        ))}
      </ol>
      {ranking.others.length > 0 && (
        <ul className="fm-ranks" aria-label={messages.unranked}>
          {ranking.others.map((id) => (
            <Unranked key={id} question={question} id={id} ranking={ranking} />
          ))}
        </ul>
      )}
      <p className="fm-sr" role="status">
        {ranking.news}
      </p>
    </fieldset>
  );
};
