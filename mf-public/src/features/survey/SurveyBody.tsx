import type { ResidentForm } from '@folkmoot/contracts/client';
import { useEffect, useRef } from 'react';
import { focusOnQuestion } from '../../entities/survey/fields';
import { SurveyForm } from '../../entities/survey/SurveyForm';
import type { SurveyOptions } from '../../entities/survey/survey-options';
import { isOver, type Phase, type SurveyRun } from '../../entities/survey/survey-run';
import type { NoticeWords, PageWords } from '../../entities/words/words';
import { useSurvey } from './use-survey';

interface Props extends SurveyOptions {
  /** The plain form, with the earlier answers when it was returned. */
  form: ResidentForm;
}

/**
 * The server renders the introduction outside of this component. The style uses `data-at` to show all of it at the
 * first question, less at the next ones, and nothing after the last.
 */
const useIntroduction = ({ position }: SurveyRun, isAllOver: boolean) => {
  const at = isAllOver ? 'over' : Math.sign(position.index);
  useEffect(() => {
    if (document.getElementById('intro')) document.body.setAttribute('data-at', String(at));
  }, [at]);
};

/**
 * Moves the focus to the heading of the question that has just appeared, except the first one. Runs after the
 * introduction is hidden, because that moves the heading.
 */
const useFocusOnQuestion = ({ phase, position }: SurveyRun) => {
  const shown = useRef<string | null>(null);
  // The list of answers has no question, and moves the focus itself.
  const id = phase === 'plain' ? null : (position.question?.id ?? '');
  useEffect(() => {
    if (shown.current !== null && id && shown.current !== id) focusOnQuestion(id);
    shown.current = id;
  }, [id]);
};

const endingOf = (phase: Phase, { thankYou, after }: PageWords): NoticeWords => {
  if (phase === 'used') return after.used;
  return phase === 'kept' ? { title: after.waitingTitle, text: after.waitingText } : thankYou;
};

/** A survey from its first question to the thank-you. Renders the same on server and browser. */
export const SurveyBody = (props: Props) => {
  const { words } = props;
  const run = useSurvey(props);
  const { phase, extra, ending, views } = run;
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
  const isSuccess = phase === 'done' && !ending;
  return (
    // The code that ended the survey came with it.
    views && (
      <views.Notice
        key={phase}
        words={ending ?? endingOf(phase, words)}
        lang={words.lang}
        isSuccess={isSuccess}
        hasFocus
      >
        {extra}
      </views.Notice>
    )
  );
};
