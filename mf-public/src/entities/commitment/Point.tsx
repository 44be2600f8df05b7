import { dayInWords, type ListedCommitment, type PublicCouncil } from '@folkmoot/contracts/client';
import { fillIn } from '@folkmoot/question-types/fill-in';
import type { ReactNode } from 'react';
import type { CommitmentWords } from './words';

interface Props {
  readonly point: ListedCommitment;
  readonly council: PublicCouncil;
  readonly words: CommitmentWords;
  /** The heading in the order of its page. */
  readonly heading: 'h2' | 'h3';
  /** More about where it comes from. */
  readonly children?: ReactNode;
}

/** A calendar day has no zone. */
const NOON_UTC = 'T12:00:00.000Z';

const Said = ({ point: { said, saidBy, fewerThan }, council, words }: Props) => {
  if (said === null && fewerThan === null) return null;
  const number = (value: number): string => value.toLocaleString(council.language);
  const count = said === null ? fillIn(words.fewerThan, { count: number(fewerThan ?? 0) }) : number(said);
  return (
    <p className="fm-hint">
      {fillIn(words.said, { count })}
      {saidBy === 'council' && ` (${words.counted})`}
    </p>
  );
};

const State = ({ point: { response, isOverdue }, words }: Pick<Props, 'point' | 'words'>) => (
  <p className="fm-states">
    <strong className={`fm-state fm-state-${response}`}>{words.states[response]}</strong>
    {isOverdue && <strong className="fm-state fm-state-overdue">{words.states.overdue}</strong>}
  </p>
);

const Facts = ({ point: { owner, dueOn }, council, words, children }: Props) => (
  <dl className="fm-facts">
    {owner !== '' && (
      <>
        <dt>{words.owner}</dt>
        <dd>{owner}</dd>
      </>
    )}
    {dueOn !== null && (
      <>
        <dt>{words.due}</dt>
        <dd>
          <time dateTime={dueOn}>{dayInWords(`${dueOn}${NOON_UTC}`, 'UTC', council.language)}</time>
        </dd>
      </>
    )}
    {children}
  </dl>
);

/** Nothing for a commitment that has only begun. */
const History = ({ point: { history }, council, words }: Props) => {
  if (history.length < 2) return null;
  return (
    <details className="fm-history">
      <summary>{words.history}</summary>
      <ol>
        {history.map(({ at, response, note }, index) => {
          const key = `${index}`;
          return (
            <li key={key}>
              <time dateTime={at}>{dayInWords(at, council.timezone, council.language)}</time>: {words.states[response]}
              {note !== '' && `. ${note}`}
            </li>
          );
        })}
      </ol>
    </details>
  );
};

const Links = ({ point: { links }, words }: Props) => {
  if (links.length === 0) return null;
  return (
    <ul className="fm-links" aria-label={words.links}>
      {links.map(({ label, url }) => (
        <li key={`${label} ${url}`}>
          <a href={url} rel="noopener noreferrer">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
};

/** A commitment: what people said, and what the council does about it. */
export const Point = (props: Props) => {
  const { point, words, heading: Heading } = props;
  return (
    <li className="fm-point">
      <Heading>{point.sentence}</Heading>
      <State point={point} words={words} />
      <Said {...props} />
      {point.because !== '' && <p>{point.because}</p>}
      <Facts {...props} />
      <Links {...props} />
      <History {...props} />
    </li>
  );
};
