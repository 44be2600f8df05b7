import type { User } from '@folkmoot/contracts/client';
import { usePageTitle } from '@folkmoot/shell-sdk';
import { Button, Card, IconBuilding, IconShieldLock, IconUsers, Stack, Text, ThemeIcon, Title } from '@folkmoot/ui';
import { messages } from './session.messages';
import { Whole } from './Whole';

type Reason = 'inactive' | 'suspended' | 'no-council';

const looks = {
  inactive: { icon: IconShieldLock, title: messages.inactiveTitle },
  suspended: { icon: IconBuilding, title: messages.suspendedTitle },
  'no-council': { icon: IconUsers, title: messages.noCouncilTitle },
} as const;

const textOf = (reason: Reason, status: string): string => {
  if (reason === 'inactive') return messages.inactiveText(status);
  return reason === 'suspended' ? messages.suspendedText : messages.noCouncilText;
};

interface Props {
  reason: Reason;
  user: Pick<User, 'email' | 'status'>;
  onSignOut: () => void;
}

/** Signed in, but without access: the reason, and what to do. */
export const AccountStop = ({ reason, user, onSignOut }: Props) => {
  const { icon: Icon, title } = looks[reason];
  usePageTitle(title);
  return (
    <Whole>
      <Card p="xl">
        <Stack align="center" gap="md">
          <ThemeIcon size={48} radius="xl" variant="light" color="gray">
            <Icon stroke={1.5} aria-hidden="true" />
          </ThemeIcon>
          <Title order={1} ta="center">
            {title}
          </Title>
          <Text ta="center">{textOf(reason, user.status)}</Text>
          <Text size="sm" c="dimmed">
            {messages.signedInAs(user.email)}
          </Text>
          <Button variant="default" onClick={onSignOut}>
            {messages.signOut}
          </Button>
        </Stack>
      </Card>
    </Whole>
  );
};
