import { Alert, Button, Group, Stack, Text } from '@folkmoot/ui';
import { messages } from './conflict.messages';

interface Props {
  onReload: () => void;
  onOverwrite: () => void;
}

/** Somebody saved meanwhile: nothing typed is lost, and the choice is the user's. */
export const Conflict = ({ onReload, onOverwrite }: Props) => (
  <Alert color="amber" role="alert" title={messages.title}>
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
