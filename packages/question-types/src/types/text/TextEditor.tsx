import { Stack, Text } from '@folkmoot/ui';
import { PersonalCheckbox } from '../../personal/PersonalCheckbox';
import type { EditorProps } from '../../views';
import { MAX_TEXT } from './text.answers';
import { messages } from './text.messages';

/** Besides the card's title and description, only whether the answers are personal data. */
export const TextEditor = (props: EditorProps) => (
  <Stack gap="xs">
    <Text size="sm" c="dimmed">
      {messages.hint(MAX_TEXT)}
    </Text>
    <PersonalCheckbox {...props} />
  </Stack>
);
