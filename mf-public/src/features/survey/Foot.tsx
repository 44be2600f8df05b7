import type { SurveyRun } from '../../entities/survey/survey-run';
import type { PageWords } from '../../entities/words/words';

interface Props {
  run: SurveyRun;
  words: PageWords;
}

const StartOver = ({ run, words }: Props) => (
  <button type="button" className="fm-link" onClick={() => confirm(words.startOverSure) && run.startOver()}>
    {words.startOver}
  </button>
);

/** Says that the answers are of an earlier visit, and offers to go on with them or to start over. */
export const DraftNote = ({ run, words }: Props) => (
  <div className="fm-demo fm-note" lang={words.lang}>
    <p>{run.note}</p>
    <button type="button" className="fm-link" onClick={run.dismiss}>
      {words.drafts.goOn}
    </button>
    <StartOver run={run} words={words} />
  </div>
);

/** One line: what is stored on the device, and the choices that few people need. */
export const Foot = ({ run, words }: Props) => {
  const hasAnswers = Object.keys(run.answers).length > 0;
  return (
    <div className="fm-kept" lang={words.lang}>
      <p aria-live="polite">{run.isShared ? words.shared : run.isSaved && words.saved}</p>
      <details>
        <summary>{words.options}</summary>
        <label className="fm-share">
          <input type="checkbox" checked={run.isShared} onChange={run.share} />
          <span>{words.share}</span>
        </label>
        {hasAnswers && !run.note && <StartOver run={run} words={words} />}
      </details>
    </div>
  );
};
