import type { PublishedRow } from '@folkmoot/contracts/client';
import { numberIn, percentIn } from './numbers';
import type { ResultsWords } from './words';

interface Props {
  readonly caption: string;
  /** The heading above says the same. */
  readonly isCaptionHidden?: boolean;
  readonly rows: readonly PublishedRow[];
  readonly words: ResultsWords;
  readonly language: string;
  /** Language of the answers, when it is not the page's. */
  readonly lang?: string | undefined;
}

const WIDTH = 100;

const Bar = ({ share }: { readonly share: number | null }) =>
  share === null ? null : (
    <svg className="fm-bar" aria-hidden="true">
      <rect width={`${Math.min(WIDTH, share * WIDTH).toFixed(1)}%`} height="8" />
    </svg>
  );

const ShareCell = ({ row, language }: Pick<Props, 'language'> & { readonly row: PublishedRow }) => {
  if (row.share === null) return <td />;
  const { interval } = row;
  return (
    <td>
      {percentIn(row.share, language)}
      {interval && (
        <small>
          {percentIn(interval.low, language)} – {percentIn(interval.high, language)}
        </small>
      )}
    </td>
  );
};

const WeightedCell = ({ row, language }: Pick<Props, 'language'> & { readonly row: PublishedRow }) => {
  const { weighted } = row;
  if (!weighted) return <td />;
  return (
    <td>
      {percentIn(weighted.share, language)}
      <small>
        {percentIn(weighted.low, language)} – {percentIn(weighted.high, language)}
      </small>
    </td>
  );
};

const countOf = ({ count, text }: PublishedRow, { words, language }: Pick<Props, 'words' | 'language'>): string => {
  if (count === null) return text ?? words.hidden;
  return text === undefined ? numberIn(count, language) : `${numberIn(count, language)} (${text})`;
};

/** The answers to a question as a table whose rows have bars. */
export const Bars = ({ caption, isCaptionHidden = false, rows, words, language, lang }: Props) => {
  const isFigures = rows.every(({ count, text }) => count === null && text !== undefined);
  const hasShares = rows.some(({ share }) => share !== null);
  const hasWeights = rows.some(({ weighted }) => weighted !== undefined);
  return (
    <table className="fm-table">
      <caption className={isCaptionHidden ? 'fm-unseen' : undefined} lang={lang}>
        {caption}
      </caption>
      <thead>
        <tr>
          <th scope="col">{words.answer}</th>
          <th scope="col">{isFigures ? words.figure : words.people}</th>
          {hasShares && <th scope="col">{words.share}</th>}
          {hasWeights && <th scope="col">{words.weighted}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.value}>
            <th scope="row" lang={lang}>
              {row.label}
              <Bar share={row.share} />
            </th>
            <td>{countOf(row, { words, language })}</td>
            {hasShares && <ShareCell row={row} language={language} />}
            {hasWeights && <WeightedCell row={row} language={language} />}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
