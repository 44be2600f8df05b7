import { confirmAddressChangeOperation, readAddressChangeOperation } from '@folkmoot/contracts/client';
import {
  isApiError,
  useOperation,
  useOperationMutation,
  usePageTitle,
  useParams,
  useQueryClient,
} from '@folkmoot/shell-sdk';
import {
  Alert,
  Button,
  Group,
  IconAlertTriangle,
  IconCircleCheck,
  LinkButton,
  PageError,
  Stack,
  Text,
  ThemeIcon,
  Title,
} from '@folkmoot/ui';
import { useEffect, useRef } from 'react';
import { GuestPage, Waiting } from '../../entities/guest-page';
import { refreshSession } from '../../entities/session';
import { messages } from './address-link.messages';

const anywhere = { overflowWrap: 'anywhere' } as const;

const Done = ({ email }: { email: string }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap="md" align="center">
      <ThemeIcon size={48} radius="xl" variant="light" color="green">
        <IconCircleCheck stroke={1.5} aria-hidden="true" />
      </ThemeIcon>
      <Title order={1} ta="center" ref={heading} tabIndex={-1} style={{ outline: 'none' }}>
        {messages.doneHeading}
      </Title>
      <Text ta="center" style={anywhere}>
        {messages.done(email)}
      </Text>
      <LinkButton to="/dashboard">{messages.toDashboard}</LinkButton>
    </Stack>
  );
};

/** A link that cannot work later either has no Try Again. */
const Unusable = () => (
  <Stack gap="md" role="alert">
    <Title order={1}>{messages.unusable}</Title>
    <Text>{messages.unusableText}</Text>
    <Group>
      <LinkButton to="/dashboard/account" variant="default">
        {messages.toAccount}
      </LinkButton>
    </Group>
  </Stack>
);

const Question = ({ token, email }: { token: string; email: string }) => {
  const confirm = useOperationMutation(confirmAddressChangeOperation);
  const queries = useQueryClient();
  if (confirm.isSuccess) return <Done email={confirm.data.email} />;
  if (isApiError(confirm.error, 'link_invalid')) return <Unusable />;
  // The dashboard in this browser may have the former address in memory.
  const submit = () => confirm.mutate({ params: { token } }, { onSuccess: () => void refreshSession(queries) });
  return (
    <Stack gap="md">
      <Title order={1}>{messages.heading}</Title>
      <Text>{messages.text}</Text>
      <Text fw={600} style={anywhere}>
        {email}
      </Text>
      <Text size="sm" c="dimmed">
        {messages.former}
      </Text>
      {confirm.error && !confirm.isPending ? (
        <Alert
          color="red"
          role="alert"
          title={messages.failed}
          icon={<IconAlertTriangle stroke={1.5} aria-hidden="true" />}
        >
          {confirm.error.message}
        </Alert>
      ) : null}
      <Button size="md" fullWidth disabled={confirm.isPending} onClick={submit}>
        {confirm.isPending ? messages.confirming : messages.confirm}
      </Button>
    </Stack>
  );
};

const Link = ({ token }: { token: string }) => {
  const { data, error, refetch } = useOperation(
    readAddressChangeOperation,
    { params: { token } },
    { staleTime: Number.POSITIVE_INFINITY },
  );
  if (data) return <Question token={token} email={data.email} />;
  if (isApiError(error, 'link_invalid')) return <Unusable />;
  if (error) return <PageError title={messages.loadFailed} text={error.message} onRetry={() => void refetch()} />;
  return <Waiting label={messages.loading} />;
};

/** /auth/address/{token}: confirms a new email address, without signing in. Opening it changes nothing. */
export const AddressLinkPage = () => {
  usePageTitle(messages.title);
  const { token = '' } = useParams();
  return (
    <GuestPage>
      <Link key={token} token={token} />
    </GuestPage>
  );
};
