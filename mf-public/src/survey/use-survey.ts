import type { AnswerValue } from '@folkmoot/contracts/client';
import { validateResponse } from '@folkmoot/question-types/core';
import { useEffect, useRef, useState } from 'react';
import { type Draft, type DraftAnswers, dropDraft, loadDraft, saveDraft } from './draft-store';
import type { ResidentSurvey } from './resident-survey';
import { recordVisit, sendResponse } from './send-response';
import { positionAt, withAnswer } from './survey-state';

export type Phase = 'plain' | 'answering' | 'sending' | 'waiting' | 'failed' | 'done';

export interface Stamp {
  startToken: string;
  idempotencyKey: string;
}

export interface SurveyOptions {
  survey: ResidentSurvey;
  stamp: Stamp;
  /** For previews: nothing is stored on the device, nothing is sent. */
  isPreview: boolean;
}

const freshDraft = ({ startToken, idempotencyKey }: Stamp): Draft => ({
  answers: {},
  startToken,
  idempotencyKey,
  startedAt: Date.now(),
});

/** Counts a start when the questions show, and an abandon when the page goes with answers that were not sent (D2 section 4). */
const useVisits = ({ survey, stamp, isPreview }: SurveyOptions, isUnsent: () => boolean) => {
  const unsent = useRef(isUnsent);
  unsent.current = isUnsent;
  useEffect(() => {
    if (isPreview) return;
    recordVisit(survey.campaignId, 'start', stamp.startToken);
    const onHide = () => {
      if (unsent.current()) recordVisit(survey.campaignId, 'abandon', stamp.startToken);
    };
    window.addEventListener('pagehide', onHide);
    return () => window.removeEventListener('pagehide', onHide);
  }, [survey.campaignId, stamp.startToken, isPreview]);
};

const useDraft = ({ survey, stamp, isPreview }: SurveyOptions) => {
  const [draft, setDraft] = useState<Draft>(() => freshDraft(stamp));
  const [isSaved, setIsSaved] = useState(false);
  const [isRestored, setIsRestored] = useState(false);

  const keep = (answers: DraftAnswers) => {
    const next = { ...draft, answers };
    setDraft(next);
    if (!isPreview) setIsSaved(saveDraft(survey.campaignId, survey.version, next));
  };
  const restore = () => {
    const kept = isPreview ? null : loadDraft(survey.campaignId, survey.version);
    if (!kept || Object.keys(kept.answers).length === 0) return;
    setDraft(kept);
    setIsRestored(true);
  };
  const clear = () => {
    dropDraft(survey.campaignId, survey.version);
    setDraft(freshDraft(stamp));
    setIsRestored(false);
    setIsSaved(false);
  };
  return { draft, keep, restore, clear, isSaved, isRestored };
};

/** What follows a response is fetched only then; without it there is the thank-you alone. */
const offerSubscription = () =>
  import('../subscriptions/open-prompt').then(
    ({ openPrompt }) => openPrompt(`${location.pathname}/subscribe`),
    () => undefined,
  );

/** One person answering one survey. Before the script has taken over, the phase is `plain` and every question shows. */
export const useSurvey = (options: SurveyOptions) => {
  const { survey, isPreview } = options;
  const [phase, setPhase] = useState<Phase>('plain');
  const [index, setIndex] = useState(0);
  const { draft, keep, restore, clear, isSaved, isRestored } = useDraft(options);
  const position = positionAt(survey.questions, draft.answers, index);
  useVisits(options, () => phase !== 'done' && Object.keys(draft.answers).length > 0);

  const takeOver = useRef(() => {
    restore();
    setPhase('answering');
  });
  useEffect(() => takeOver.current(), []);

  const submit = async () => {
    if (phase === 'sending' || phase === 'waiting') return;
    setPhase('sending');
    const given = Object.entries(draft.answers).map(([questionId, answer]) => ({ questionId, answer }));
    const { answers } = validateResponse(survey.questions, given);
    const elapsedSeconds = Math.max(0, Math.round((Date.now() - draft.startedAt) / 1000));
    const { startToken, idempotencyKey } = draft;
    const outgoing = { campaignId: survey.campaignId, startToken, idempotencyKey, answers, elapsedSeconds };
    const isIn = isPreview || (await sendResponse(outgoing, () => setPhase('waiting')));
    setPhase(isIn ? 'done' : 'failed');
    if (!isIn) return;
    dropDraft(survey.campaignId, survey.version);
    if (!isPreview) void offerSubscription();
  };

  return {
    phase,
    position,
    answers: draft.answers,
    isSaved,
    isRestored,
    answer: (questionId: string, value: AnswerValue | null) => keep(withAnswer(draft.answers, questionId, value)),
    next: () => setIndex(position.index + 1),
    previous: () => setIndex(position.index - 1),
    startOver: () => {
      clear();
      setIndex(0);
    },
    submit,
  };
};

export type SurveyRun = ReturnType<typeof useSurvey>;
