import { Text } from '@folkmoot/ui';
import { messages } from './personal.messages';

/** How personal data is treated, for staff who ask for it. */
export const PersonalNote = () => (
  <Text size="sm" c="dimmed">
    {messages.kept}
  </Text>
);
