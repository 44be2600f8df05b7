import type { ReactNode } from 'react';
import type { Draft } from '../survey/draft-store';
import type { AfterWords } from '../words/words';
import { Earlier } from './Earlier';
import { type Entry, flush, list, put, remove } from './outbox';
import type { Outgoing, Post, Receipted } from './post-response';
import { askForSync, dropWorker, registerWorker } from './worker-registration';

/** What becomes of a response that was left on the device while its page is open. */
export interface KeptHooks {
  onSent: (sent: Receipted) => void;
  onRefused: (why: 'refused' | 'used') => void;
}

export interface Later {
  /** Leaves a response on the device, to be sent by itself. False when it could not be kept. */
  keep(outgoing: Outgoing, hooks: KeptHooks): Promise<boolean>;
  /** Leaves no copy of the page on the device. What was promised to be sent is sent. */
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
  /** Keeps answers as the draft of this survey; false where that cannot be. */
  save: (draft: Draft) => boolean;
}

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/** Tries as long as something waits: at once when the connection comes back, else with growing pauses. */
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

/** Whether answers can be left on this device: where storage is blocked they cannot. */
const canKeep = async (): Promise<boolean> => {
  try {
    await list();
    return localStorage.length >= 0;
  } catch {
    return false;
  }
};

/** Says so while there is no connection; what has happened to earlier responses is said after it. */
const followConnection = async ({ show, words }: Options): Promise<void> => {
  const text = (await canKeep()) ? words.offline : words.offlineUnkept;
  const offline = (
    <p className="fm-demo fm-sticky" role="status">
      {text}
    </p>
  );
  const look = () => show(navigator.onLine ? null : offline);
  for (const kind of ['online', 'offline']) window.addEventListener(kind, look);
  if (!navigator.onLine) look();
};

/** Answers that could not be taken become the draft, unless another one has begun: false. */
const bringBack = ({ campaignId, save }: Options, { answers, startToken, idempotencyKey }: Outgoing): boolean => {
  if (localStorage.getItem(`folkmoot:${campaignId}`) !== null) return false;
  const given = Object.fromEntries(answers.map(({ questionId, answer }) => [questionId, answer]));
  return save({ answers: given, startToken, idempotencyKey, startedAt: Date.now() });
};

const tellOfEarlier = async (options: Options, entry: Entry): Promise<void> => {
  const { show, words, receiptUrl, title } = options;
  if (entry.state === 'refused') {
    const isBack = bringBack(options, entry.outgoing);
    await remove(entry.idempotencyKey);
    // The page comes with them, and says how they stand to the survey of now.
    if (isBack) return location.reload();
  }
  show(<Earlier entry={entry} receiptUrl={receiptUrl ?? ''} title={title} words={words} />);
};

const tellOfMine = async (entry: Entry, hooks: KeptHooks): Promise<void> => {
  if (entry.state === 'waiting') return;
  await remove(entry.idempotencyKey);
  if (entry.state === 'sent') hooks.onSent(entry);
  else hooks.onRefused(entry.state);
};

/** Sends what was left on this device, tells of it, and takes what cannot be sent now. */
export const openLater = async (options: Options): Promise<Later> => {
  const { campaignId, workerUrl, post } = options;
  const mine = new Map<string, KeptHooks>();
  const tell = async (entry: Entry): Promise<void> => {
    const hooks = mine.get(entry.idempotencyKey);
    await (hooks ? tellOfMine(entry, hooks) : tellOfEarlier(options, entry));
  };
  const look = async (): Promise<number> => {
    const waiting = await flush(post);
    for (const entry of await list()) if (entry.campaignId === campaignId) await tell(entry);
    return waiting;
  };
  const tryNow = keepTrying(look);
  void tryNow();
  void followConnection(options);
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
      void registered.then(askForSync);
      setTimeout(tryNow, FIRST_WAIT_MS);
      return true;
    },
    forget: dropWorker,
  };
};
