import { Text } from '@folkmoot/ui';
import { MAX_LONG_TEXT } from './textarea.answers';
import { messages } from './textarea.messages';

/** Nothing to set beyond the card's own title and description. */
export const TextareaEditor = () => (
  <Text size="sm" c="dimmed">
    {messages.hint(MAX_LONG_TEXT)}
  </Text>
);
