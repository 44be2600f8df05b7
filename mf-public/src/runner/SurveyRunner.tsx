import type { PublicCouncil } from '@folkmoot/contracts/client';
import { Notice } from '../pages/Notice';
import { thankYou } from '../pages/notice.messages';
import { Introduction } from '../survey/Introduction';
import type { ResidentSurvey } from '../survey/resident-survey';
import { SurveyForm } from '../survey/SurveyForm';
import { useSurvey } from '../survey/use-survey';
import styles from './runner.module.css';

interface Props {
  survey: ResidentSurvey;
  council: PublicCouncil;
}

const stamp = { startToken: 'preview', idempotencyKey: 'preview' };

/** A survey as residents see it, for previews in the dashboard: nothing is stored and nothing is sent. */
export const SurveyRunner = ({ survey, council }: Props) => {
  const options = { survey, stamp, isPreview: true };
  const run = useSurvey(options);
  return (
    <div className={styles.runner}>
      <p className={styles.council}>{council.name}</p>
      {run.phase === 'done' ? (
        <Notice words={thankYou} isSuccess hasFocus />
      ) : (
        <>
          <Introduction survey={survey} isFirst={run.position.index === 0} />
          <SurveyForm {...options} run={run} form={null} />
        </>
      )}
    </div>
  );
};
