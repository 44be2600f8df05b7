import { Text } from '@folkmoot/ui';
import { messages } from './personal.messages';

/** What happens with personal answers, where staff ask for them. */
export const PersonalNote = () => (
  <Text size="sm" c="dimmed">
    {messages.kept}
  </Text>
);
