import { surveyFields } from '@folkmoot/contracts/client';
import { lookup } from '@folkmoot/contracts/dictionary';
import { visibleQuestions } from '@folkmoot/question-types/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Receipted, Sent } from '../later/post-response';
import { type Draft, isEmpty } from './draft-store';
import type { ResidentSurvey } from './resident-survey';
import { isSharedAddress } from './shared-address';
import type { SurveyOptions } from './survey-options';
import { indexOf, positionAt } from './survey-state';
import { fetchSend, useCompanions } from './use-companions';
import { type HeldDraft, useDraft } from './use-draft';
import { useVisits } from './use-visits';

export type Phase = 'plain' | 'answering' | 'sending' | 'waiting' | 'failed' | 'too_large' | 'kept' | 'done' | 'used';

/** Nothing is left to answer. */
export const isOver = (phase: Phase): boolean => phase === 'done' || phase === 'kept' || phase === 'used';

/** What follows a response is fetched only then; without it there is the thank-you alone. */
const offerSubscription = () =>
  import('../subscriptions/open-prompt').then(
    ({ openPrompt }) => openPrompt(`${location.pathname}/subscribe`),
    () => undefined,
  );

/** Answers to questions that have come to be hidden stay on the device (F-22). */
const outgoingOf = (survey: ResidentSurvey, { answers: held, startToken, idempotencyKey, startedAt }: Draft) => {
  const answers = visibleQuestions(survey.questions, held).flatMap(({ id: questionId }) => {
    const answer = lookup(held, questionId);
    return answer === undefined ? [] : [{ questionId, answer }];
  });
  const elapsedSeconds = Math.max(0, Math.round((Date.now() - startedAt) / 1000));
  const [trap] = document.getElementsByName(surveyFields.trap) as NodeListOf<HTMLInputElement>;
  const given = { campaignId: survey.campaignId, startToken, idempotencyKey, answers, elapsedSeconds };
  return trap?.value ? { ...given, trap: trap.value } : given;
};

/** Hands the draft in, and what comes of it. */
const useSubmit = (
  { survey, isPreview }: SurveyOptions,
  { draft, keep, drop, isShared, isSaved }: HeldDraft,
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
    // The page comes again with a start token of now, and with the answers where they are on the device.
    if (why === 'stale' && isSaved) return location.reload();
    setPhase(why === 'used' || why === 'too_large' ? why : 'failed');
  };
  const send = async (): Promise<Sent | 'kept'> => {
    if (isPreview) return { receipt: '' };
    const outgoing = outgoingOf(survey, draft);
    const hooks = { onSent: succeed, onRefused: fail };
    const { sendResponse } = await fetchSend();
    return sendResponse(outgoing, {
      onWaiting: () => setPhase('waiting'),
      keep: async (what) => !isShared && (await companions.keep(what, hooks)),
    });
  };
  return async () => {
    if (phase === 'sending' || phase === 'waiting') return;
    setPhase('sending');
    const sent = await send().catch((): Sent => 'away');
    if (sent === 'kept') {
      drop();
      setPhase('kept');
    } else if (typeof sent === 'string') fail(sent);
    else succeed(sent);
  };
};

/** Goes to the page in another language, whose address keeps the rest; false where the form has to carry the answers. */
const goTo = (button: HTMLButtonElement, kept: HeldDraft, visit: ReturnType<typeof useVisits>): boolean => {
  visit.isComingBack();
  const isOnDevice = kept.canSave();
  const address = new URL(location.href);
  address.searchParams.set('lang', button.value);
  button.formAction = address.href;
  if (isOnDevice) location.assign(address);
  return isOnDevice;
};

/** What the device or the form has kept is there again once the script is. */
const useTakeOver = ({ isPreview }: SurveyOptions, kept: HeldDraft, onReady: (found: Draft | undefined) => void) => {
  const takeOver = useRef(() =>
    kept.restore((found) => {
      onReady(found);
      if (!isPreview && isSharedAddress()) kept.share(true);
    }),
  );
  useEffect(() => takeOver.current(), []);
};

/** One person answering one survey. Before the script has taken over, the phase is `plain` and every question shows. */
export const useSurvey = (options: SurveyOptions) => {
  const { survey } = options;
  const [phase, setPhase] = useState<Phase>('plain');
  const [index, setIndex] = useState(0);
  const [extra, setExtra] = useState<ReactNode>(null);
  const kept = useDraft(options);
  const { draft, keep, answer, isSaved, isShared } = kept;
  const position = positionAt(survey.questions, draft.answers, index);
  const companions = useCompanions(options, phase !== 'plain', isShared, setExtra);
  const isUnsent = !isOver(phase) && !isEmpty(draft.answers);
  const visit = useVisits(options, phase !== 'plain', draft, { isUnsent, questionId: position.question?.id });
  const submit = useSubmit(options, kept, { phase, setPhase }, companions);

  useTakeOver(options, kept, (found) => {
    if (found) setIndex(indexOf(survey.questions, found));
    setPhase('answering');
  });

  const move = (by: 1 | -1) => {
    const at = position.index + by;
    setIndex(at);
    kept.setNote('');
    keep({ at: position.visible[at]?.id });
  };
  return {
    phase,
    position,
    extra,
    answers: draft.answers,
    isSaved,
    note: kept.note,
    isShared,
    answer,
    goOn: () => {
      if (position.isLast) void submit();
      else move(1);
    },
    previous: () => move(-1),
    startOver: () => {
      if (!confirm(options.words.startOverSure)) return;
      kept.clear();
      setIndex(0);
    },
    share: () => {
      companions.share(!isShared);
      kept.share(!isShared);
    },
    goTo: (button: HTMLButtonElement) => goTo(button, kept, visit),
  };
};

export type SurveyRun = ReturnType<typeof useSurvey>;
