import { surveyFields } from '@folkmoot/contracts/client';
import { visibleQuestions } from '@folkmoot/question-types/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Receipted } from '../later/post-response';
import { type Draft, isEmpty } from './draft-store';
import type { ResidentSurvey } from './resident-survey';
import { recordVisit, sendResponse } from './send-response';
import { isSharedAddress } from './shared-address';
import type { SurveyOptions } from './survey-options';
import { indexOf, positionAt } from './survey-state';
import { useCompanions } from './use-companions';
import { type HeldDraft, useDraft } from './use-draft';

export type Phase = 'plain' | 'answering' | 'sending' | 'waiting' | 'failed' | 'too_large' | 'kept' | 'done' | 'used';

/** Nothing is left to answer. */
export const isOver = (phase: Phase): boolean => phase === 'done' || phase === 'kept' || phase === 'used';

/** Counts a start when the questions show, and an abandon when the page goes with answers that were not sent (D2 section 4). */
const useVisits = ({ survey, stamp, isPreview }: SurveyOptions, isUnsent: boolean, questionId?: string) => {
  const now = useRef({ isUnsent, questionId });
  now.current = { isUnsent, questionId };
  useEffect(() => {
    if (isPreview) return;
    // Not while the page is being put together.
    const start = setTimeout(() => recordVisit(survey.campaignId, 'start', stamp.startToken));
    const onHide = () => {
      const left = now.current;
      if (left.isUnsent) recordVisit(survey.campaignId, 'abandon', stamp.startToken, left.questionId);
    };
    window.addEventListener('pagehide', onHide);
    return () => {
      clearTimeout(start);
      window.removeEventListener('pagehide', onHide);
    };
  }, [survey.campaignId, stamp.startToken, isPreview]);
};

/** What follows a response is fetched only then; without it there is the thank-you alone. */
const offerSubscription = () =>
  import('../subscriptions/open-prompt').then(
    ({ openPrompt }) => openPrompt(`${location.pathname}/subscribe`),
    () => undefined,
  );

/** Answers to questions that have come to be hidden stay on the device (F-22). */
const outgoingOf = (survey: ResidentSurvey, { answers: held, startToken, idempotencyKey, startedAt }: Draft) => {
  const answers = visibleQuestions(survey.questions, held).flatMap(({ id: questionId }) => {
    const answer = held[questionId];
    return answer === undefined ? [] : [{ questionId, answer }];
  });
  const elapsedSeconds = Math.max(0, Math.round((Date.now() - startedAt) / 1000));
  const trap = document.querySelector<HTMLInputElement>(`[name=${surveyFields.trap}]`)?.value;
  const given = { campaignId: survey.campaignId, startToken, idempotencyKey, answers, elapsedSeconds };
  return trap ? { ...given, trap } : given;
};

/** Hands the draft in, and what comes of it. */
const useSubmit = (
  { survey, isPreview }: SurveyOptions,
  { draft, keep, drop, isShared }: HeldDraft,
  { phase, setPhase }: { phase: Phase; setPhase: (phase: Phase) => void },
  companions: ReturnType<typeof useCompanions>,
) => {
  const succeed = (sent: Receipted) => {
    setPhase('done');
    drop();
    if (isPreview) return;
    companions.showReceipt(sent);
    void offerSubscription();
  };
  const fail = (why: string) => {
    if (why === 'used') drop();
    else keep({});
    setPhase(why === 'used' || why === 'too_large' ? why : 'failed');
  };
  return async () => {
    if (phase === 'sending' || phase === 'waiting') return;
    setPhase('sending');
    const outgoing = outgoingOf(survey, draft);
    const sent = isPreview
      ? { receipt: '' }
      : await sendResponse(outgoing, {
          onWaiting: () => setPhase('waiting'),
          keep: (what) =>
            isShared ? Promise.resolve(false) : companions.keep(what, { onSent: succeed, onRefused: fail }),
        });
    if (sent === 'kept') {
      drop();
      setPhase('kept');
    } else if (typeof sent === 'string') fail(sent);
    else succeed(sent);
  };
};

/** Goes to the page in another language; false where the form has to carry the answers. */
const goTo = (button: HTMLButtonElement, isCarried: boolean): boolean => {
  button.formAction += location.hash;
  if (!isCarried) location.assign(button.formAction);
  return !isCarried;
};

/** What the device or the form has kept is there again once the script is. */
const useTakeOver = ({ isPreview }: SurveyOptions, kept: HeldDraft, onReady: (found: Draft | null) => void) => {
  const takeOver = useRef(() => {
    onReady(kept.restore());
    if (!isPreview && isSharedAddress()) kept.share(true);
  });
  useEffect(() => takeOver.current(), []);
};

/** One person answering one survey. Before the script has taken over, the phase is `plain` and every question shows. */
export const useSurvey = (options: SurveyOptions) => {
  const { survey } = options;
  const [phase, setPhase] = useState<Phase>('plain');
  const [index, setIndex] = useState(0);
  const [extra, setExtra] = useState<ReactNode>(null);
  const kept = useDraft(options);
  const { draft, keep, answer, isSaved, isRestored, isShared } = kept;
  const position = positionAt(survey.questions, draft.answers, index);
  const companions = useCompanions(options, phase !== 'plain', isShared, setExtra);
  useVisits(options, !isOver(phase) && !isEmpty(draft.answers), position.question?.id);
  const submit = useSubmit(options, kept, { phase, setPhase }, companions);

  useTakeOver(options, kept, (found) => {
    if (found) setIndex(indexOf(survey.questions, found));
    setPhase('answering');
  });

  const move = (by: 1 | -1) => {
    const at = position.index + by;
    setIndex(at);
    keep({ at: position.visible[at]?.id });
  };
  return {
    phase,
    position,
    extra,
    answers: draft.answers,
    isSaved,
    isRestored,
    isShared,
    answer,
    goOn: () => {
      if (position.isLast) void submit();
      else move(1);
    },
    previous: () => move(-1),
    startOver: () => {
      kept.clear();
      setIndex(0);
    },
    share: () => {
      companions.share(!isShared);
      kept.share(!isShared);
    },
    goTo: (button: HTMLButtonElement) => goTo(button, !isSaved && !isEmpty(draft.answers)),
  };
};

export type SurveyRun = ReturnType<typeof useSurvey>;
