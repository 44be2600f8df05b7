import {
  type Council,
  changeCouncilStatusOperation,
  chooseCouncilOperation,
  deleteCouncilOperation,
  getCouncilDetailOperation,
  getSystemStatsOperation,
  listCouncilsOperation,
  listUsersOperation,
  restoreCouncilOperation,
} from '@folkmoot/contracts/client';
import { useInvalidate, useNavigate, useOperationMutation, useSession } from '@folkmoot/shell-sdk';
import { notify } from '@folkmoot/ui';
import { carryOut, failureText } from '../failure';
import { messages } from './councils.messages';
import { dayOf } from './days';

/** The fields of a council that a change needs. */
export type ChangedCouncil = Pick<Council, 'id' | 'name' | 'revision'>;

const GRACE_MS = 30 * 86_400_000;

/** Reloads all council data of the administration. */
export const useCouncilRefresh = () => {
  const invalidate = useInvalidate();
  return () =>
    invalidate(listCouncilsOperation, getCouncilDetailOperation, getSystemStatsOperation, listUsersOperation);
};

/** Changes of a council. Those with a confirmation reject on failure, so that the dialog stays open. */
export const useCouncilChanges = () => {
  const refreshLists = useCouncilRefresh();
  const { refresh: refreshSession } = useSession();
  const navigate = useNavigate();
  const choose = useOperationMutation(chooseCouncilOperation);
  const change = useOperationMutation(changeCouncilStatusOperation);
  const remove = useOperationMutation(deleteCouncilOperation);
  const restore = useOperationMutation(restoreCouncilOperation);

  const set = (council: ChangedCouncil, subscriptionStatus: 'active' | 'inactive') =>
    change.mutateAsync({ params: { councilId: council.id }, body: { subscriptionStatus, revision: council.revision } });

  return {
    act: async ({ id, name }: ChangedCouncil) => {
      try {
        await choose.mutateAsync({ body: { councilId: id } });
        await refreshSession();
      } catch (error) {
        notify.error(failureText(messages.actFailed, error));
        return;
      }
      notify.success(messages.acting(name));
      await navigate('/dashboard');
    },
    suspend: (council: ChangedCouncil) =>
      carryOut(() => set(council, 'inactive'), messages.suspended(council.name), messages.suspendFailed).finally(
        refreshLists,
      ),
    resume: (council: ChangedCouncil) =>
      carryOut(() => set(council, 'active'), messages.resumed(council.name), messages.resumeFailed)
        .catch(() => undefined)
        .finally(refreshLists),
    remove: (council: ChangedCouncil, typed: string) =>
      carryOut(
        () => remove.mutateAsync({ params: { councilId: council.id }, query: { confirm: typed } }),
        messages.removed(council.name, dayOf(new Date(Date.now() + GRACE_MS).toISOString())),
        messages.removeFailed,
      ).finally(refreshLists),
    restore: (council: ChangedCouncil) =>
      carryOut(
        () => restore.mutateAsync({ params: { councilId: council.id } }),
        messages.restored(council.name),
        messages.restoreFailed,
      )
        .catch(() => undefined)
        .finally(refreshLists),
  };
};
