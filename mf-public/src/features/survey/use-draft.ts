import type { AnswerValue } from '@folkmoot/contracts/client';
import { answerReader } from '@folkmoot/question-types/core';
import { useRef, useState } from 'react';
import {
  type Draft,
  type DraftAnswers,
  draftName,
  dropDraft,
  hasStored,
  isEmpty,
  saveDraft,
} from '../../entities/survey/draft-store';
import { keepsDrafts, type Stamp, type SurveyOptions } from '../../entities/survey/survey-options';
import { withAnswer } from '../../entities/survey/survey-state';
import { enteredAlready } from './entered-already';
import type { Restored } from './restore-draft';
import { isSharedAddress } from './shared-address';

const freshDraft = ({ startToken, idempotencyKey }: Stamp): Draft => ({
  answers: {},
  startToken,
  idempotencyKey,
  startedAt: Date.now(),
});

/** The answers in a returned plain form, for a device that stores none. */
const broughtBack = ({ form, stamp }: SurveyOptions): Restored | null => {
  const answers: DraftAnswers = Object.fromEntries(
    (form?.answers ?? []).map(({ questionId, answer }) => [questionId, answer]),
  );
  return isEmpty(answers) ? null : { draft: { ...freshDraft(stamp), answers }, note: '' };
};

export const fetchRestore = () => import('./restore-draft');

/** The earlier answers: from the returned form, or from the device. */
const findEarlier = (options: SurveyOptions, take: (earlier: Restored | null) => void): void => {
  const returned = broughtBack(options);
  if (returned || !keepsDrafts(options) || isSharedAddress() || !hasStored()) take(returned);
  // The module is already loaded: hydration waits for it.
  else
    void fetchRestore().then(({ restoreDraft }) =>
      take(restoreDraft(options, draftName(options.survey.campaignId), answerReader)),
    );
};

/** Answers that the person entered while the script was loading. */
const enteredJustNow = ({ survey }: SurveyOptions): DraftAnswers =>
  isSharedAddress() ? {} : enteredAlready(survey.questions);

/** The current answers. Each change is stored on the device where that is allowed. */
export const useDraft = (options: SurveyOptions) => {
  const { campaignId } = options.survey;
  const [draft, setDraft] = useState<Draft>(() => freshDraft(options.stamp));
  const [isSaved, setIsSaved] = useState(false);
  const [note, setNote] = useState('');
  const [isShared, setIsShared] = useState(false);
  // Changes before the next render build on this value, not on stale state.
  const latest = useRef({ draft, isShared });

  const set = (next: Draft) => {
    latest.current.draft = next;
    setDraft(next);
  };
  const canSave = () => keepsDrafts(options) && !latest.current.isShared && saveDraft(campaignId, latest.current.draft);
  const save = () => setIsSaved(canSave() && !isEmpty(latest.current.draft.answers));
  const keep = (change: Partial<Draft>) => {
    set({ ...latest.current.draft, ...change });
    save();
  };
  // A stable function, so that unchanged questions do not render again.
  const answer = useRef((questionId: string, value: AnswerValue | null) =>
    keep({ answers: withAnswer(latest.current.draft.answers, questionId, value) }),
  ).current;
  const restore = (onReady: (earlier: Draft | undefined) => void) =>
    findEarlier(options, (earlier) => {
      const answers = { ...earlier?.draft.answers, ...enteredJustNow(options) };
      if (earlier) setNote(earlier.note);
      if (earlier || !isEmpty(answers)) keep({ ...earlier?.draft, answers });
      onReady(earlier?.draft);
    });
  const drop = () => {
    dropDraft(campaignId);
    // A later start on this page counts as a new one.
    history.replaceState({ ...history.state, isStarted: false }, '');
  };
  const clear = () => {
    drop();
    set(freshDraft(options.stamp));
    setNote('');
    setIsSaved(false);
  };
  const share = (isOn: boolean) => {
    latest.current.isShared = isOn;
    setIsShared(isOn);
    setNote('');
    if (isOn) drop();
    save();
  };
  return { draft, keep, answer, restore, drop, clear, share, canSave, note, setNote, isSaved, isShared };
};

export type HeldDraft = ReturnType<typeof useDraft>;
