import { questionInput } from '@folkmoot/question-types/input';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { Outgoing } from '../../entities/response/post-response';
import { saveDraft } from '../../entities/survey/draft-store';
import { keepsDrafts, type SurveyOptions } from '../../entities/survey/survey-options';
import type { KeptHooks, Outbox } from './offline/offline';
import { SHARED } from './shared-address';

const loadParts = () => import('./parts');
/** Loads at once: if the service becomes unavailable while a person answers, the code for sending is already there. */
const loading = loadParts();
const TIME_LIMIT_MS = 20_000;
const RETRY_MS = 1_000;
const MAX_RETRIES = 20;
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const retry = (left: number): ReturnType<typeof loadParts> =>
  loadParts().catch((error) => (left > 0 ? wait(RETRY_MS).then(() => retry(left - 1)) : Promise.reject(error)));
/** Rejects after the same time limit as a request to the server. */
export const fetchParts = () =>
  Promise.race([loading.catch(() => retry(MAX_RETRIES)), wait(TIME_LIMIT_MS).then(() => Promise.reject<never>())]);

export type Parts = Awaited<ReturnType<typeof loadParts>>;

/** The parts of the page that load separately. Null until they have arrived. */
export const useParts = () => {
  const [parts, setParts] = useState<Parts | null>(null);
  const load = useCallback(async (): Promise<Parts> => {
    const loaded = await fetchParts();
    setParts(loaded);
    return loaded;
  }, []);
  useEffect(() => {
    load().catch(() => undefined);
  }, [load]);
  return { parts, load };
};

/** The address of the page, with the mark of a shared device. */
export const addressFor = (isShared: boolean): string => (isShared ? SHARED : location.pathname + location.search);

/** Waits until the page has finished its first rendering. */
const whenIdle = (work: () => void): (() => void) => {
  const timer = setTimeout(work, 1500);
  return () => clearTimeout(timer);
};

/**
 * Optional features that load after the page is ready: sending later, the receipt, and clearing a shared device.
 * Answering works without them. `show` puts their content on the page.
 */
export const useCompanions = (
  options: SurveyOptions,
  isBegun: boolean,
  isShared: boolean,
  show: (what: ReactNode) => void,
) => {
  const { words } = options;
  const outbox = useRef<Outbox | null>(null);
  const isKeeping = isBegun && !isShared && keepsDrafts(options);

  const start = useRef(async () => undefined as undefined);
  start.current = async () => {
    const { openOffline } = await fetchParts();
    outbox.current = await openOffline(options, show, questionInput, saveDraft);
  };
  useEffect(() => (isKeeping ? whenIdle(() => start.current().catch(() => undefined)) : undefined), [isKeeping]);

  useEffect(() => {
    if (!isShared) return;
    const watching = import('./idle').then(({ watchIdle }) => watchIdle(words, show));
    return () => void watching.then((stop) => stop());
  }, [isShared, words, show]);

  return {
    keep: async (outgoing: Outgoing, hooks: KeptHooks): Promise<boolean> =>
      (await outbox.current?.keep(outgoing, hooks)) ?? false,
    share: (isOn: boolean) => {
      history.replaceState(history.state, '', addressFor(isOn));
      if (isOn) void outbox.current?.forget();
      outbox.current = null;
    },
  };
};
