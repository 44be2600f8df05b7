import { useSession } from '@folkmoot/shell-sdk';
import { Card, Stack, Text, Title } from '@folkmoot/ui';
import { messages } from './delivery.messages';
import { SettingsHint } from './SettingsHint';

const texts = messages.emailPanel;

/** Shows the sender of the mail to residents, and links to the settings where staff change it. */
export const EmailPanel = () => {
  const { council } = useSession();
  const { fromName = '', replyTo = '' } = council?.settings.emailConfig ?? {};
  return (
    <Card component="section" aria-label={texts.title}>
      <Stack gap="xs">
        <Title order={2}>{texts.title}</Title>
        <Text>{texts.from(fromName || council?.name || '')}</Text>
        <Text>{replyTo ? texts.replyTo(replyTo) : texts.noReply}</Text>
        <SettingsHint text={texts.change} section="email" label={texts.settings} />
      </Stack>
    </Card>
  );
};
