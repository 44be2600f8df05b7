import { endPageThanksOf, type SurveyRunnerProps, surveyThanksOf } from '@folkmoot/contracts/client';
import { estimatedMinutes } from '@folkmoot/question-types/core';
import { endPageOf } from '@folkmoot/question-types/end-pages';
import { useEffect, useMemo, useRef } from 'react';
import { Frame } from '../entities/page/Frame';
import { Notice } from '../entities/page/Notice';
import { Faces } from '../entities/survey/Faces';
import { Introduction } from '../entities/survey/Introduction';
import { OwnThanks } from '../entities/survey/OwnThanks';
import { SectionHead } from '../entities/survey/SectionHead';
import { SurveyForm } from '../entities/survey/SurveyForm';
import { ResidentDocument } from './ResidentDocument';
import { residentStyle } from './resident-style';
import { usePageWords } from './use-page-words';
import { usePreviewRun } from './use-preview-run';

const stamp = { startToken: 'preview', idempotencyKey: 'preview' };

/** Moves the focus to the next question when the person navigated, not when the survey's author did. */
const useFollowing = (page: Document, questionId: string | undefined) => {
  const isInside = useRef(false);
  isInside.current = page.hasFocus() && page.activeElement !== null && page.activeElement !== page.body;
  useEffect(() => {
    if (isInside.current && questionId)
      (page.getElementById(`s-${questionId}`) ?? page.getElementById(`q-${questionId}`))?.focus();
  }, [page, questionId]);
};

const Page = (props: SurveyRunnerProps & { page: Document }) => {
  const { survey, council, productName, title, language, questionId, onHidden, page } = props;
  const words = usePageWords(language, council);
  const { run, isHidden } = usePreviewRun(survey.questions, questionId);
  const { question, index, page: asked } = run.position;
  // One page is visible at a time: the other 499 are not rendered.
  const timed = useMemo(() => ({ ...survey, estimatedMinutes: estimatedMinutes(survey) }), [survey]);
  const shown = { ...timed, questions: asked };
  const entered = Object.entries(run.answers).map(([id, answer]) => ({ questionId: id, answer }));
  const endThanks = endPageThanksOf(survey, endPageOf(survey, entered)?.id);
  const ownThanks = endThanks ?? surveyThanksOf(survey);
  useFollowing(page, question?.id);
  useEffect(() => {
    onHidden?.(isHidden);
  }, [onHidden, isHidden]);
  // The dashboard has a main landmark too. The label lets screen reader users distinguish the two.
  useEffect(() => page.querySelector('main')?.setAttribute('aria-label', title), [page, title]);
  return (
    // Inside an article, the page's header and footer are not landmarks of the dashboard.
    <article style={{ display: 'contents' }}>
      <Frame productName={productName} council={council} words={words} hasPicture={index === 0 && run.phase !== 'done'}>
        <Faces />
        {run.phase === 'done' ? (
          <>
            <Notice
              words={endThanks?.title ? { title: endThanks.title, text: '' } : words.thankYou}
              lang={words.lang}
              isSuccess={!endThanks}
              hasFocus
            />
            {ownThanks && <OwnThanks thanks={ownThanks} words={words} />}
          </>
        ) : (
          <>
            <Introduction survey={timed} council={council} isFirst={index === 0} words={words} privacyUrl={null} />
            {question && (
              <SurveyForm
                survey={shown}
                stamp={stamp}
                words={words}
                isPreview
                run={run}
                form={null}
                SectionHead={SectionHead}
              />
            )}
          </>
        )}
      </Frame>
    </article>
  );
};

/** A survey as residents see it, for previews in the dashboard. Stores nothing and sends nothing. */
export const SurveyRunner = (props: SurveyRunnerProps) => {
  const { title, language, council } = props;
  const style = useMemo(() => residentStyle(council), [council]);
  return (
    <ResidentDocument title={title} language={language} style={style}>
      {(page) => <Page {...props} page={page} />}
    </ResidentDocument>
  );
};
