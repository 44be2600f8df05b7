import { Stack, Text } from '@folkmoot/ui';
import { PersonalCheckbox } from '../../personal/PersonalCheckbox';
import type { EditorProps } from '../../views';
import { MAX_TEXT } from './text.answers';

/** Besides the card's title and description, only whether the answers are personal data. */
export const TextEditor = (props: EditorProps) => (
  <Stack gap="xs">
    <Text size="sm" c="dimmed">
      People answer in their own words, up to {MAX_TEXT} characters.
    </Text>
    <PersonalCheckbox {...props} />
  </Stack>
);
