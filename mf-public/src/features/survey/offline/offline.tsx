import type { ReactNode } from 'react';
import { type Entry, flush, list, put, remove } from '../../../entities/response/outbox';
import type { Outgoing, Post, Receipted } from '../../../entities/response/post-response';
import { askForSync, dropWorker, registerWorker } from '../../../entities/service-worker/worker-registration';
import type { Draft } from '../../../entities/survey/draft-store';
import type { AfterWords } from '../../../entities/words/words';
import { Earlier } from './Earlier';

/** Callbacks for the result of a response that was stored on the device. Called only while the page is open. */
export interface KeptHooks {
  onSent: (sent: Receipted) => void;
  onRefused: (why: 'refused' | 'used') => void;
}

export interface Outbox {
  /** Stores a response on the device and sends it later. Resolves to false when it cannot be stored. */
  keep(outgoing: Outgoing, hooks: KeptHooks): Promise<boolean>;
  /** Deletes the copy of the page from the device. A response that waits is still sent. */
  forget(): Promise<void>;
}

interface Options {
  campaignId: string;
  title: string;
  words: AfterWords;
  receiptUrl: string | null;
  workerUrl: string | null;
  show: (what: ReactNode) => void;
  post: Post;
  /** Stores answers as the draft of this survey. Returns false when that is impossible. */
  save: (draft: Draft) => boolean;
}

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/** Retries while a response waits: at once when the connection returns, otherwise with growing delays. */
const keepTrying = (look: () => Promise<number>) => {
  let timer = 0;
  let wait = FIRST_WAIT_MS;
  const tryNow = async () => {
    clearTimeout(timer);
    const waiting = await look().catch(() => 1);
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
    if (waiting > 0) timer = window.setTimeout(tryNow, wait);
  };
  window.addEventListener('online', () => {
    wait = FIRST_WAIT_MS;
    void tryNow();
  });
  return tryNow;
};

/** Whether answers can be stored on this device: false where the browser blocks storage. */
const canKeep = async (): Promise<boolean> => {
  try {
    await list();
    return localStorage.length >= 0;
  } catch {
    return false;
  }
};

/**
 * Shows a notice while there is no connection. Results of earlier responses can replace it. After `forgotten`, the
 * notice no longer promises that answers are stored on the device.
 */
const followConnection = async ({ show, words }: Options, forgotten: AbortSignal): Promise<void> => {
  const isKept = await canKeep();
  const look = () => {
    const text = isKept && !forgotten.aborted ? words.offline : words.offlineUnkept;
    const offline = (
      <p className="fm-demo fm-sticky" role="status">
        {text}
      </p>
    );
    show(navigator.onLine ? null : offline);
  };
  const lookIfOffline = () => {
    if (!navigator.onLine) look();
  };
  for (const kind of ['online', 'offline']) window.addEventListener(kind, look);
  forgotten.addEventListener('abort', lookIfOffline);
  lookIfOffline();
};

/** Makes refused answers the draft again. Returns false when another draft exists or storing fails. */
const bringBack = ({ campaignId, save }: Options, { answers, startToken, idempotencyKey }: Outgoing): boolean => {
  if (localStorage.getItem(`folkmoot:${campaignId}`) !== null) return false;
  const byQuestion = Object.fromEntries(answers.map(({ questionId, answer }) => [questionId, answer]));
  return save({ answers: byQuestion, startToken, idempotencyKey, startedAt: Date.now() });
};

const showEarlier = async (options: Options, entry: Entry): Promise<void> => {
  const { show, words, receiptUrl, title } = options;
  if (entry.state === 'refused') {
    const isBack = bringBack(options, entry.outgoing);
    await remove(entry.idempotencyKey);
    // The reloaded page shows these answers and explains how they fit the current survey.
    if (isBack) return location.reload();
  }
  show(<Earlier entry={entry} receiptUrl={receiptUrl ?? ''} title={title} words={words} />);
};

const showMine = async (entry: Entry, hooks: KeptHooks): Promise<void> => {
  if (entry.state === 'waiting') return;
  await remove(entry.idempotencyKey);
  if (entry.state === 'sent') hooks.onSent(entry);
  else hooks.onRefused(entry.state);
};

/** Sends the responses stored on this device, shows their results, and stores responses that cannot be sent now. */
export const openOutbox = async (options: Options): Promise<Outbox> => {
  const { campaignId, workerUrl, post, show } = options;
  const mine = new Map<string, KeptHooks>();
  const showResult = async (entry: Entry): Promise<void> => {
    const hooks = mine.get(entry.idempotencyKey);
    await (hooks ? showMine(entry, hooks) : showEarlier(options, entry));
  };
  const look = async (): Promise<number> => {
    const waiting = await flush(post);
    for (const entry of await list()) if (entry.campaignId === campaignId) await showResult(entry);
    return waiting;
  };
  const tryNow = keepTrying(look);
  void tryNow();
  const forgetting = new AbortController();
  void followConnection(options, forgetting.signal);
  const registered = registerWorker(workerUrl);
  return {
    keep: async (outgoing, hooks) => {
      const { idempotencyKey } = outgoing;
      try {
        await put({ idempotencyKey, campaignId, at: Date.now(), state: 'waiting', outgoing });
      } catch {
        return false;
      }
      mine.set(idempotencyKey, hooks);
      // This notice replaces the one shown before.
      show(null);
      void registered.then(askForSync);
      setTimeout(tryNow, FIRST_WAIT_MS);
      return true;
    },
    forget: () => {
      forgetting.abort();
      return dropWorker();
    },
  };
};
