import type { Survey } from '@folkmoot/contracts/client';
import { type BuilderStore, draftIn, isDirty } from '../draft/builder.store';
import type { Draft } from '../draft/draft.domain';
import type { DraftMirror } from './draft-mirror';

export type SaveState =
  | { kind: 'saved' | 'saving' | 'conflict' }
  /** `isKept`: the draft is on this device. */
  | { kind: 'retrying' | 'offline'; isKept: boolean }
  /** The server refuses it, and a retry would fail too. `reason` is the server's text. */
  | { kind: 'refused'; reason: string };

/** The result of one attempt. `away`: no answer, or a server error. */
export type Sent =
  | { kind: 'saved'; survey: Survey }
  | { kind: 'stale' }
  | { kind: 'away' }
  | { kind: 'refused'; reason: string };

interface Ports {
  store: BuilderStore;
  mirror: DraftMirror;
  send: (draft: Draft, revision: number) => Promise<Sent>;
  /**
   * Another person has saved. `mended`: the draft is merged and can be sent. `asks`: the person must decide. `away`:
   * no answer.
   */
  onStale: () => Promise<'mended' | 'asks' | 'away'>;
  onState: (state: SaveState) => void;
  onSaved: (survey: Survey) => void;
  isOnline: () => boolean;
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

/** Stores the unsaved draft on the device, with a delay after each change. */
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

/** Saves the draft with a delay after the last change. Retries with growing delays while the server is unavailable. */
export class Saver {
  readonly #ports: Ports;
  readonly #device: ReturnType<typeof mirroring>;
  readonly #next = timer();
  #failures = 0;
  #isStopped = false;
  /** Two edits of the same part: nothing is sent until the person has decided. */
  #isHeld = false;
  #running: Promise<boolean> | null = null;

  constructor(ports: Ports) {
    this.#ports = ports;
    this.#device = mirroring(ports);
  }

  /** Starts to follow the draft. Returns the function that stops it. */
  start(): () => void {
    this.#isStopped = false;
    const stop = this.#ports.store.subscribe((state, before) => {
      if (state.history !== before.history) this.#onChange();
    });
    return () => {
      this.#isStopped = true;
      stop();
      this.#next.clear();
      this.#device.keep();
    };
  }

  /** Stores the draft on this device at once, before the page closes. */
  readonly keep = (): void => this.#device.keep();

  /** Saves now. Resolves to true when everything is on the server. */
  readonly save = async (): Promise<boolean> => {
    while (this.#running) await this.#running;
    this.#next.clear();
    this.#isHeld = false;
    if (!this.#isDirty()) return this.#show('saved');
    this.#ports.onState({ kind: 'saving' });
    this.#running = this.#attempt();
    try {
      return await this.#running;
    } finally {
      this.#running = null;
    }
  };

  #isDirty(): boolean {
    return isDirty(this.#ports.store.getState());
  }

  #show(kind: 'saved' | 'saving'): boolean {
    this.#ports.onState({ kind });
    return kind === 'saved';
  }

  #saveSoon(ms: number): void {
    if (!this.#isStopped) this.#next.set(() => void this.save(), ms);
  }

  #onChange(): void {
    this.#device.keepSoon();
    if (this.#running !== null) return;
    if (!this.#isDirty()) this.#show('saved');
    else if (this.#failures === 0 && !this.#isHeld) {
      this.#show('saving');
      this.#saveSoon(DEBOUNCE_MS);
    }
  }

  async #attempt(): Promise<boolean> {
    const { store, send, onState } = this.#ports;
    const draft = draftIn(store.getState());
    const sent = await send(draft, store.getState().meta.revision);
    if (sent.kind === 'saved') return this.#conclude(sent.survey, draft);
    if (sent.kind === 'away') return this.#awaitBetterTimes();
    this.#device.keep();
    if (sent.kind === 'stale') return this.#settle();
    onState({ kind: 'refused', reason: sent.reason });
    return false;
  }

  async #settle(): Promise<boolean> {
    const outcome = await this.#ports.onStale();
    if (outcome === 'mended') return this.#attempt();
    if (outcome === 'away') return this.#awaitBetterTimes();
    this.#isHeld = true;
    this.#ports.onState({ kind: 'conflict' });
    return false;
  }

  #conclude(survey: Survey, sent: Draft): boolean {
    this.#failures = 0;
    this.#ports.store.getState().confirmSaved(survey, sent);
    this.#device.keep();
    this.#ports.onSaved(survey);
    if (!this.#isDirty()) return this.#show('saved');
    this.#saveSoon(DEBOUNCE_MS);
    return this.#show('saving');
  }

  #awaitBetterTimes(): false {
    const { onState, isOnline } = this.#ports;
    this.#device.keep();
    const wait = Math.min(FIRST_RETRY_MS * 2 ** this.#failures, LAST_RETRY_MS);
    this.#failures += 1;
    onState({ kind: isOnline() ? 'retrying' : 'offline', isKept: this.#device.isKept() });
    this.#saveSoon(wait);
    return false;
  }
}
