import { questionInput } from '@folkmoot/question-types/input';
import { type ReactNode, useEffect, useRef } from 'react';
import type { KeptHooks, Later } from '../later/later';
import type { Outgoing, Receipted } from '../later/post-response';
import { type Draft, saveDraft } from './draft-store';
import { SHARED } from './shared-address';
import { keepsDrafts, type SurveyOptions } from './survey-options';
import { fetchRestore } from './use-draft';

const loadSend = () => import('./send-response');
/** At once, beside the page: a service that goes away while somebody answers must not take the sender along. */
const loading = loadSend();
export const fetchSend = () => loading.catch(loadSend);

/** Not while the page is still being put together. */
const whenIdle = (work: () => void): (() => void) => {
  const timer = setTimeout(work, 1500);
  return () => clearTimeout(timer);
};

/**
 * What accompanies answering and is fetched after the page stands: sending later, the receipt, and clearing a device
 * that others use. Without it answering goes on. `show` puts something of theirs on the page.
 */
export const useCompanions = (
  options: SurveyOptions,
  isBegun: boolean,
  isShared: boolean,
  show: (what: ReactNode) => void,
) => {
  const { survey, words, form, workerUrl = null } = options;
  const { campaignId, title, questions } = survey;
  const later = useRef<Later | null>(null);
  const receiptUrl = form?.receiptUrl ?? null;
  const isKeeping = isBegun && !isShared && keepsDrafts(options);

  const start = useRef(async () => undefined as undefined);
  start.current = async () => {
    // Before the page is kept: what it has not needed yet, it may need without a connection.
    const { postFromPage } = await fetchSend();
    await Promise.allSettled([fetchRestore(), ...questions.map(({ type }) => questionInput(type).prepare?.())]);
    const { openLater } = await import('../later/later');
    const save = (draft: Draft) => saveDraft(campaignId, draft);
    const given = { campaignId, title, words: words.after, receiptUrl, workerUrl, show };
    later.current = await openLater({ ...given, post: postFromPage, save });
  };
  useEffect(() => (isKeeping ? whenIdle(() => start.current().catch(() => undefined)) : undefined), [isKeeping]);

  useEffect(() => {
    if (!isShared) return;
    const watching = import('../shared-device/idle').then(({ watchIdle }) => watchIdle(words, show));
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
