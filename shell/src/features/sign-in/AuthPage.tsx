import { Navigate, usePageTitle, useQuery } from '@folkmoot/shell-sdk';
import { Alert, Anchor, Card, Container, Group, IconInfoCircle, Loader, Stack, Text, TextLink } from '@folkmoot/ui';
import { useEffect, useState } from 'react';
import { Logo } from '../../frame';
import { sessionQuery } from '../../session';
import { useSettings } from '../../settings/SettingsProvider';
import { readAuthAddress } from './auth-address';
import { LinkForm } from './LinkForm';
import { messages } from './sign-in.messages';
import { useRedeem } from './use-redeem';

/** Reads the address once and takes what it carried out of it, so that it stays in no history and no screenshot. */
const useAuthAddress = () => {
  const [address] = useState(() => readAuthAddress(window.location));
  useEffect(() => {
    if (window.location.search || window.location.hash) {
      window.history.replaceState(window.history.state, '', window.location.pathname);
    }
  }, []);
  return address;
};

const Invitation = ({ supportEmail }: { supportEmail: string }) => (
  <Alert
    role="note"
    variant="default"
    title={messages.invitationTitle}
    icon={<IconInfoCircle stroke={1.5} aria-hidden="true" />}
  >
    <Stack gap={8}>
      <Text size="sm">{messages.invitationText}</Text>
      <Text size="sm">
        {messages.support}:{' '}
        <Anchor href={`mailto:${supportEmail}`} underline="always">
          {supportEmail}
        </Anchor>
      </Text>
    </Stack>
  </Alert>
);

const Verifying = () => (
  <Group justify="center" gap="sm" role="status" py="xl">
    <Loader aria-hidden="true" />
    <Text>{messages.verifying}</Text>
  </Group>
);

/** /auth: asks for a link, or redeems the one that was followed. */
export const AuthPage = () => {
  usePageTitle(messages.title);
  const { productName, supportEmail } = useSettings();
  const address = useAuthAddress();
  const { isVerifying, error } = useRedeem(address);
  // A link that is being redeemed decides who is signed in; asking at the same time could answer for somebody else.
  const session = useQuery({ ...sessionQuery, enabled: !isVerifying });
  const isSignedIn = Boolean(session.data);
  return (
    <Container component="main" size={460} py={{ base: 32, sm: 72 }} px="md">
      <Stack gap="lg">
        <Group justify="center" gap="xs">
          <Logo size={32} />
          <Text fw={600} size="xl">
            {productName}
          </Text>
        </Group>
        <Card p={{ base: 'lg', sm: 'xl' }}>
          {isVerifying || isSignedIn ? (
            <Verifying />
          ) : (
            <LinkForm heading={messages.heading(productName)} error={error} />
          )}
        </Card>
        {/* The page stays while the dashboard is being fetched: a blank one would look broken. */}
        {isSignedIn ? <Navigate to="/dashboard" replace /> : null}
        <Invitation supportEmail={supportEmail} />
        <Text ta="center">
          <TextLink to="/" size="sm">
            {messages.back}
          </TextLink>
        </Text>
      </Stack>
    </Container>
  );
};
