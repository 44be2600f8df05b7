import { Text } from '@folkmoot/ui';
import { messages } from './personal.messages';

/** Tells staff who ask for personal data how it is treated. */
export const PersonalNote = () => (
  <Text size="sm" c="dimmed">
    {messages.kept}
  </Text>
);
