import { getStorageOperation, setupStorageOperation } from '@folkmoot/contracts/client';
import { isApiError, useInvalidate, useOperationMutation, useSession } from '@folkmoot/shell-sdk';
import { messages } from './storage.messages';

/** The result of the storage setup, as a text to show. */
export interface StorageOutcome {
  readonly isReady: boolean;
  readonly message: string;
}

const failed = (message: string): StorageOutcome => ({ isReady: false, message });

const outcomeOf = (error: unknown): StorageOutcome => {
  if (isApiError(error, 'unauthenticated')) return failed(messages.noSession);
  return failed(isApiError(error, 'storage_setup_failed') ? error.message : messages.failed);
};

/** Sets up or repairs the storage of the current council. `run` never throws. */
export const useSetupStorage = () => {
  const { council } = useSession();
  const setUp = useOperationMutation(setupStorageOperation);
  const invalidate = useInvalidate();
  const run = async (): Promise<StorageOutcome> => {
    if (!council) return failed(messages.noCouncil);
    try {
      const { message } = await setUp.mutateAsync({ body: { councilId: council.id } });
      await invalidate(getStorageOperation);
      return { isReady: true, message };
    } catch (error) {
      return outcomeOf(error);
    }
  };
  return { run, isRunning: setUp.isPending };
};
