import type { PublicCouncil, ResidentForm } from '@folkmoot/contracts/client';
import { EasyRead } from '../../entities/survey/EasyRead';
import { Faces } from '../../entities/survey/Faces';
import { Introduction } from '../../entities/survey/Introduction';
import { Returned } from '../../entities/survey/Returned';
import type { SurveyOptions } from '../../entities/survey/survey-options';
import { SurveyBody } from './SurveyBody';

export interface SurveyPageProps extends SurveyOptions {
  council: Pick<PublicCouncil, 'name'>;
  /** The plain form, with the earlier answers when it was returned. */
  form: ResidentForm;
  /** Without script, sending takes some seconds. */
  waitNote?: string | null;
}

/**
 * The main part of a survey page, as the server sends it. The script hydrates the body; the introduction stays as it
 * is.
 */
export const SurveyPage = ({ council, waitNote, ...props }: SurveyPageProps) => (
  <>
    <Returned survey={props.survey} form={props.form} words={props.words} />
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
      {/* Said above already. The script gets the banner with the data of the page. */}
      <SurveyBody {...props} form={{ ...props.form, banner: null }} />
    </div>
    {waitNote && (
      <noscript>
        <p className="fm-hint" lang={props.words.lang}>
          {waitNote}
        </p>
      </noscript>
    )}
    {props.survey.questions.some(({ type }) => type === 'rating') && <Faces />}
    <EasyRead words={props.words} />
  </>
);
