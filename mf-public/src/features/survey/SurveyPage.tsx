import type { PublicCouncil, ResidentForm } from '@folkmoot/contracts/client';
import { EasyRead } from '../../entities/survey/EasyRead';
import { Faces } from '../../entities/survey/Faces';
import { Introduction } from '../../entities/survey/Introduction';
import type { SurveyOptions } from '../../entities/survey/survey-options';
import { SurveyBody } from './SurveyBody';

export interface SurveyPageProps extends SurveyOptions {
  council: Pick<PublicCouncil, 'name'>;
  /** The plain form, with the earlier answers when it was returned. */
  form: ResidentForm;
}

/**
 * The main part of a survey page, as the server sends it. The script hydrates the body; the introduction stays as it
 * is.
 */
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
    {props.survey.questions.some(({ type }) => type === 'rating') && <Faces />}
    <EasyRead words={props.words} />
  </>
);
