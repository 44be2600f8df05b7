import {
  cancelImportTrialOperation,
  getImportOperation,
  type ImportTrialChoice,
  tryImportOperation,
} from '@folkmoot/contracts/client';
import { useInvalidate, useOperationMutation } from '@folkmoot/shell-sdk';

/** Counts what an import would do, and stops that. */
export const useTrial = (importId: string) => {
  const invalidate = useInvalidate();
  const begin = useOperationMutation(tryImportOperation);
  const cancel = useOperationMutation(cancelImportTrialOperation);
  return {
    isPending: begin.isPending || cancel.isPending,
    error: begin.error,
    begin: async (choice: ImportTrialChoice) => {
      await begin.mutateAsync({ params: { importId }, body: choice }).catch(() => null);
      await invalidate(getImportOperation);
    },
    /** A trial that has just ended cannot be cancelled: its result is shown. */
    cancel: async () => {
      await cancel.mutateAsync({ params: { importId } }).catch(() => null);
      await invalidate(getImportOperation);
    },
  };
};
