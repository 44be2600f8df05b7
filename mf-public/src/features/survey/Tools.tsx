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

/** The time that is left, in words. */
export const Tools = ({ survey, run, words }: Props) => {
  const minutes = minutesLeft(survey, run);
  return run.position.question ? (
    <p className="fm-tools" lang={words.lang}>
      {pluralOf(words.minutesLeft, minutes, words.language).replace('{minutes}', String(minutes))}
    </p>
  ) : null;
};
