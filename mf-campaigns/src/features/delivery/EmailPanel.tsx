import { useSession } from '@folkmoot/shell-sdk';
import { Card, Stack, Text, Title } from '@folkmoot/ui';
import { messages } from './delivery.messages';
import { SettingsHint } from './SettingsHint';

const texts = messages.emailPanel;

/** Shows the sender and subject of a mail to residents, and links to the place where staff write it. */
export const EmailPanel = ({ isSaved }: { isSaved: boolean }) => {
  const { council } = useSession();
  const { fromName = '', replyTo = '' } = council?.settings.emailConfig ?? {};
  return (
    <Card component="section" aria-label={texts.title}>
      <Stack gap="xs">
        <Title order={2}>{texts.title}</Title>
        <Text>{texts.from(fromName || council?.name || '')}</Text>
        <Text>{replyTo ? texts.replyTo(replyTo) : texts.noReply}</Text>
        <SettingsHint text={texts.change} section="email" label={texts.settings} />
        <Text c="dimmed">{isSaved ? texts.below : texts.notSaved}</Text>
      </Stack>
    </Card>
  );
};
