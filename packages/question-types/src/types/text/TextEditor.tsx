import { Text } from '@folkmoot/ui';
import { MAX_TEXT } from './text.answers';

/** Nothing to set: the card's own title and description are all a short text needs. */
export const TextEditor = () => (
  <Text size="sm" c="dimmed">
    People answer in their own words, up to {MAX_TEXT} characters.
  </Text>
);
