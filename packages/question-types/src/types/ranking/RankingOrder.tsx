import { Picture } from '../../choices/pictures/Picture';
import type { InputProps } from '../../views';
import { fillIn } from '../../words/fill-in';
import { formValue } from './ranking.answers';
import { useOrder } from './use-order';

type Order = ReturnType<typeof useOrder>;
type Question = InputProps['question'];

type Words = InputProps['words']['ranking'];

interface Shown {
  question: Question;
  id: string;
  ranking: Order;
  words: Words;
}

/** The picture, as a link to its full size. Not for places where the picture itself is part of a button. */
const LargePicture = ({ question, id }: { question: Question; id: string }) => {
  const option = question.imageOptions?.find((candidate) => candidate.id === id);
  return option?.imageUrl ? (
    <a href={option.imageUrl} target="_blank" rel="noreferrer" aria-label={option.alt || option.label}>
      <Picture question={question} id={id} />
    </a>
  ) : null;
};

const Row = ({ question, id, index, ranking, words }: Shown & { index: number }) => {
  const label = ranking.label(id);
  return (
    <li className={ranking.pressedId === id ? 'fm-rank is-held' : 'fm-rank'} data-option={id}>
      <span className="fm-rank-handle" aria-hidden="true" {...ranking.handle(id)}>
        ⠿
      </span>
      <span className="fm-rank-place" aria-hidden="true">
        {index + 1}
      </span>
      <LargePicture question={question} id={id} />
      <span className="fm-rank-label">{label}</span>
      <button
        type="button"
        data-move="up"
        aria-label={fillIn(words.up, { label })}
        disabled={index === 0}
        onClick={() => ranking.move(id, -1)}
      >
        ↑
      </button>
      <button
        type="button"
        data-move="down"
        aria-label={fillIn(words.down, { label })}
        disabled={index === ranking.order.length - 1}
        onClick={() => ranking.move(id, 1)}
      >
        ↓
      </button>
      <button type="button" aria-label={fillIn(words.remove, { label })} onClick={() => ranking.remove(id)}>
        ✕
      </button>
    </li>
  );
};

/** The picture in full size, beside the button that it is a part of. */
const Enlarge = ({ question, id, words }: Pick<Shown, 'question' | 'id' | 'words'>) => {
  const option = question.imageOptions?.find((candidate) => candidate.id === id);
  return option?.imageUrl ? (
    <a className="fm-enlarge" href={option.imageUrl} target="_blank" rel="noreferrer">
      <span aria-hidden="true">⤢</span>
      <span className="fm-sr">{fillIn(words.enlarge, { label: option.label })}</span>
    </a>
  ) : null;
};

/**
 * The picture's description is part of the button's name. Screen readers read the label with the place that it would
 * get.
 */
const Unranked = ({ question, id, ranking, words }: Shown) => (
  <li>
    <button type="button" className="fm-rank-add" onClick={() => ranking.add(id)}>
      <span className="fm-rank-place" aria-hidden="true">
        +
      </span>
      <Picture question={question} id={id} />
      <span aria-hidden="true">{ranking.label(id)}</span>
      <span className="fm-sr">{fillIn(words.rank, { label: ranking.label(id), place: ranking.order.length + 1 })}</span>
    </button>
    <Enlarge question={question} id={id} words={words} />
  </li>
);

/** With script: tap options in order, then move them with buttons or with the handle. */
export const RankingOrder = ({ question, name, value, onChange, labelledBy, describedBy, words: all }: InputProps) => {
  const words = all.ranking;
  const ranking = useOrder(question, value, onChange, words);
  return (
    <fieldset className="fm-ranking" aria-labelledby={labelledBy} aria-describedby={describedBy}>
      <p className="fm-hint" lang={all.lang}>
        {words.hint}
      </p>
      {/* For a form that is sent without the script's help. */}
      {ranking.order.map((id, index) => (
        <input key={id} type="hidden" name={name} value={formValue(id, index + 1)} />
      ))}
      <ol ref={ranking.list} className="fm-ranks" aria-label={words.ranked}>
        {ranking.order.map((id, index) => (
          <Row key={id} question={question} id={id} index={index} ranking={ranking} words={words} />
        ))}
      </ol>
      {ranking.others.length > 0 && (
        <ul className="fm-ranks" aria-label={words.unranked}>
          {ranking.others.map((id) => (
            <Unranked key={id} question={question} id={id} ranking={ranking} words={words} />
          ))}
        </ul>
      )}
      <p className="fm-sr" role="status">
        {ranking.news}
      </p>
    </fieldset>
  );
};
