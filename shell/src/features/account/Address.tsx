import { cancelAddressChangeOperation, getOwnAddressChangeOperation } from '@folkmoot/contracts/client';
import {
  momentIn,
  useInvalidate,
  useOperation,
  useOperationMutation,
  useReaderZone,
  useSession,
} from '@folkmoot/shell-sdk';
import { Alert, Button, Group, IconMail, notify, Stack, Text } from '@folkmoot/ui';
import { useState } from 'react';
import { messages } from './account.messages';
import { ChangeAddress } from './ChangeAddress';
import { Fact } from './Fact';

/** A new address that waits for its confirmation. */
const Pending = ({ email, expiresAt }: { email: string; expiresAt: string }) => {
  const zone = useReaderZone();
  const invalidate = useInvalidate();
  const cancel = useOperationMutation(cancelAddressChangeOperation);
  const carryOut = async () => {
    try {
      await cancel.mutateAsync({});
      notify.success(messages.changeCancelled);
    } catch {
      notify.error(messages.cancelFailed);
    } finally {
      await invalidate(getOwnAddressChangeOperation);
    }
  };
  return (
    <Alert role="note" variant="light" icon={<IconMail stroke={1.5} aria-hidden="true" />}>
      <Group justify="space-between" gap="sm">
        <Text size="sm" style={{ flex: '1 1 14rem', overflowWrap: 'anywhere' }}>
          {messages.pendingChange(email, momentIn(expiresAt, zone))}
        </Text>
        <Button size="xs" variant="default" disabled={cancel.isPending} onClick={() => void carryOut()}>
          {messages.cancelChange}
        </Button>
      </Group>
    </Alert>
  );
};

/** The user's email address. A new one is used only after it was confirmed by a link that is mailed to it. */
export const Address = () => {
  const { user } = useSession();
  const [isChanging, setIsChanging] = useState(false);
  const { data, isPending } = useOperation(getOwnAddressChangeOperation, {});
  return (
    <Stack gap="sm">
      <Fact label={messages.email} value={user.email}>
        {isPending || data?.isByProvider ? null : (
          <Button size="xs" variant="default" onClick={() => setIsChanging(true)}>
            {messages.changeAddress}
          </Button>
        )}
      </Fact>
      {data?.isByProvider ? (
        <Text size="sm" c="dimmed">
          {messages.byProvider}
        </Text>
      ) : null}
      {data?.email && data.expiresAt && !data.isByProvider ? (
        <Pending email={data.email} expiresAt={data.expiresAt} />
      ) : null}
      {isChanging ? <ChangeAddress present={user.email} onClose={() => setIsChanging(false)} /> : null}
    </Stack>
  );
};
