import { useEffect, useRef, useState } from 'react';
import type { ResidentSurvey } from '../../entities/survey/resident-survey';
import type { SurveyRun } from '../../entities/survey/survey-run';
import { pluralOf } from '../../entities/words/plural';
import type { PageWords } from '../../entities/words/words';

interface Props {
  survey: Pick<ResidentSurvey, 'estimatedMinutes'>;
  run: SurveyRun;
  words: PageWords;
}

/** The part of the estimated time that the remaining questions need, in whole minutes. */
const minutesLeft = ({ estimatedMinutes }: Props['survey'], { position: { index, visible } }: SurveyRun): number =>
  Math.max(1, Math.ceil(estimatedMinutes * (1 - index / visible.length)));

/** Reads the question by the speech of the browser. Nothing leaves the device for it that the browser does not send. */
const ReadAloud = ({ words }: { words: PageWords }) => {
  const [isReading, setIsReading] = useState(false);
  const stop = useRef<() => void>(() => undefined);
  const press = () => {
    setIsReading(!isReading);
    if (isReading) stop.current();
    else
      import('./read-aloud').then(
        ({ readAloud }) => {
          stop.current = readAloud(() => setIsReading(false));
        },
        () => setIsReading(false),
      );
  };
  // The next question ends the reading of this one.
  useEffect(() => () => stop.current(), []);
  return (
    <button type="button" className="fm-link" onClick={press}>
      {isReading ? words.aloud.stop : words.aloud.start}
    </button>
  );
};

/** The time that is left, in words, and reading aloud where the browser can. */
export const Tools = ({ survey, run, words }: Props) => {
  const minutes = minutesLeft(survey, run);
  const { question } = run.position;
  return question ? (
    <div className="fm-tools" lang={words.lang}>
      <span>{pluralOf(words.minutesLeft, minutes, words.language).replace('{minutes}', String(minutes))}</span>
      {'speechSynthesis' in window && <ReadAloud key={question.id} words={words} />}
    </div>
  ) : null;
};
