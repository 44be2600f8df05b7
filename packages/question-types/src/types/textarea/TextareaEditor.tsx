import { MAX_ANSWER } from '@folkmoot/contracts/client';
import { Text } from '@folkmoot/ui';
import { messages } from './textarea.messages';

/** No settings except the card's title and description. */
export const TextareaEditor = () => (
  <Text size="sm" c="dimmed">
    {messages.hint(MAX_ANSWER)}
  </Text>
);
