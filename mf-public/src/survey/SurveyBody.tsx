import type { ResidentForm } from '@folkmoot/contracts/client';
import { useEffect, useRef } from 'react';
import { Notice } from '../pages/Notice';
import type { NoticeWords, PageWords } from '../words/words';
import { SurveyForm } from './SurveyForm';
import type { SurveyOptions } from './survey-options';
import { isOver, type Phase, type SurveyRun, useSurvey } from './use-survey';

interface Props extends SurveyOptions {
  /** The plain form, with what was given before when it came back. */
  form: ResidentForm;
}

/** The introduction is not the script's: it is shown in full before the first question, and goes with the last. */
const useIntroduction = ({ position }: SurveyRun, isAllOver: boolean) => {
  const at = isAllOver ? 'over' : Math.sign(position.index);
  useEffect(() => {
    if (document.getElementById('intro')) document.body.setAttribute('data-at', String(at));
  }, [at]);
};

/**
 * Focus follows to the heading of the question that has just come into view, not on the first one. After the introduction has
 * gone: what is above the heading would move it out of view.
 */
const useFocusOnQuestion = ({ phase, position }: SurveyRun) => {
  const shown = useRef<string | null>(null);
  const id = phase === 'plain' ? null : (position.question?.id ?? null);
  useEffect(() => {
    if (shown.current !== null && id !== null && shown.current !== id) document.getElementById(`q-${id}`)?.focus();
    shown.current = id;
  }, [id]);
};

const endingOf = (phase: Phase, { thankYou, after }: PageWords): NoticeWords => {
  if (phase === 'used') return after.used;
  return phase === 'kept' ? { title: after.waitingTitle, text: after.waitingText } : thankYou;
};

/** A survey from its first question to the thank-you. The same on the server and in the browser. */
export const SurveyBody = (props: Props) => {
  const { words } = props;
  const run = useSurvey(props);
  const { phase, extra } = run;
  useIntroduction(run, isOver(phase));
  useFocusOnQuestion(run);
  if (!isOver(phase)) {
    return (
      <>
        {extra}
        <SurveyForm {...props} run={run} />
      </>
    );
  }
  const isSuccess = phase === 'done';
  return (
    <Notice key={phase} words={endingOf(phase, words)} lang={words.lang} isSuccess={isSuccess} hasFocus>
      {extra}
    </Notice>
  );
};
