import type { PublicCouncil, ResidentForm } from '@folkmoot/contracts/client';
import { Introduction } from './Introduction';
import { SurveyBody } from './SurveyBody';
import type { SurveyOptions } from './survey-options';

export interface SurveyPageProps extends SurveyOptions {
  council: Pick<PublicCouncil, 'name'>;
  /** The plain form, with what was given before when it came back. */
  form: ResidentForm;
}

/** The main part of a survey's page, as the server sends it. The script takes over the body; the introduction stays. */
export const SurveyPage = ({ council, ...props }: SurveyPageProps) => (
  <>
    <div id="intro">
      <Introduction
        survey={props.survey}
        council={council}
        isFirst
        words={props.words}
        privacyUrl={props.form.privacyUrl}
      />
    </div>
    <div id="body">
      <SurveyBody {...props} />
    </div>
  </>
);
