import type { SubscriberImport } from '@folkmoot/contracts/client';
import { Button, Group, notify, ProgressBar, Stack, Text } from '@folkmoot/ui';
import { messages } from './imports.messages';
import { useCancelImport } from './use-import';

const texts = messages.progress;

/** A running import: progress, current figures and cancel. */
export const ImportProgress = ({ run, onClose }: { run: SubscriberImport; onClose: () => void }) => {
  const { cancel, isPending } = useCancelImport();
  const stop = async () => {
    if (!(await cancel(run.id))) notify.error(texts.stopFailed);
  };
  return (
    <Stack>
      <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
        {run.fileName}
      </Text>
      <ProgressBar
        label={texts.bar}
        value={run.processed}
        max={run.total}
        text={run.state === 'queued' ? texts.waiting : texts.rows(run.processed, run.total)}
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
