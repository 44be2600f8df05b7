import {
  dayInWords,
  directionOf,
  languageName,
  licences,
  type PublishedResults,
  type ResultsFile,
  resultsFilePath,
  type SubscriptionPage,
} from '@folkmoot/contracts/client';
import { lookup } from '@folkmoot/contracts/dictionary';
import { fillIn } from '@folkmoot/question-types/fill-in';
import { Point } from '../../entities/commitment/Point';
import { commitmentWordsIn } from '../../entities/commitment/words';
import { PlainFrame } from '../../entities/subscription/Frames';
import { wordsIn } from '../../entities/subscription/words';
import { numberIn } from './numbers';
import { QuestionResults } from './QuestionResults';
import { type ResultsWords, resultsWordsIn } from './words';

type ResultsPageOf = Extract<SubscriptionPage, { kind: 'results' }>;

interface Props {
  readonly page: ResultsPageOf;
  readonly productName: string;
}

interface Shown {
  readonly results: PublishedResults;
  readonly council: ResultsPageOf['council'];
  readonly words: ResultsWords;
}

interface HeardBack {
  /** People who heard back. Null where it is not shown. */
  readonly heardBack: number | null;
}

const Day = ({ at, council }: { readonly at: string } & Pick<Shown, 'council'>) => (
  <time dateTime={at}>{dayInWords(at, council.timezone, council.language)}</time>
);

/** The day on which written answers were removed, in words. */
const removedOn = ({ results: { answersRemovedAt }, council }: Omit<Shown, 'words'>): string | null =>
  answersRemovedAt === undefined ? null : dayInWords(answersRemovedAt, council.timezone, council.language);

/** The page in other languages that the survey has texts in. */
const Languages = ({
  languages,
  language,
  label,
}: {
  readonly languages: readonly string[];
  readonly language: string;
  readonly label: string;
}) =>
  languages.length < 2 ? null : (
    <nav className="fm-tongues" aria-label={label}>
      {languages.map((tag) => (
        <a
          key={tag}
          href={`?lang=${tag}`}
          lang={tag}
          dir={directionOf(tag)}
          aria-current={tag === language ? 'true' : undefined}
        >
          {languageName(tag)}
        </a>
      ))}
    </nav>
  );

/** A language for a text of the page. Absent where it is the page's own. */
const otherLanguage = (tag: string | undefined, { language }: Shown['council']): string | undefined =>
  tag === language ? undefined : tag;

/** Empty lines part paragraphs. */
const Paragraphs = ({ text, lang }: { readonly text: string; readonly lang?: string | undefined }) =>
  text
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph, index) => {
      const key = `${index}`;
      return (
        <p key={key} lang={lang}>
          {paragraph}
        </p>
      );
    });

const Facts = ({ results, council, words, heardBack }: Shown & HeardBack) => (
  <dl className="fm-facts">
    <dt>{words.responses}</dt>
    <dd>{results.responses === null ? words.hidden : numberIn(results.responses, council.language)}</dd>
    {results.opensAt && (
      <>
        <dt>{words.opened}</dt>
        <dd>
          <Day at={results.opensAt} council={council} />
        </dd>
      </>
    )}
    {results.closesAt && (
      <>
        <dt>{words.closed}</dt>
        <dd>
          <Day at={results.closesAt} council={council} />
        </dd>
      </>
    )}
    <dt>{words.published}</dt>
    <dd>
      <Day at={results.publishedAt} council={council} />
    </dd>
    {heardBack !== null && (
      <>
        <dt>{words.heardBack}</dt>
        <dd>{numberIn(heardBack, council.language)}</dd>
      </>
    )}
  </dl>
);

