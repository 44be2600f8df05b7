import { Badge, Button, Card, Group, IconDeviceMobile, IconKey, Stack, Text, ThemeIcon } from '@folkmoot/ui';
import { supportsPasskeys } from './browser-passkeys';
import { messages } from './second-factor.messages';

const looks = {
  passkey: { icon: IconKey, title: messages.choosePasskey, text: messages.choosePasskeyText },
  app: { icon: IconDeviceMobile, title: messages.chooseApp, text: messages.chooseAppText },
} as const;

interface ChoiceProps {
  kind: keyof typeof looks;
  isRecommended: boolean;
  onChoose: () => void;
}

const Choice = ({ kind, isRecommended, onChoose }: ChoiceProps) => {
  const { icon: Icon, title, text } = looks[kind];
  return (
    <Card withBorder p="md">
      <Group align="flex-start" wrap="nowrap" gap="md">
        <ThemeIcon size={40} radius="xl" variant="light" style={{ flexShrink: 0 }}>
          <Icon stroke={1.5} aria-hidden="true" />
        </ThemeIcon>
        <Stack gap="xs" style={{ flex: 1 }}>
          <Group gap="xs">
            <Text fw={600}>{title}</Text>
            {isRecommended ? <Badge variant="light">{messages.recommended}</Badge> : null}
          </Group>
          <Text size="sm" c="dimmed">
            {text}
          </Text>
          <Group>
            <Button
              variant={isRecommended ? 'filled' : 'default'}
              aria-label={`${messages.add}: ${title}`}
              onClick={onChoose}
            >
              {messages.add}
            </Button>
          </Group>
        </Stack>
      </Group>
    </Card>
  );
};

interface Props {
  allowsPasskeys: boolean;
  hasApp: boolean;
  onChoose: (kind: keyof typeof looks) => void;
}

/** The ways that somebody can add here. */
export const ChooseFactor = ({ allowsPasskeys, hasApp, onChoose }: Props) => {
  const canPasskey = allowsPasskeys && supportsPasskeys();
  return (
    <Stack gap="sm">
      {canPasskey ? <Choice kind="passkey" isRecommended onChoose={() => onChoose('passkey')} /> : null}
      {canPasskey ? null : (
        <Text size="sm" c="dimmed">
          {allowsPasskeys ? messages.notSupported : messages.passkeysNeedName}
        </Text>
      )}
      {hasApp ? null : <Choice kind="app" isRecommended={!canPasskey} onChoose={() => onChoose('app')} />}
    </Stack>
  );
};
