import { confirmAppOperation, startAppOperation } from '@folkmoot/contracts/client';
import { api, useQuery } from '@folkmoot/shell-sdk';
import { Alert, Button, Group, QueryStates, Stack, Text, Title } from '@folkmoot/ui';
import { useState } from 'react';
import type { AddProps } from './AddPasskey';
import { CodeForm } from './CodeForm';
import { problemText } from './problem-text';
import { messages } from './second-factor.messages';

const QR_SIZE = 200;

/** Shows a new secret for an app as QR code and as text, and asks for a code of it. */
export const AddApp = ({ onCancel, onAdded }: AddProps) => {
  // A new secret each time: an earlier one is replaced.
  const secret = useQuery({
    queryKey: ['authenticator-app-secret'],
    queryFn: () => api.call(startAppOperation, {}),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnWindowFocus: false,
  });
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const confirm = async (code: string) => {
    setIsBusy(true);
    setProblem(null);
    try {
      onAdded((await api.call(confirmAppOperation, { body: { code } })).recoveryCodes);
    } catch (error) {
      setProblem(problemText(error));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Stack gap="md">
      <Title order={2} size="h4">
        {messages.appTitle}
      </Title>
      <QueryStates query={secret} errorTitle={messages.failed}>
        {({ secret: key, qrCode }) => (
          <Stack gap="md">
            <Text>{messages.appScan}</Text>
            <img
              src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(qrCode)}`}
              alt={messages.appQr}
              width={QR_SIZE}
              height={QR_SIZE}
              style={{ alignSelf: 'center', borderRadius: 8, background: '#fff' }}
            />
            <div>
              <Text size="sm">{messages.appType}</Text>
              <Text ff="monospace" style={{ overflowWrap: 'anywhere' }}>
                {key}
              </Text>
            </div>
            <Text>{messages.appConfirm}</Text>
            {problem ? (
              <Alert color="red" role="alert">
                {problem}
              </Alert>
            ) : null}
            <CodeForm kind="app" isBusy={isBusy} onCode={(code) => void confirm(code)} />
          </Stack>
        )}
      </QueryStates>
      <Group justify="flex-start">
        <Button variant="subtle" onClick={onCancel}>
          {messages.back}
        </Button>
      </Group>
    </Stack>
  );
};
