import type { ResidentForm } from '@folkmoot/contracts/client';
import { useEffect } from 'react';
import { Notice } from '../pages/Notice';
import { SurveyForm } from './SurveyForm';
import type { SurveyOptions } from './survey-options';
import { type SurveyRun, useSurvey } from './use-survey';

interface Props extends SurveyOptions {
  /** The plain form, with what was given before when it came back. */
  form: ResidentForm;
}

/** The introduction is not the script's: it is shown in full before the first question, and goes with the last. */
const useIntroduction = ({ position }: SurveyRun, isOver: boolean) => {
  const at = isOver ? 'over' : Math.sign(position.index);
  useEffect(() => {
    if (document.getElementById('intro')) document.body.setAttribute('data-at', String(at));
  }, [at]);
};

/** A survey from its first question to the thank-you. The same on the server and in the browser. */
export const SurveyBody = (props: Props) => {
  const { words } = props;
  const run = useSurvey(props);
  const { phase, extra } = run;
  const isOver = phase === 'done' || phase === 'kept';
  useIntroduction(run, isOver);
  if (!isOver) {
    return (
      <>
        {extra}
        <SurveyForm {...props} run={run} />
      </>
    );
  }
  const { waitingTitle: title, waitingText: text } = words.after;
  const isSuccess = phase === 'done';
  return (
    <Notice
      key={phase}
      words={isSuccess ? words.thankYou : { title, text }}
      lang={words.lang}
      isSuccess={isSuccess}
      hasFocus
    >
      {extra}
    </Notice>
  );
};
