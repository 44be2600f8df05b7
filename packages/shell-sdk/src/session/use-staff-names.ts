import { listMembersOperation } from '@folkmoot/contracts/client';
import { useOperation } from '../api/use-operation';
import { useCan, useSession } from './SessionProvider';

/** The owner of a staff id: `isYou`, or their name. Null when the team list does not contain the id (any more). */
export const useStaffNames = (): ((id: string) => { isYou: boolean; name: string | null }) => {
  const { user } = useSession();
  const canRead = useCan('team:read');
  const { data } = useOperation(listMembersOperation, {}, { enabled: canRead, retry: false });
  return (id) => ({
    isYou: id === user.id,
    name: data?.items.find((member) => member.id === id)?.name ?? null,
  });
};
