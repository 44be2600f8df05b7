import {
  continueExclusionOperation,
  type ExclusionBatch,
  type ExclusionSelection,
  excludeResponsesOperation,
  getCampaignOperation,
  getReportOperation,
  listResponsesOperation,
} from '@folkmoot/contracts/client';
import { api, isApiError, notify, useInvalidate } from '@folkmoot/shell-sdk';
import { useState } from 'react';
import { messages } from './submissions.messages';

interface Action {
  readonly isExcluded: boolean;
  readonly reason: string;
  readonly selection: ExclusionSelection;
}

/** More than this in one list is refused: a filter chooses them then. */
export const MOST_CHOSEN = 500;

const UNDO_MS = 15_000;

/** Excludes many responses or counts them again, some hundred at a time. `progress` is null while nothing runs. */
export const useExcludeMany = (campaignId: string) => {
  const [progress, setProgress] = useState<ExclusionBatch | null>(null);
  const invalidate = useInvalidate();

  const runAll = async (body: Action): Promise<ExclusionBatch> => {
    let batch: ExclusionBatch = await api.call(excludeResponsesOperation, { params: { campaignId }, body });
    setProgress(batch);
    while (!batch.isComplete) {
      batch = await api.call(continueExclusionOperation, { params: { campaignId, batchId: batch.id } });
      setProgress(batch);
    }
    return batch;
  };

  const run = async (body: Action): Promise<ExclusionBatch | null> => {
    try {
      return await runAll(body);
    } catch (error) {
      notify.error(isApiError(error) ? error.message : messages.many.unfinished);
      return null;
    } finally {
      setProgress(null);
      await invalidate(listResponsesOperation, getReportOperation, getCampaignOperation);
    }
  };

  const undo = async ({ id: batchId }: ExclusionBatch): Promise<void> => {
    const undone = await run({ isExcluded: false, reason: '', selection: { batchId } });
    if (undone) notify.success(messages.many.included(undone.done));
  };

  return {
    progress,
    exclude: async (selection: ExclusionSelection, reason: string): Promise<boolean> => {
      const batch = await run({ isExcluded: true, reason, selection });
      if (!batch) return false;
      const action = { label: messages.many.undo, run: () => void undo(batch) };
      notify.success(messages.many.excluded(batch.done), { action, lifetime: UNDO_MS });
      return true;
    },
    include: async (selection: ExclusionSelection): Promise<boolean> => {
      const batch = await run({ isExcluded: false, reason: '', selection });
      if (batch) notify.success(messages.many.included(batch.done));
      return batch !== null;
    },
  };
};
