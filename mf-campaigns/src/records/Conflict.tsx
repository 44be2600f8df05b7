import { Alert, Button, Group, Stack, Text } from '@folkmoot/ui';
import { useEffect, useRef } from 'react';
import { messages } from './conflict.messages';

interface Props {
  onReload: () => void;
  onOverwrite: () => void;
}

/** Somebody saved meanwhile: nothing typed is lost, and the choice is the user's. It comes into view by itself. */
export const Conflict = ({ onReload, onOverwrite }: Props) => {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    // Not in every place where tests run.
    panel.current?.scrollIntoView?.({ block: 'center' });
  }, []);
  return (
    <Alert ref={panel} tabIndex={-1} color="amber" role="alert" title={messages.title}>
      <Stack gap="sm">
        <Text size="sm">{messages.text}</Text>
        <Group gap="xs">
          <Button size="xs" variant="default" onClick={onReload}>
            {messages.reload}
          </Button>
          <Button size="xs" onClick={onOverwrite}>
            {messages.overwrite}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
};
