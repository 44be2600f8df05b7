import { Navigate, useNavigate, usePageTitle, useQuery } from '@folkmoot/shell-sdk';
import { Alert, Anchor, Card, Container, Group, IconInfoCircle, Loader, Stack, Text, TextLink } from '@folkmoot/ui';
import { useEffect, useState } from 'react';
import { Logo } from '../../frame';
import { forgetPlace, isTabWaiting, sessionQuery, wantedPlace } from '../../session';
import { useSettings } from '../../settings/SettingsProvider';
import { AskFirst } from './AskFirst';
import { readAuthAddress } from './auth-address';
import { LinkForm } from './LinkForm';
import { SignedInAgain } from './SignedInAgain';
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

/** To the page that was wanted before signing in, else to the dashboard. */
const GoOn = () => {
  const [place] = useState(() => wantedPlace());
  useEffect(forgetPlace, []);
  return <Navigate to={place} replace />;
};

interface StepProps {
  isSignedIn: boolean;
  /** Another tab waited for this sign-in. */
  isAgain: boolean;
  redemption: ReturnType<typeof useRedeem>;
}

/** The card in the middle, by how far the sign-in is. */
const Step = ({ isSignedIn, isAgain, redemption }: StepProps) => {
  const { productName } = useSettings();
  const navigate = useNavigate();
  const { state, redeem, leave } = redemption;
  if (state.kind === 'asking') {
    const cancel = () => (state.link.signedInAs ? void navigate('/dashboard', { replace: true }) : leave());
    return <AskFirst link={state.link} onConfirm={() => void redeem()} onCancel={cancel} />;
  }
  if (isAgain) return <SignedInAgain />;
  if (state.kind !== 'none' || isSignedIn) return <Verifying />;
  return <LinkForm heading={messages.heading(productName)} error={state.error} />;
};

/** /auth: asks for a link, or redeems the one that was followed. */
export const AuthPage = () => {
  usePageTitle(messages.title);
  const { productName, supportEmail } = useSettings();
  const address = useAuthAddress();
  const [isAwaited] = useState(() => address.credentials !== null && isTabWaiting());
  const redemption = useRedeem(address);
  const { kind } = redemption.state;
  // A link that is being redeemed decides who is signed in; asking at the same time could answer for somebody else.
  const session = useQuery({ ...sessionQuery, enabled: kind === 'none' || kind === 'signed-in' });
  const isSignedIn = Boolean(session.data) && (kind === 'none' || kind === 'signed-in');
  const isAgain = isAwaited && kind === 'signed-in';
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
          <Step isSignedIn={isSignedIn} isAgain={isAgain} redemption={redemption} />
        </Card>
        {/* The page stays while the dashboard is being fetched: a blank one would look broken. */}
        {isSignedIn && !isAgain ? <GoOn /> : null}
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
