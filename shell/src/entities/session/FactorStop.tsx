import type { Session } from '@folkmoot/contracts/client';
import { usePageTitle } from '@folkmoot/shell-sdk';
import { Button, Card, Group, IconShieldLock, Stack, Text, ThemeIcon, Title } from '@folkmoot/ui';
import { SetUpFactor } from '../second-factor';
import { messages } from './session.messages';
import { Whole } from './Whole';

interface Props {
  session: Session;
  onDone: () => void;
  onSignOut: () => void;
}

/** A second factor is required and missing: setting it up comes before everything else. */
export const FactorStop = ({ session: { user, council }, onDone, onSignOut }: Props) => {
  usePageTitle(messages.factorTitle);
  const isSystemAdmin = user.role === 'system_admin';
  return (
    <Whole>
      <Card p={{ base: 'lg', sm: 'xl' }}>
        <Stack gap="lg">
          <Stack align="center" gap="sm">
            <ThemeIcon size={48} radius="xl" variant="light">
              <IconShieldLock stroke={1.5} aria-hidden="true" />
            </ThemeIcon>
            <Title order={1} ta="center">
              {messages.factorTitle}
            </Title>
            <Text ta="center">
              {isSystemAdmin || !council ? messages.factorBySystem : messages.factorByCouncil(council.name)}
            </Text>
          </Stack>
          <SetUpFactor onDone={onDone} />
          <Group justify="space-between">
            <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
              {messages.signedInAs(user.email)}
            </Text>
            <Button variant="subtle" size="compact-sm" onClick={onSignOut}>
              {messages.signOut}
            </Button>
          </Group>
        </Stack>
      </Card>
    </Whole>
  );
};
