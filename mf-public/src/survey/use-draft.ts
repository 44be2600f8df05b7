import type { AnswerValue } from '@folkmoot/contracts/client';
import { useRef, useState } from 'react';
import { type Draft, type DraftAnswers, dropDraft, isEmpty, loadDraft, saveDraft } from './draft-store';
import { enteredAlready } from './entered-already';
import { isSharedAddress } from './shared-address';
import type { Stamp, SurveyOptions } from './survey-options';
import { withAnswer } from './survey-state';

const freshDraft = ({ startToken, idempotencyKey }: Stamp): Draft => ({
  answers: {},
  startToken,
  idempotencyKey,
  startedAt: Date.now(),
});

/** What the plain form came back with: the answers of somebody whose device keeps none. */
const broughtBack = ({ form }: SurveyOptions): DraftAnswers =>
  Object.fromEntries((form?.answers ?? []).map(({ questionId, answer }) => [questionId, answer]));

/** What was given before: on the device, in the form that came back, and just now, while the script was on its way. */
const givenBefore = (options: SurveyOptions) => {
  const { survey, stamp, isPreview } = options;
  const keepsNothing = isPreview || isSharedAddress();
  const kept = keepsNothing ? null : loadDraft(survey.campaignId, survey.version);
  const given = broughtBack(options);
  const found = isEmpty(given) ? kept : { ...freshDraft(stamp), answers: given };
  return {
    found: found && !isEmpty(found.answers) ? found : null,
    isKept: found === kept,
    entered: keepsNothing ? {} : enteredAlready(survey.questions),
  };
};

/** The answers so far, on the device with every change where that may be. */
export const useDraft = (options: SurveyOptions) => {
  const { survey, stamp, isPreview } = options;
  const { campaignId, version } = survey;
  const [draft, setDraft] = useState<Draft>(() => freshDraft(stamp));
  const [isSaved, setIsSaved] = useState(false);
  const [isRestored, setIsRestored] = useState(false);
  const [isShared, setIsShared] = useState(false);
  // What comes before the page is drawn again builds on what came before it.
  const latest = useRef({ draft, isShared });

  const set = (next: Draft) => {
    latest.current.draft = next;
    setDraft(next);
  };
  const save = (next: Draft) =>
    setIsSaved(!latest.current.isShared && !isEmpty(next.answers) && saveDraft(campaignId, version, next));
  const keep = (change: Partial<Draft>) => {
    const next = { ...latest.current.draft, ...change };
    set(next);
    if (!isPreview) save(next);
  };
  // The same function all along, so that questions that have not changed need not be drawn again.
  const answer = useRef((questionId: string, value: AnswerValue | null) =>
    keep({ answers: withAnswer(latest.current.draft.answers, questionId, value) }),
  ).current;
  /** Null where there is nothing of before. */
  const restore = (): Draft | null => {
    const { found, isKept, entered } = givenBefore(options);
    if (found) set(found);
    setIsRestored(found !== null);
    setIsSaved(found !== null && isKept);
    if (!isEmpty(entered)) keep({ answers: { ...latest.current.draft.answers, ...entered } });
    return found;
  };
  const drop = () => dropDraft(campaignId, version);
  const clear = () => {
    drop();
    set(freshDraft(stamp));
    setIsRestored(false);
    setIsSaved(false);
  };
  const share = (isOn: boolean) => {
    latest.current.isShared = isOn;
    setIsShared(isOn);
    setIsRestored(false);
    if (isOn) drop();
    save(latest.current.draft);
  };
  return { draft, keep, answer, restore, drop, clear, share, isSaved, isRestored, isShared };
};

export type HeldDraft = ReturnType<typeof useDraft>;
