import type { FormState, PublicCouncil, ResidentSite } from '@folkmoot/contracts/client';
import { Frame } from '../pages/Frame';
import { Notice } from '../pages/Notice';
import { Introduction } from './Introduction';
import { SurveyForm } from './SurveyForm';
import { type SurveyOptions, useSurvey } from './use-survey';

export interface SurveyPageProps extends SurveyOptions {
  site: ResidentSite;
  council: PublicCouncil;
  isDemo: boolean;
  form: FormState | null;
}

/** A survey from its introduction to the thank-you. The same on the server, in the browser and in previews. */
export const SurveyPage = (props: SurveyPageProps) => {
  const { site, council, survey, isDemo } = props;
  const run = useSurvey(props);
  return (
    <Frame site={site} council={council}>
      {run.phase === 'done' ? (
        <Notice kind="thank_you" council={council} nextOpensAt={null} hasFocus />
      ) : (
        <>
          <Introduction survey={survey} isDemo={isDemo} isFirst={run.position.index === 0} />
          <SurveyForm {...props} run={run} />
        </>
      )}
    </Frame>
  );
};