const Method = ({ results, council, words }: Shown) => {
  const { minimumCell, weighting, integrity } = results;
  const effective = weighting && numberIn(Math.round(weighting.effectiveSize), council.language);
  return (
    <>
      <h2>{words.method}</h2>
      <p>{words.selfSelected}</p>
      <p>{fillIn(words.hiding, { count: numberIn(minimumCell, council.language) })}</p>
      <p>{words.intervals}</p>
      {effective && <p>{fillIn(words.weighting, { count: effective })}</p>}
      <h2>{words.integrity}</h2>
      <ul>
        {[...integrity.reasons, ...integrity.unknowable.map((code) => words.unknowable[code])].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  );
};

const Versions = ({ results, council, words }: Shown) => (
  <>
    <h2>{words.versions}</h2>
    <ul>
      {results.versions.map(({ version, publishedAt, note, isWithdrawn }) => (
        <li key={version}>
          {fillIn(words.version, { version: numberIn(version, council.language) })},{' '}
          <Day at={publishedAt} council={council} />
          {isWithdrawn && ` (${words.withdrawn})`}
          {note && `: ${note}`}
        </li>
      ))}
    </ul>
  </>
);

const Data = ({ results, council, words, checksums }: Shown & Pick<ResultsPageOf, 'checksums'>) => {
  const day = removedOn({ results, council });
  const labels: Readonly<Record<ResultsFile, string>> = {
    'results.json': words.json,
    'responses.csv': words.csv,
    'codebook.json': words.codebook,
  };
  const licence = licences[results.licence];
  return (
    <>
      <h2>{words.data}</h2>
      <ul className="fm-files">
        {checksums.map(({ file, sha256 }) => (
          <li key={file}>
            <a href={resultsFilePath(results.campaignId, results.version, file)}>{labels[file]}</a>
            <small>{fillIn(words.checksum, { sum: sha256 })}</small>
          </li>
        ))}
      </ul>
      {day !== null && <p>{fillIn(words.filesChanged, { day })}</p>}
      <p>
        {words.licence}: <a href={licence.url}>{licence.name}</a>
      </p>
    </>
  );
};

/** The commitments of the campaign, as they are now. */
const Commitments = ({ commitments, council }: Pick<ResultsPageOf, 'commitments' | 'council'>) => {
  if (!commitments) return null;
  const words = commitmentWordsIn(council.language);
  const { items, total, url, councilUrl } = commitments;
  return (
    <>
      <h2>{words.title}</h2>
      <ul className="fm-points">
        {items.map((point) => (
          <Point key={point.id} point={point} council={council} words={words} heading="h3" />
        ))}
      </ul>
      {total > items.length && (
        <p>
          <a href={url}>{fillIn(words.allOfCampaign, { count: numberIn(total, council.language) })}</a>
        </p>
      )}
      <p>
        <a href={councilUrl}>{fillIn(words.ofCouncil, { council: council.name })}</a>
      </p>
    </>
  );
};

type ContentProps = Shown & HeardBack & Pick<ResultsPageOf, 'checksums' | 'commitments' | 'languages' | 'language'>;

const Content = (props: ContentProps) => {
  const { results, council, words, commitments, languages = [], language = council.language } = props;
  const translation = lookup(results.translations, language);
  const main = otherLanguage(languages[0], council);
  const translated = otherLanguage(language, council);
  return (
    <article className="fm-results">
      <Languages languages={languages} language={language} label={words.languages} />
      <h1 lang={translation?.title === undefined ? main : translated}>{results.title}</h1>
      <Paragraphs text={results.introduction} lang={translation?.introduction === undefined ? main : translated} />
      <Facts {...props} />
      {results.isOpen && <p className="fm-hint">{words.stillOpen}</p>}
      {results.summary !== '' && (
        <>
          <h2>{words.summary}</h2>
          <Paragraphs text={results.summary} lang={main} />
        </>
      )}
      <Commitments commitments={commitments} council={council} />
      <h2>{words.results}</h2>
      {results.questions.map((question) => (
        <QuestionResults
          key={question.questionId}
          question={question}
          answersRemoved={removedOn({ results, council })}
          words={words}
          language={council.language}
          lang={translation ? translated : main}
        />
      ))}
      <Method {...props} />
      <Versions {...props} />
      <Data {...props} />
    </article>
  );
};

const Gone = ({ page, words }: Pick<Props, 'page'> & Pick<Shown, 'words'>) => {
  const { council, withdrawal, title } = page;
  const day = withdrawal ? dayInWords(withdrawal.at, council.timezone, council.language) : '';
  return (
    <>
      <h1>{words.goneTitle}</h1>
      <p>
        <strong>{title}</strong>
      </p>
      <p>{fillIn(words.goneText, { day })}</p>
      {withdrawal?.reason && <p>{withdrawal.reason}</p>}
      <p>
        <a href={page.surveyUrl}>{words.toSurvey}</a>
      </p>
    </>
  );
};

/** The published results of a campaign, or a notice that the council has withdrawn them. It has no script. */
export const ResultsPage = ({ page, productName }: Props) => {
  const { council, results, checksums, heardBack = null } = page;
  const words = resultsWordsIn(council.language);
  const frame = { council, productName, words: wordsIn(council.language), hasWayOut: false };
  return (
    <PlainFrame {...frame}>
      {results ? (
        <Content
          results={results}
          council={council}
          words={words}
          checksums={checksums}
          commitments={page.commitments ?? null}
          languages={page.languages ?? []}
          language={page.language ?? council.language}
          heardBack={heardBack}
        />
      ) : (
        <Gone page={page} words={words} />
      )}
    </PlainFrame>
  );
};
