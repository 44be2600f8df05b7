import type { Survey } from '@folkmoot/contracts/client';
import { type BuilderStore, draftIn, isDirty } from '../draft/builder.store';
import type { Draft } from '../draft/draft.domain';
import type { DraftMirror } from './draft-mirror';

export type SaveState =
  | { kind: 'saved' | 'saving' | 'conflict' }
  /** `isKept`: the draft is on this device. */
  | { kind: 'retrying' | 'offline'; isKept: boolean }
  /** The server does not want it, and will not want it again: in its words. */
  | { kind: 'refused'; reason: string };

/** What became of one attempt. `away`: no answer, or a server in trouble. */
export type Sent =
  | { kind: 'saved'; survey: Survey }
  | { kind: 'stale' | 'away' }
  | { kind: 'refused'; reason: string };

interface Ports {
  store: BuilderStore;
  mirror: DraftMirror;
  send: (draft: Draft, revision: number) => Promise<Sent>;
  /** Somebody else has saved: the draft is in order again and may be sent, a person has to decide, or nobody answered. */
  onStale: () => Promise<'mended' | 'asks' | 'away'>;
  onState: (state: SaveState) => void;
  onSaved: (survey: Survey) => void;
  isOnline: () => boolean;
}

export interface Saver {
  /** Begins to follow the draft; returns how to stop. */
  start(): () => void;
  /** Saves now. True when everything is on the server. */
  save(): Promise<boolean>;
  /** Keeps the draft on this device at once: the page may go. */
  keep(): void;
}

const DEBOUNCE_MS = 1500;
const MIRROR_MS = 300;
const FIRST_RETRY_MS = 2000;
const LAST_RETRY_MS = 30_000;

interface Timer {
  set(work: () => void, ms: number): void;
  clear(): void;
}

const timer = (): Timer => {
  let handle: ReturnType<typeof setTimeout> | undefined;
  const clear = () => clearTimeout(handle);
  return {
    set: (work, ms) => {
      clear();
      handle = setTimeout(work, ms);
    },
    clear,
  };
};

/** Keeps the unsaved draft on the device, a moment after each change. */
const mirroring = ({ store, mirror }: Pick<Ports, 'store' | 'mirror'>) => {
  const soon = timer();
  let isKept = true;
  const keep = () => {
    soon.clear();
    const state = store.getState();
    if (!isDirty(state)) mirror.clear();
    else isKept = mirror.write({ draft: draftIn(state), base: state.base, revision: state.meta.revision });
  };
  return { keep, keepSoon: () => soon.set(keep, MIRROR_MS), isKept: () => isKept };
};

/** Saves the draft a moment after the last change, again with growing pauses while the server is away. */
export const createSaver = (ports: Ports): Saver => {
  const { store, send, onStale, onState, onSaved, isOnline } = ports;
  const next = timer();
  const device = mirroring(ports);
  let failures = 0;
  let isStopped = false;
  /** Two edits of the same part: nothing is sent until a person has decided. */
  let isHeld = false;
  let running: Promise<boolean> | null = null;

  const awaitBetterTimes = () => {
    device.keep();
    const wait = Math.min(FIRST_RETRY_MS * 2 ** failures, LAST_RETRY_MS);
    failures += 1;
    onState({ kind: isOnline() ? 'retrying' : 'offline', isKept: device.isKept() });
    if (!isStopped) next.set(() => void save(), wait);
    return false;
  };
  const conclude = (survey: Survey, sent: Draft) => {
    failures = 0;
    store.getState().confirmSaved(survey, sent);
    device.keep();
    onSaved(survey);
    const hasMore = isDirty(store.getState());
    onState({ kind: hasMore ? 'saving' : 'saved' });
    if (hasMore && !isStopped) next.set(() => void save(), DEBOUNCE_MS);
    return !hasMore;
  };
  const attempt = async (): Promise<boolean> => {
    const { meta } = store.getState();
    const draft = draftIn(store.getState());
    const sent = await send(draft, meta.revision);
    if (sent.kind === 'saved') return conclude(sent.survey, draft);
    if (sent.kind === 'away') return awaitBetterTimes();
    device.keep();
    if (sent.kind === 'refused') {
      onState({ kind: 'refused', reason: sent.reason });
      return false;
    }
    const outcome = await onStale();
    if (outcome === 'mended') return attempt();
    if (outcome === 'away') return awaitBetterTimes();
    isHeld = true;
    onState({ kind: 'conflict' });
    return false;
  };
  const save = async (): Promise<boolean> => {
    while (running) await running;
    next.clear();
    isHeld = false;
    if (!isDirty(store.getState())) {
      onState({ kind: 'saved' });
      return true;
    }
    onState({ kind: 'saving' });
    running = attempt();
    try {
      return await running;
    } finally {
      running = null;
    }
  };
  const onChange = () => {
    device.keepSoon();
    if (running !== null) return;
    if (!isDirty(store.getState())) return onState({ kind: 'saved' });
    if (failures > 0 || isHeld) return;
    onState({ kind: 'saving' });
    next.set(() => void save(), DEBOUNCE_MS);
  };
  return {
    start: () => {
      isStopped = false;
      const stop = store.subscribe((state, before) => {
        if (state.history !== before.history) onChange();
      });
      return () => {
        isStopped = true;
        stop();
        next.clear();
        device.keep();
      };
    },
    save,
    keep: device.keep,
  };
};
