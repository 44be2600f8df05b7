import { type AnswerValue, surveyFields } from '@folkmoot/contracts/client';
import { visibleQuestions } from '@folkmoot/question-types/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Draft, type DraftAnswers, dropDraft, loadDraft, saveDraft } from './draft-store';
import type { ResidentSurvey } from './resident-survey';
import { recordVisit, sendResponse } from './send-response';
import type { Stamp, SurveyOptions } from './survey-options';
import { indexOf, positionAt, withAnswer } from './survey-state';
import { isSharedAddress, useCompanions } from './use-companions';

export type Phase = 'plain' | 'answering' | 'sending' | 'waiting' | 'failed' | 'kept' | 'done';

const freshDraft = ({ startToken, idempotencyKey }: Stamp): Draft => ({
  answers: {},
  startToken,
  idempotencyKey,
  startedAt: Date.now(),
});

/** Counts a start when the questions show, and an abandon when the page goes with answers that were not sent (D2 section 4). */
const useVisits = ({ survey, stamp, isPreview }: SurveyOptions, isUnsent: boolean, questionId?: string) => {
  const now = useRef({ isUnsent, questionId });
  now.current = { isUnsent, questionId };
  useEffect(() => {
    if (isPreview) return;
    recordVisit(survey.campaignId, 'start', stamp.startToken);
    const onHide = () => {
      const left = now.current;
      if (left.isUnsent) recordVisit(survey.campaignId, 'abandon', stamp.startToken, left.questionId);
    };
    window.addEventListener('pagehide', onHide);
    return () => window.removeEventListener('pagehide', onHide);
  }, [survey.campaignId, stamp.startToken, isPreview]);
};

/** What the plain form came back with: the answers of somebody whose device keeps none. */
const broughtBack = ({ form }: SurveyOptions): DraftAnswers =>
  Object.fromEntries((form?.answers ?? []).map(({ questionId, answer }) => [questionId, answer]));

const isEmpty = (answers: DraftAnswers): boolean => Object.keys(answers).length === 0;

const useDraft = (options: SurveyOptions) => {
  const { survey, stamp, isPreview } = options;
  const { campaignId, version } = survey;
  const [draft, setDraft] = useState<Draft>(() => freshDraft(stamp));
  const [isSaved, setIsSaved] = useState(false);
  const [isRestored, setIsRestored] = useState(false);
  const [isShared, setIsShared] = useState(false);

  const keep = (change: Partial<Draft>) => {
    const next = { ...draft, ...change };
    setDraft(next);
    if (!isPreview) setIsSaved(!isShared && !isEmpty(next.answers) && saveDraft(campaignId, version, next));
  };
  /** What was given before; null where there is nothing. */
  const restore = (): Draft | null => {
    const given = broughtBack(options);
    const kept = isPreview || isSharedAddress() ? null : loadDraft(campaignId, version);
    const found = isEmpty(given) ? kept : { ...freshDraft(stamp), answers: given };
    if (!found || isEmpty(found.answers)) return null;
    setDraft(found);
    setIsRestored(true);
    setIsSaved(found === kept);
    return found;
  };
  const drop = () => dropDraft(campaignId, version);
  const clear = () => {
    drop();
    setDraft(freshDraft(stamp));
    setIsRestored(false);
    setIsSaved(false);
  };
  const share = (isOn: boolean) => {
    setIsShared(isOn);
    setIsRestored(false);
    if (isOn) drop();
    setIsSaved(!isOn && !isEmpty(draft.answers) && saveDraft(campaignId, version, draft));
  };
  return { draft, keep, restore, drop, clear, share, isSaved, isRestored, isShared };
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

type Kept = ReturnType<typeof useDraft>;

/** Hands the draft in, and what comes of it. */
const useSubmit = (
  { survey, isPreview }: SurveyOptions,
  { draft, keep, drop, isShared }: Kept,
  { phase, setPhase }: { phase: Phase; setPhase: (phase: Phase) => void },
  companions: ReturnType<typeof useCompanions>,
) => {
  const succeed = (receipt: string) => {
    setPhase('done');
    drop();
    if (isPreview) return;
    companions.showReceipt(receipt);
    void offerSubscription();
  };
  const fail = () => {
    setPhase('failed');
    keep({});
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
    } else if (typeof sent === 'string') fail();
    else succeed(sent.receipt);
  };
};

/** Goes to the page in another language; false where the form has to carry the answers. */
const goTo = (button: HTMLButtonElement, isCarried: boolean): boolean => {
  button.formAction += location.hash;
  if (!isCarried) location.assign(button.formAction);
  return !isCarried;
};

/** What the device or the form has kept is there again once the script is. */
const useTakeOver = ({ isPreview }: SurveyOptions, kept: Kept, onReady: (found: Draft | null) => void) => {
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
  const { draft, keep, isSaved, isRestored, isShared } = kept;
  const position = positionAt(survey.questions, draft.answers, index);
  const companions = useCompanions(options, phase !== 'plain', isShared, setExtra);
  useVisits(options, phase !== 'done' && phase !== 'kept' && !isEmpty(draft.answers), position.question?.id);
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
    answer: (questionId: string, value: AnswerValue | null) =>
      keep({ answers: withAnswer(draft.answers, questionId, value) }),
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
