import { readInvitationOperation } from '@folkmoot/contracts/client';
import { ApiError, useOperation, usePageTitle, useParams } from '@folkmoot/shell-sdk';
import {
  Anchor,
  Card,
  Container,
  Group,
  IconMail,
  LinkButton,
  Loader,
  PageError,
  Stack,
  Text,
  ThemeIcon,
  Title,
} from '@folkmoot/ui';
import { useEffect, useRef, useState } from 'react';
import { Logo } from '../../entities/product/Logo';
import { useSettings } from '../../entities/product/SettingsProvider';
import { type Accepted, AcceptForm } from './AcceptForm';
import { messages } from './invitation.messages';

const Opening = () => (
  <Group justify="center" gap="sm" role="status" py="xl">
    <Loader aria-hidden="true" />
    <Text>{messages.loading}</Text>
  </Group>
);

const Ready = ({ email, linkSent }: Accepted) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack align="center" gap="sm">
      <ThemeIcon size={48} radius="xl" variant="light">
        <IconMail stroke={1.5} aria-hidden="true" />
      </ThemeIcon>
      <Title order={1} ta="center" ref={heading} tabIndex={-1} style={{ outline: 'none' }}>
        {messages.readyHeading}
      </Title>
      <Text ta="center" style={{ overflowWrap: 'anywhere' }}>
        {linkSent ? messages.linkSent(email) : messages.linkNotSent(email)}
      </Text>
      {linkSent ? null : <LinkButton to="/auth">{messages.toSignIn}</LinkButton>}
    </Stack>
  );
};

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

const Offer = ({ token }: { token: string }) => {
  const [accepted, setAccepted] = useState<Accepted | null>(null);
  const { data, error, refetch } = useOperation(
    readInvitationOperation,
    { params: { token } },
    { staleTime: Number.POSITIVE_INFINITY },
  );
  if (accepted) return <Ready {...accepted} />;
  if (data) return <AcceptForm token={token} offer={data} onAccepted={setAccepted} />;
  if (isFinal(error)) return <Unusable error={error} />;
  if (!error) return <Opening />;
  return <PageError title={messages.loadFailed} text={error.message} onRetry={() => void refetch()} />;
};

/** /invite/{token}: shows the invitation, and creates the account when it is accepted. Opening it changes nothing. */
export const InvitationPage = () => {
  usePageTitle(messages.title);
  const { token = '' } = useParams();
  const { productName, supportEmail } = useSettings();
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
          <Offer key={token} token={token} />
        </Card>
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
