import type { AnswerValue } from '@folkmoot/contracts/client';
import { answerProblem } from '@folkmoot/question-types/core';
import { useRef, useState } from 'react';
import { type Draft, type DraftAnswers, draftName, dropDraft, hasStored, isEmpty, saveDraft } from './draft-store';
import { enteredAlready } from './entered-already';
import { isPlainPage, makePlainPage } from './plain-page';
import type { Restored } from './restore-draft';
import { isSharedAddress } from './shared-address';
import { keepsDrafts, type Stamp, type SurveyOptions } from './survey-options';
import { withAnswer } from './survey-state';

const freshDraft = ({ startToken, idempotencyKey }: Stamp): Draft => ({
  answers: {},
  startToken,
  idempotencyKey,
  startedAt: Date.now(),
});

/** What the plain form came back with: the answers of somebody whose device keeps none. */
const broughtBack = ({ form, stamp }: SurveyOptions): Restored | null => {
  const answers: DraftAnswers = Object.fromEntries(
    (form?.answers ?? []).map(({ questionId, answer }) => [questionId, answer]),
  );
  return isEmpty(answers) ? null : { draft: { ...freshDraft(stamp), answers }, note: '' };
};

export const fetchRestore = () => import('./restore-draft');

/** What was given before: in the form that came back, or on the device. */
const findGiven = (options: SurveyOptions, take: (found: Restored | null) => void): void => {
  const given = broughtBack(options);
  if (given || !keepsDrafts(options) || isSharedAddress() || !hasStored()) take(given);
  else
    fetchRestore().then(({ restoreDraft }) => {
      if (!isPlainPage()) take(restoreDraft(options, draftName(options.survey.campaignId), answerProblem));
      // Where it cannot be fetched the page stays the plain form, and the draft where it is.
    }, makePlainPage);
};

/** What was entered just now, while the script was on its way. */
const enteredJustNow = ({ isPreview, survey }: SurveyOptions): DraftAnswers =>
  isPreview || isSharedAddress() ? {} : enteredAlready(survey.questions);

/** The answers so far, on the device with every change where that may be. */
export const useDraft = (options: SurveyOptions) => {
  const { campaignId } = options.survey;
  const [draft, setDraft] = useState<Draft>(() => freshDraft(options.stamp));
  const [isSaved, setIsSaved] = useState(false);
  const [note, setNote] = useState('');
  const [isShared, setIsShared] = useState(false);
  // What comes before the page is drawn again builds on what came before it.
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
  // The same function all along, so that questions that have not changed need not be drawn again.
  const answer = useRef((questionId: string, value: AnswerValue | null) =>
    keep({ answers: withAnswer(latest.current.draft.answers, questionId, value) }),
  ).current;
  const restore = (onReady: (found: Draft | undefined) => void) =>
    findGiven(options, (found) => {
      const answers = { ...found?.draft.answers, ...enteredJustNow(options) };
      if (found) setNote(found.note);
      if (found || !isEmpty(answers)) keep({ ...found?.draft, answers });
      onReady(found?.draft);
    });
  const drop = () => dropDraft(campaignId);
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
