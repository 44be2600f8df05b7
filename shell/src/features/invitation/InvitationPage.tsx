import { readInvitationOperation } from '@folkmoot/contracts/client';
import { ApiError, useOperation, usePageTitle, useParams, useQuery } from '@folkmoot/shell-sdk';
import { Anchor, Card, Container, Group, Image, LinkButton, PageError, Stack, Text, Title } from '@folkmoot/ui';
import { useState } from 'react';
import { Waiting } from '../../entities/guest-page';
import { Logo } from '../../entities/product/Logo';
import { useSettings } from '../../entities/product/SettingsProvider';
import { sessionQuery } from '../../entities/session';
import { Accepted } from './Accepted';
import { type Acceptance, AcceptForm, type Offer as OfferData } from './AcceptForm';
import { messages } from './invitation.messages';

const Opening = () => <Waiting label={messages.loading} />;

/** An invalid invitation has no Try Again, because a retry cannot help. */
const Unusable = ({ error }: { error: ApiError }) => (
  <Stack align="center" gap="sm" role="alert">
    <Title order={1} ta="center">
      {messages.unusable}
    </Title>
    <Text ta="center">{error.message}</Text>
    {error.code === 'invitation_accepted' ? <LinkButton to="/auth">{messages.toSignIn}</LinkButton> : null}
  </Stack>
);

const isFinal = (error: Error | null): error is ApiError =>
  error instanceof ApiError && [404, 409, 410].includes(error.status);

interface Question {
  readonly data: OfferData | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

const Step = ({ token, question: { data, error, refetch } }: { token: string; question: Question }) => {
  const [accepted, setAccepted] = useState<Acceptance | null>(null);
  // After the acceptance, the session is asked for by the next page.
  const session = useQuery({ ...sessionQuery, enabled: accepted === null });
  if (accepted) return <Accepted {...accepted} />;
  if (data) {
    const here = session.data?.user.email ?? null;
    return <AcceptForm token={token} offer={data} other={here === data.email ? null : here} onAccepted={setAccepted} />;
  }
  if (isFinal(error)) return <Unusable error={error} />;
  if (!error) return <Opening />;
  return <PageError title={messages.loadFailed} text={error.message} onRetry={() => void refetch()} />;
};

/** The council that invites, or the product while that is not known. */
const Sender = ({ council }: { council: OfferData['council'] | undefined }) => {
  const { productName } = useSettings();
  if (council?.logoUrl)
    return <Image src={council.logoUrl} alt={council.logoAlt || council.name} h={56} fit="contain" />;
  return (
    <Group justify="center" gap="xs">
      <Logo size={32} />
      <Text fw={600} size="xl">
        {productName}
      </Text>
    </Group>
  );
};

const Invitation = ({ token }: { token: string }) => {
  const question = useOperation(
    readInvitationOperation,
    { params: { token } },
    { staleTime: Number.POSITIVE_INFINITY },
  );
  return (
    <>
      <Sender council={question.data?.council} />
      <Card p={{ base: 'lg', sm: 'xl' }}>
        <Step token={token} question={question} />
      </Card>
    </>
  );
};

/**
 * /invite/{token}: shows the invitation. Accepting it creates the account and signs in. Opening it changes nothing.
 */
export const InvitationPage = () => {
  usePageTitle(messages.title);
  const { token = '' } = useParams();
  const { supportEmail } = useSettings();
  return (
    <Container component="main" size={460} py={{ base: 32, sm: 72 }} px="md">
      <Stack gap="lg">
        <Invitation key={token} token={token} />
        <Text ta="center" size="sm">
          {messages.help}:{' '}
          <Anchor href={`mailto:${supportEmail}`} underline="always">
            {supportEmail}
          </Anchor>
        </Text>
      </Stack>
    </Container>
  );
};
