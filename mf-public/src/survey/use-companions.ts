import { questionInput } from '@folkmoot/question-types/input';
import { type ReactNode, useEffect, useRef } from 'react';
import type { KeptHooks, Later } from '../later/later';
import { postFromPage } from '../later/post-from-page';
import type { Outgoing, Receipted } from '../later/post-response';
import { loadDraft, saveDraft } from './draft-store';
import { SHARED } from './shared-address';
import type { SurveyOptions } from './survey-options';

/** Not while the page is still being put together. */
const whenIdle = (work: () => void): (() => void) => {
  const timer = setTimeout(work, 1500);
  return () => clearTimeout(timer);
};

/** Answers that could not be taken later become the draft, unless another one has begun. */
const bringBackDraft = (
  campaignId: string,
  version: number,
  { answers, startToken, idempotencyKey }: Outgoing,
): void => {
  if (loadDraft(campaignId, version)) return;
  const given = Object.fromEntries(answers.map(({ questionId, answer }) => [questionId, answer]));
  saveDraft(campaignId, version, { answers: given, startToken, idempotencyKey, startedAt: Date.now() });
};

/**
 * What accompanies answering and is fetched after the page stands: sending later, the receipt, and clearing a device
 * that others use. Without it answering goes on. `show` puts something of theirs on the page.
 */
export const useCompanions = (
  { survey: { campaignId, version, title, questions }, words, isPreview, form, workerUrl = null }: SurveyOptions,
  isBegun: boolean,
  isShared: boolean,
  show: (what: ReactNode) => void,
) => {
  const later = useRef<Later | null>(null);
  const receiptUrl = form?.receiptUrl ?? null;
  const isKeeping = isBegun && !isPreview && !isShared && receiptUrl !== null;

  const start = useRef(async () => undefined as undefined);
  start.current = async () => {
    // Before the page is kept: later questions are not on it yet.
    await Promise.allSettled(questions.map(({ type }) => questionInput(type).prepare?.()));
    const { openLater } = await import('../later/later');
    const bringBack = (kept: Outgoing) => bringBackDraft(campaignId, version, kept);
    const given = { campaignId, title, words: words.after, receiptUrl, workerUrl, show };
    later.current = await openLater({ ...given, post: postFromPage, bringBack });
  };
  useEffect(() => (isKeeping ? whenIdle(() => start.current().catch(() => undefined)) : undefined), [isKeeping]);

  useEffect(() => {
    if (!isShared) return;
    const watching = import('../shared-device/idle').then(({ watchIdle }) => watchIdle(words.after, show));
    return () => void watching.then((stop) => stop());
  }, [isShared, words, show]);

  return {
    keep: async (outgoing: Outgoing, hooks: KeptHooks): Promise<boolean> =>
      (await later.current?.keep(outgoing, hooks)) ?? false,
    share: (isOn: boolean) => {
      history.replaceState(null, '', isOn ? SHARED : location.pathname + location.search);
      if (isOn) void later.current?.forget();
      later.current = null;
    },
    showReceipt: (sent: Receipted) => {
      if (!receiptUrl || !sent.receipt) return;
      void import('../after/receipt-of').then(
        ({ receiptOf }) => show(receiptOf({ ...sent, receiptUrl, title, words: words.after })),
        () => undefined,
      );
    },
  };
};
