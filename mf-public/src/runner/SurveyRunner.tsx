import type { SurveyRunnerProps } from '@folkmoot/contracts/client';
import { estimatedMinutes } from '@folkmoot/question-types/core';
import { useEffect, useMemo, useRef } from 'react';
import { Frame } from '../pages/Frame';
import { Notice } from '../pages/Notice';
import { Introduction } from '../survey/Introduction';
import { SurveyForm } from '../survey/SurveyForm';
import { pageWordsIn } from '../words';
import { ResidentDocument } from './ResidentDocument';
import { residentStyle } from './resident-style';
import { usePreviewRun } from './use-preview-run';

const stamp = { startToken: 'preview', idempotencyKey: 'preview' };

/** The keyboard follows to the next question when the person went there, never when the survey's author did. */
const useFollowing = (page: Document, questionId: string | undefined) => {
  const isInside = useRef(false);
  isInside.current = page.hasFocus() && page.activeElement !== null && page.activeElement !== page.body;
  useEffect(() => {
    if (isInside.current && questionId) page.getElementById(`q-${questionId}`)?.focus();
  }, [page, questionId]);
};

const Page = (props: SurveyRunnerProps & { page: Document }) => {
  const { survey, council, productName, title, language, questionId, onHidden, page } = props;
  const words = useMemo(() => pageWordsIn(language, council), [language, council]);
  const { run, isHidden } = usePreviewRun(survey.questions, questionId);
  const { question, index } = run.position;
  // One field at a time is all that shows: the other 499 need not be built.
  const timed = useMemo(() => ({ ...survey, estimatedMinutes: estimatedMinutes(survey) }), [survey]);
  const shown = useMemo(() => ({ ...timed, questions: question ? [question] : [] }), [timed, question]);
  useFollowing(page, question?.id);
  useEffect(() => {
    onHidden?.(isHidden);
  }, [onHidden, isHidden]);
  // The dashboard has a main part too; people who jump between them hear which is which.
  useEffect(() => page.querySelector('main')?.setAttribute('aria-label', title), [page, title]);
  return (
    // Within an article, the page's header and footer are not taken for those of the dashboard.
    <article style={{ display: 'contents' }}>
      <Frame productName={productName} council={council} words={words}>
        {run.phase === 'done' ? (
          <Notice words={words.thankYou} lang={words.lang} isSuccess hasFocus />
        ) : (
          <>
            <Introduction survey={timed} council={council} isFirst={index === 0} words={words} privacyUrl={null} />
            {question && <SurveyForm survey={shown} stamp={stamp} words={words} isPreview run={run} form={null} />}
          </>
        )}
      </Frame>
    </article>
  );
};

/** A survey as residents see it, for previews in the dashboard: nothing is stored and nothing is sent. */
export const SurveyRunner = (props: SurveyRunnerProps) => {
  const { title, language, council } = props;
  const style = useMemo(() => residentStyle(council), [council]);
  return (
    <ResidentDocument title={title} language={language} style={style}>
      {(page) => <Page {...props} page={page} />}
    </ResidentDocument>
  );
};
