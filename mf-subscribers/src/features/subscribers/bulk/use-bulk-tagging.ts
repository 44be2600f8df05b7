import { tagMatchingSubscribersOperation, tagSubscribersOperation } from '@folkmoot/contracts/client';
import { api } from '@folkmoot/shell-sdk';
import { useRef, useState } from 'react';
import type { Filters } from '../list/use-filters';

/** As many as one call takes. */
const BATCH = 1000;

export interface Tagging {
  addTagIds: string[];
  removeTagIds: string[];
  consentSource?: string;
}

interface Step {
  changed: number;
  unchanged: number;
}

/** Whom it is for: these, or everybody whom a filter finds. */
export type Whom = { ids: readonly string[] } | { query: Filters['query'] };

async function* stepsFor(whom: Whom, tagging: Tagging): AsyncGenerator<Step> {
  if ('ids' in whom) {
    for (let from = 0; from < whom.ids.length; from += BATCH) {
      const subscriberIds = whom.ids.slice(from, from + BATCH);
      yield await api.call(tagSubscribersOperation, { body: { ...tagging, subscriberIds } });
    }
    return;
  }
  let cursor: string | null = null;
  do {
    const body = { ...tagging, filter: whom.query, ...(cursor ? { cursor } : {}) };
    const step: Step & { nextCursor: string | null } = await api.call(tagMatchingSubscribersOperation, { body });
    yield step;
    cursor = step.nextCursor;
  } while (cursor);
}

export interface BulkState extends Step {
  state: 'idle' | 'running' | 'failed';
  error: unknown;
}

const idle: BulkState = { state: 'idle', changed: 0, unchanged: 0, error: null };

/** Changes the tags of many, batch by batch; what a stop or a failure leaves is whole batches. */
export const useBulkTagging = () => {
  const [progress, setProgress] = useState<BulkState>(idle);
  const isStopped = useRef(false);
  /** The sums when it came to an end, null when something failed. */
  const run = async (whom: Whom, tagging: Tagging): Promise<Step | null> => {
    isStopped.current = false;
    const sum = { changed: 0, unchanged: 0 };
    setProgress({ ...idle, state: 'running' });
    try {
      for await (const step of stepsFor(whom, tagging)) {
        sum.changed += step.changed;
        sum.unchanged += step.unchanged;
        setProgress({ ...sum, state: 'running', error: null });
        if (isStopped.current) break;
      }
      return sum;
    } catch (error) {
      setProgress({ ...sum, state: 'failed', error });
      return null;
    }
  };
  return {
    progress,
    run,
    stop: () => {
      isStopped.current = true;
    },
  };
};
