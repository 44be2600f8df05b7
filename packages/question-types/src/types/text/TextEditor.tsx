import { Text } from '@folkmoot/ui';
import { MAX_TEXT } from './text.answers';

/** No settings: a short text needs only the card's title and description. */
export const TextEditor = () => (
  <Text size="sm" c="dimmed">
    People answer in their own words, up to {MAX_TEXT} characters.
  </Text>
);
