import { Navigate, useNavigate, usePageTitle, useQuery } from '@folkmoot/shell-sdk';
import { Alert, Anchor, Card, Container, Group, IconInfoCircle, Stack, Text, TextLink } from '@folkmoot/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Waiting } from '../../entities/guest-page';
import { LanguageLinks } from '../../entities/interface-language';
import { Logo } from '../../entities/product/Logo';
import { useSettings } from '../../entities/product/SettingsProvider';
import { forgetPlace, isTabWaiting, sessionQuery, wantedPlace } from '../../entities/session';
import { AskFirst } from './AskFirst';
import { readAuthAddress } from './auth-address';
import { LinkForm } from './LinkForm';
import { SessionEndNote } from './SessionEndNote';
import { SignedInAgain } from './SignedInAgain';
import { messages } from './sign-in.messages';
import { useRedeem } from './use-redeem';

/** Loaded only when a sign-in waits for a second factor. */
const PendingSignIn = lazy(async () => ({ default: (await import('./PendingSignIn')).PendingSignIn }));

/** Reads the address once and removes the tokens from it, so that they do not stay in the history or in screenshots. */
const useAuthAddress = () => {
  const [address] = useState(() => readAuthAddress(window.location));
  useEffect(() => {
    if (!address.awaitsFactor && (window.location.search || window.location.hash)) {
      window.history.replaceState(window.history.state, '', window.location.pathname);
    }
  }, [address]);
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

const Verifying = () => <Waiting label={messages.verifying} />;

/** Opens the page that was requested before signing in, or the dashboard. */
const GoOn = () => {
  const [place] = useState(() => wantedPlace());
  useEffect(forgetPlace, []);
  return <Navigate to={place} replace />;
};

interface StepProps {
  isSignedIn: boolean;
  /** Another tab is waiting for this sign-in. */
  isAgain: boolean;
  redemption: ReturnType<typeof useRedeem>;
}

/** The card for the current step of the sign-in. */
const Step = ({ isSignedIn, isAgain, redemption }: StepProps) => {
  const { productName } = useSettings();
  const navigate = useNavigate();
  const { state, redeem, leave } = redemption;
  if (state.kind === 'asking') {
    const cancel = () => (state.link.signedInAs ? void navigate('/dashboard', { replace: true }) : leave());
    return <AskFirst link={state.link} onConfirm={() => void redeem()} onCancel={cancel} />;
  }
  if (state.kind === 'awaits-factor') {
    return (
      <Suspense fallback={<Verifying />}>
        <PendingSignIn onFinished={redemption.finish} onLeave={leave} />
      </Suspense>
    );
  }
  if (isAgain) return <SignedInAgain />;
  if (state.kind !== 'none' || isSignedIn) return <Verifying />;
  return <LinkForm heading={messages.heading(productName)} error={state.error} />;
};

/** /auth: sends a sign-in link, or redeems one. */
export const AuthPage = () => {
  usePageTitle(messages.title);
  const { productName, supportEmail } = useSettings();
  const address = useAuthAddress();
  const [isAwaited] = useState(() => address.credentials !== null && isTabWaiting());
  const redemption = useRedeem(address);
  const { kind } = redemption.state;
  // Redeeming a link changes the session. A session request at the same time could return the previous user.
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
        {kind === 'none' && session.data === null ? <SessionEndNote /> : null}
        <Card p={{ base: 'lg', sm: 'xl' }}>
          <Step isSignedIn={isSignedIn} isAgain={isAgain} redemption={redemption} />
        </Card>
        {/* The page stays visible while the dashboard loads, because a blank page would look broken. */}
        {isSignedIn && !isAgain ? <GoOn /> : null}
        <Invitation supportEmail={supportEmail} />
        <Text ta="center">
          <TextLink to="/" size="sm">
            {messages.back}
          </TextLink>
        </Text>
        {kind === 'none' && !isSignedIn ? <LanguageLinks /> : null}
      </Stack>
    </Container>
  );
};
