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

/** Starts, cancels, resumes and downloads exports. Reloads the list after each, also after a failure. */
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
    /** A download link cannot ask the person to sign in again, so the sign-in is checked first. */
    download: (save: () => void) =>
      void carryOut(async () => {
        await checkFreshness.mutateAsync({});
        save();
      }, texts.downloadFailed),
    start: (params: { councilId: string }) => void carryOut(() => begin.mutateAsync({ params }), texts.startFailed),
    cancel: (councilExport: CouncilExport) =>
      void carryOut(() => stop.mutateAsync(refOf(councilExport)), texts.cancelFailed),
    resume: (councilExport: CouncilExport) =>
      void carryOut(() => goOn.mutateAsync(refOf(councilExport)), texts.resumeFailed),
  };
};
