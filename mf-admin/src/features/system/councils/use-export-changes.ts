import {
  type CouncilExport,
  cancelCouncilExportOperation,
  checkFreshSignInOperation,
  listCouncilExportsOperation,
  resumeCouncilExportOperation,
  startCouncilExportOperation,
} from '@folkmoot/contracts/client';
import { useInvalidate, useOperationMutation } from '@folkmoot/shell-sdk';
import { notify } from '@folkmoot/ui';
import { failureText } from '../failure';
import { exportMessages as texts } from './exports.messages';

/** Begins, stops, goes on with and downloads exports; the list is read anew whatever came of it. */
export const useExportChanges = () => {
  const invalidate = useInvalidate();
  const begin = useOperationMutation(startCouncilExportOperation);
  const stop = useOperationMutation(cancelCouncilExportOperation);
  const checkFreshness = useOperationMutation(checkFreshSignInOperation);
  const goOn = useOperationMutation(resumeCouncilExportOperation);

  const carryOut = async (work: () => Promise<unknown>, failed: string): Promise<void> => {
    try {
      await work();
    } catch (error) {
      notify.error(failureText(failed, error));
    }
    await invalidate(listCouncilExportsOperation);
  };
  const refOf = ({ councilId, id }: CouncilExport) => ({ params: { councilId, exportId: id } });

  return {
    isPending: begin.isPending || stop.isPending || goOn.isPending || checkFreshness.isPending,
    /** A download cannot ask for a fresh sign-in on its way, so that is asked for first. */
    download: (save: () => void) =>
      void carryOut(async () => {
        await checkFreshness.mutateAsync({});
        save();
      }, texts.downloadFailed),
    start: (params: { councilId: string }) => void carryOut(() => begin.mutateAsync({ params }), texts.startFailed),
    cancel: (given: CouncilExport) => void carryOut(() => stop.mutateAsync(refOf(given)), texts.cancelFailed),
    resume: (given: CouncilExport) => void carryOut(() => goOn.mutateAsync(refOf(given)), texts.resumeFailed),
  };
};
