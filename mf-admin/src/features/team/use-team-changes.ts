import {
  type CouncilRole,
  getTeamSummaryOperation,
  listInvitationsOperation,
  listMembersOperation,
  removeMemberOperation,
  resetMemberFactorsOperation,
  roleLabels,
  type User,
  updateMemberOperation,
} from '@folkmoot/contracts/client';
import { useInvalidate, useOperationMutation } from '@folkmoot/shell-sdk';
import { notify } from '@folkmoot/ui';
import { failureText } from './failure-text';
import { memberMessages } from './team.messages';

/** Reloads all data of the team screen. */
export const useTeamRefresh = () => {
  const invalidate = useInvalidate();
  return () => invalidate(listMembersOperation, getTeamSummaryOperation, listInvitationsOperation);
};

/**
 * Changes of a member. Each shows its result. Those with a confirmation reject on failure, so that the dialog stays
 * open.
 */
export const useTeamChanges = () => {
  const refresh = useTeamRefresh();
  const update = useOperationMutation(updateMemberOperation);
  const remove = useOperationMutation(removeMemberOperation);
  const resetFactors = useOperationMutation(resetMemberFactorsOperation);

  const carryOut = async (work: () => Promise<unknown>, done: string, failed: string): Promise<void> => {
    try {
      await work();
      notify.success(done);
    } catch (error) {
      notify.error(failureText(failed, error));
      throw error;
    } finally {
      await refresh();
    }
  };
  const params = ({ id }: User) => ({ userId: id });

  return {
    giveRole: (user: User, role: CouncilRole) =>
      carryOut(
        () => update.mutateAsync({ params: params(user), body: { role, revision: user.revision } }),
        memberMessages.roleChanged(user.name, roleLabels[role]),
        memberMessages.roleFailed,
      ).catch(() => undefined),
    activate: (user: User) =>
      carryOut(
        () => update.mutateAsync({ params: params(user), body: { status: 'active' } }),
        memberMessages.activated(user.name),
        memberMessages.statusFailed,
      ).catch(() => undefined),
    deactivate: (user: User) =>
      carryOut(
        () => update.mutateAsync({ params: params(user), body: { status: 'inactive' } }),
        memberMessages.deactivated(user.name),
        memberMessages.statusFailed,
      ),
    resetFactor: (user: User) =>
      carryOut(
        () => resetFactors.mutateAsync({ params: params(user) }),
        memberMessages.factorReset(user.name),
        memberMessages.factorResetFailed,
      ),
    remove: (user: User) =>
      carryOut(
        () => remove.mutateAsync({ params: params(user) }),
        memberMessages.removed(user.name),
        memberMessages.removeFailed,
      ),
  };
};
