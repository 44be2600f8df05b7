import { chooseCouncilOperation } from '@folkmoot/contracts/client';
import { notify, useNavigate, useOperationMutation, useSession } from '@folkmoot/shell-sdk';
import { Button, Group, IconShieldLock, Text } from '@folkmoot/ui';
import { messages } from './frame.messages';

/** Always visible while a system admin acts in another council. */
export const ActingBanner = () => {
  const { isActing, council, refresh } = useSession();
  const navigate = useNavigate();
  const choose = useOperationMutation(chooseCouncilOperation);
  if (!isActing || !council) return null;
  const leave = async () => {
    try {
      await choose.mutateAsync({ body: { councilId: null } });
      await refresh();
      await navigate('/dashboard');
    } catch {
      notify.error(messages.leaveFailed);
    }
  };
  return (
    <Group role="status" bg="amber.1" c="amber.9" px="md" py={6} gap="sm" justify="space-between">
      <Group gap="xs" wrap="nowrap">
        <IconShieldLock size={18} stroke={1.5} aria-hidden="true" />
        <Text size="sm">{messages.acting(council.name)}</Text>
      </Group>
      <Button size="compact-sm" color="amber" loading={choose.isPending} onClick={() => void leave()}>
        {messages.leave}
      </Button>
    </Group>
  );
};
