import { getStorageOperation } from '@folkmoot/contracts/client';
import { notify, useCan, useOperation } from '@folkmoot/shell-sdk';
import { Alert, Button, Group, IconAlertTriangle, Stack, Text } from '@folkmoot/ui';
import { useState } from 'react';
import { useSetupStorage } from '../../entities/storage/use-setup-storage';
import { messages } from './storage-banner.messages';

interface Props {
  /** An upload found that storage is missing. Overrides the earlier state. */
  isMissing?: boolean;
  /** Called when storage is ready. */
  onReady?: () => void;
}

/** Shown above the survey while the council has no storage. Sets it up. */
export const StorageBanner = ({ isMissing = false, onReady = () => undefined }: Props) => {
  const storage = useOperation(getStorageOperation, {});
  const maySetUp = useCan('storage:setup');
  const { run, isRunning } = useSetupStorage();
  const [problem, setProblem] = useState<string | null>(null);
  if (!isMissing && storage.data?.isReady !== false) return null;
  const setUp = async () => {
    const { isReady, message } = await run();
    setProblem(isReady ? null : message);
    if (!isReady) return;
    notify.success(message);
    onReady();
  };
  return (
    <Alert color="amber" title={messages.title} icon={<IconAlertTriangle size={18} stroke={1.5} aria-hidden="true" />}>
      <Stack gap="sm">
        <Text size="sm">{messages.text}</Text>
        {problem && (
          <Text size="sm" role="alert">
            {problem}
          </Text>
        )}
        {maySetUp && (
          <Group>
            <Button size="xs" loading={isRunning} onClick={() => void setUp()}>
              {isRunning ? messages.settingUp : messages.setUp}
            </Button>
          </Group>
        )}
      </Stack>
    </Alert>
  );
};
