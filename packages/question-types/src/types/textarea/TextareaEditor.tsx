import { MAX_ANSWER } from '@folkmoot/contracts/client';
import { Stack, Text } from '@folkmoot/ui';
import { PersonalCheckbox } from '../../personal/PersonalCheckbox';
import type { EditorProps } from '../../views';
import { messages } from './textarea.messages';

/** Besides the card's title and description, only whether the answers are personal data. */
export const TextareaEditor = (props: EditorProps) => (
  <Stack gap="xs">
    <Text size="sm" c="dimmed">
      {messages.hint(MAX_ANSWER)}
    </Text>
    <PersonalCheckbox {...props} />
  </Stack>
);
