import { surveyFields } from '@folkmoot/contracts/client';
import { lookup } from '@folkmoot/contracts/dictionary';
import { visibleQuestions } from '@folkmoot/question-types/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Receipted, Sent } from '../../entities/response/post-response';
import { type Draft, type DraftAnswers, isEmpty } from '../../entities/survey/draft-store';
import { focusOnQuestion } from '../../entities/survey/fields';
import type { ResidentSurvey } from '../../entities/survey/resident-survey';
import type { SurveyOptions } from '../../entities/survey/survey-options';
import type { Phase, SurveyRun } from '../../entities/survey/survey-run';
import { indexOf, positionAt } from '../../entities/survey/survey-state';
import { isSharedAddress } from './shared-address';
import { fetchSend, useCompanions } from './use-companions';
import { type HeldDraft, useDraft } from './use-draft';
import { useVisits } from './use-visits';

/** The survey needs no more input. */
export const isOver = (phase: Phase): boolean => phase === 'done' || phase === 'kept' || phase === 'used';

/** Loaded only after a response. If loading fails, the page shows only the thank-you. */
const offerSubscription = () =>
  import('../../entities/subscription/open-prompt').then(
    ({ openPrompt }) => openPrompt(`${location.pathname}/subscribe`),
    () => undefined,
  );

/** Answers to questions that have become hidden stay on the device. */
const answersOf = ({ questions }: ResidentSurvey, answers: DraftAnswers) =>
  visibleQuestions(questions, answers).flatMap(({ id: questionId }) => {
    const answer = lookup(answers, questionId);
    return answer === undefined ? [] : [{ questionId, answer }];
  });

const trapOf = (): string | undefined =>
  (document.getElementsByName(surveyFields.trap) as NodeListOf<HTMLInputElement>)[0]?.value;

/** Sends the draft and handles the result. */
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
    else keep({ refusal: why });
    if (why === 'stale') return void fetchSend().then(({ beginAgain }) => beginAgain(isSaved));
    setPhase(why === 'used' || why === 'too_large' ? why : 'failed');
  };
  const send = async (): Promise<Sent | 'kept'> => {
    if (isPreview) return { receipt: '' };
    const answers = answersOf(survey, draft.answers);
    const hooks = { onSent: succeed, onRefused: fail };
    const { outgoingOf, sendResponse } = await fetchSend();
    return sendResponse(outgoingOf(survey.campaignId, draft, answers, trapOf()), {
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

/**
 * Opens the page in another language, whose address keeps the other parameters. Returns false when the form must
 * carry the answers.
 */
const goTo = (button: HTMLButtonElement, kept: HeldDraft, visit: ReturnType<typeof useVisits>): boolean => {
  visit.isComingBack();
  const isOnDevice = kept.canSave();
  const address = new URL(location.href);
  address.searchParams.set('lang', button.value);
  button.formAction = address.href;
  if (isOnDevice) location.assign(address);
  return isOnDevice;
};

/**
 * Returns false when the person decides to keep the answers. Otherwise the button disappears with the answers, so the
 * first question gets the focus.
 */
const startOver = ({ survey, words }: SurveyOptions, kept: HeldDraft): boolean => {
  if (!confirm(words.startOverSure)) return false;
  kept.clear();
  focusOnQuestion(survey.questions[0]?.id);
  return true;
};

/** Restores the answers from the device or the form after hydration. */
const useTakeOver = ({ isPreview }: SurveyOptions, kept: HeldDraft, onReady: (draft: Draft | undefined) => void) => {
  const takeOver = useRef(() =>
    kept.restore((draft) => {
      onReady(draft);
      if (!isPreview && isSharedAddress()) kept.share(true);
    }),
  );
  useEffect(() => takeOver.current(), []);
};

/** One person answering one survey. Before hydration, the phase is `plain` and every question shows. */
export const useSurvey = (options: SurveyOptions): SurveyRun => {
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

  useTakeOver(options, kept, (restoredDraft) => {
    if (restoredDraft) setIndex(indexOf(survey.questions, restoredDraft));
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
      if (startOver(options, kept)) setIndex(0);
    },
    share: () => {
      companions.share(!isShared);
      kept.share(!isShared);
    },
    goTo: (button: HTMLButtonElement) => goTo(button, kept, visit),
  };
};
