import type { PublishedQuestion } from '@folkmoot/contracts/client';
import { fillIn } from '@folkmoot/question-types/fill-in';
import { Bars } from './Bars';
import { meanIn, numberIn } from './numbers';
import type { ResultsWords } from './words';

interface Props {
  readonly question: PublishedQuestion;
  /** The day on which written answers were removed. Null where they were not. */
  readonly answersRemoved: string | null;
  readonly words: ResultsWords;
  readonly language: string;
  /** Language of the question, when it is not the page's. */
  readonly lang?: string | undefined;
}

const Means = ({ question: { mean, weightedMean }, words, language }: Omit<Props, 'answersRemoved'>) => (
  <>
    {mean && <p>{fillIn(words.mean, { mean: meanIn(mean.mean, language) })}</p>}
    {weightedMean && <p>{fillIn(words.weightedMean, { mean: meanIn(weightedMean.mean, language) })}</p>}
  </>
);

/** Written answers, as far as a review has accepted them. */
const Answers = ({ question: { answers }, answersRemoved, words, language }: Props) => {
  if (!answers) return null;
  if (answersRemoved !== null) {
    const count = numberIn(answers.published, language);
    return <p className="fm-hint">{fillIn(words.answersRemoved, { count, day: answersRemoved })}</p>;
  }
  return (
    <>
      {answers.examples.length > 0 && <p>{words.someAnswers}</p>}
      {answers.examples.map((text, index) => {
        const key = `${index}`;
        return <blockquote key={key}>{text}</blockquote>;
      })}
      <p className="fm-hint">
        {fillIn(words.reviewedAnswers, {
          count: numberIn(answers.published, language),
          withheld: numberIn(answers.withheld, language),
        })}
      </p>
    </>
  );
};

/** The results of a question: who answered, a table with bars for each part, and what is hidden. */
export const QuestionResults = (props: Props) => {
  const { question, words, language, lang } = props;
  const { label, answered, rows, parts, hasHidden } = question;
  const count = answered === null ? words.hidden : numberIn(answered, language);
  const isWritten = rows.length === 0 && parts.length === 0;
  return (
    <section className="fm-question">
      <h3 lang={lang}>{label}</h3>
      <p className="fm-hint">{fillIn(words.answered, { count })}</p>
      {isWritten && <p>{words.written}</p>}
      {rows.length > 0 && (
        <Bars caption={label} isCaptionHidden rows={rows} words={words} language={language} lang={lang} />
      )}
      {parts.map((part) => (
        <Bars key={part.value} caption={part.label} rows={part.rows} words={words} language={language} lang={lang} />
      ))}
      <Answers {...props} />
      <Means {...props} />
      {hasHidden && <p className="fm-hint">{words.someHidden}</p>}
    </section>
  );
};
