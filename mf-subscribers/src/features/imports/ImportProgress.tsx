import type { SubscriberImport } from '@folkmoot/contracts/client';
import { Button, Group, notify, ProgressBar, Stack, Text } from '@folkmoot/ui';
import { messages } from './imports.messages';
import { useCancelImport } from './use-import';

const texts = messages.progress;

/** While it runs: how far it is, what it found so far, and how to stop it. */
export const ImportProgress = ({ given, onClose }: { given: SubscriberImport; onClose: () => void }) => {
  const { cancel, isPending } = useCancelImport();
  const stop = async () => {
    if (!(await cancel(given.id))) notify.error(texts.stopFailed);
  };
  return (
    <Stack>
      <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
        {given.fileName}
      </Text>
      <ProgressBar
        label={texts.bar}
        value={given.processed}
        max={given.total}
        text={given.state === 'queued' ? texts.waiting : texts.rows(given.processed, given.total)}
      />
      <Text size="sm" c="dimmed">
        {texts.leave}
      </Text>
      <Group justify="space-between">
        <Button variant="subtle" color="red" onClick={() => void stop()} disabled={isPending}>
          {texts.stop}
        </Button>
        <Button variant="default" onClick={onClose}>
          {messages.close}
        </Button>
      </Group>
    </Stack>
  );
};
