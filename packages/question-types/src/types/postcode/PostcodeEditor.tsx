import { Stack } from '@folkmoot/ui';
import { CountrySelect } from '../../personal/CountrySelect';
import { PersonalNote } from '../../personal/PersonalNote';
import { messages } from '../../personal/personal.messages';
import type { EditorProps } from '../../views';

export const PostcodeEditor = (props: EditorProps) => (
  <Stack gap="xs">
    <CountrySelect {...props} description={messages.postcodeCountry} />
    <PersonalNote />
  </Stack>
);
