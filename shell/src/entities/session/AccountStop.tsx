import type { Session } from '@folkmoot/contracts/client';
import { usePageTitle } from '@folkmoot/shell-sdk';
import {
  Anchor,
  Button,
  Card,
  IconBuilding,
  IconShieldLock,
  IconUsers,
  Stack,
  Text,
  ThemeIcon,
  Title,
} from '@folkmoot/ui';
import { useSettings } from '../product/SettingsProvider';
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

/** A suspended council cannot help its staff, so they write to the operator. */
const Contact = ({ council }: Pick<Session, 'council'>) => {
  const { supportEmail } = useSettings();
  const address = council?.contactEmail ?? supportEmail;
  return (
    <Text size="sm" ta="center">
      {council?.name ?? messages.support}:{' '}
      <Anchor href={`mailto:${address}`} underline="always" style={{ overflowWrap: 'anywhere' }}>
        {address}
      </Anchor>
    </Text>
  );
};

interface Props {
  reason: Reason;
  session: Pick<Session, 'user' | 'council'>;
  onSignOut: () => void;
}

/** Signed in, but without access: the reason, and what to do. */
export const AccountStop = ({ reason, session: { user, council }, onSignOut }: Props) => {
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
          <Contact council={reason === 'suspended' ? null : council} />
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
