import { type Consultation, dayInWords, type PublicCouncil } from '@folkmoot/contracts/client';
import { shortened } from './shortened';
import type { ConsultationsWords } from './words';

interface Props {
  readonly consultation: Consultation;
  readonly council: PublicCouncil;
  readonly words: ConsultationsWords;
  /** Links leave the frame that another site shows the list in. */
  readonly target: '_top' | undefined;
}

interface Fact {
  readonly label: string;
  readonly text: string;
  readonly at?: string;
}

/** The date that matters in this state. */
const dateOf = ({ status, opensAt, closesAt }: Consultation, words: ConsultationsWords) => {
  if (status === 'upcoming') return opensAt && { label: words.opens, at: opensAt };
  if (status === 'open') return closesAt && { label: words.closes, at: closesAt };
  const isPast = closesAt !== null && Date.parse(closesAt) <= Date.now();
  return isPast && { label: words.closed, at: closesAt };
};

const factsOf = ({ consultation, council, words }: Props): Fact[] => {
  const { forWhom, areas, topics, heardBack = null } = consultation;
  const date = dateOf(consultation, words);
  return [
    ...(date ? [{ ...date, text: dayInWords(date.at, council.timezone, council.language) }] : []),
    { label: words.forWhom, text: forWhom },
    { label: words.areas, text: areas.join(', ') },
    { label: words.topics, text: topics.join(', ') },
    { label: words.heardBack, text: heardBack?.toLocaleString(council.language) ?? '' },
  ].filter(({ text }) => text !== '');
};

const Facts = (props: Props) => {
  const facts = factsOf(props);
  if (facts.length === 0) return null;
  return (
    <dl className="fm-facts">
      {facts.map(({ label, text, at }) => (
        <>
          <dt>{label}</dt>
          <dd>{at ? <time dateTime={at}>{text}</time> : text}</dd>
        </>
      ))}
    </dl>
  );
};

const Links = ({ consultation: { title, surveyUrl, results }, words, target }: Props) =>
  (surveyUrl || results) && (
    <p className="fm-links">
      {surveyUrl && (
        <a className="fm-answer" href={surveyUrl} target={target} aria-label={`${words.answer}: ${title}`}>
          {words.answer}
        </a>
      )}
      {results && (
        <a href={results.url} target={target} aria-label={`${words.results}: ${title}`}>
          {words.results}
        </a>
      )}
    </p>
  );

/** A consultation of the list. */
export const Entry = (props: Props) => {
  const { consultation, words } = props;
  const { title, status, summary } = consultation;
  const text = shortened(summary);
  return (
    <li>
      <h2>{title}</h2>
      <p>
        <span className="fm-state" data-state={status}>
          {words.statuses[status]}
        </span>
      </p>
      {text !== '' && <p>{text}</p>}
      <Facts {...props} />
      <Links {...props} />
    </li>
  );
};
