import type { PublicCouncil, ResidentForm } from '@folkmoot/contracts/client';
import { Frame } from '../pages/Frame';
import { Notice } from '../pages/Notice';
import { thankYou } from '../pages/notice.messages';
import { Introduction } from './Introduction';
import { SurveyForm } from './SurveyForm';
import { type SurveyOptions, useSurvey } from './use-survey';

export interface SurveyPageProps extends SurveyOptions {
  productName: string;
  council: PublicCouncil;
  /** The plain form, with what was given before when it came back. */
  form: ResidentForm;
}

/** A survey from its introduction to the thank-you. The same on the server, in the browser and in previews. */
export const SurveyPage = (props: SurveyPageProps) => {
  const { productName, council, survey } = props;
  const run = useSurvey(props);
  return (
    <Frame productName={productName} council={council}>
      {run.phase === 'done' ? (
        <Notice words={thankYou} isSuccess hasFocus />
      ) : (
        <>
          <Introduction survey={survey} isFirst={run.position.index === 0} />
          <SurveyForm {...props} run={run} />
        </>
      )}
    </Frame>
  );
};
