import {
  type NotificationKind,
  readNotificationLinkOperation,
  switchNotificationOffOperation,
} from '@folkmoot/contracts/client';
import { isApiError, useOperation, useOperationMutation, usePageTitle, useParams } from '@folkmoot/shell-sdk';
import { Alert, Button, Group, LinkButton, PageError, Stack, Text, Title } from '@folkmoot/ui';
import { GuestPage, Waiting } from '../../entities/guest-page';
import { messages } from './notification-link.messages';

interface Meant {
  kind: NotificationKind;
  email: string;
}

const ToSettings = () => (
  <Group>
    <LinkButton to="/dashboard/settings/notifications" variant="default">
      {messages.settings}
    </LinkButton>
  </Group>
);

const Done = ({ kind, email }: Meant) => (
  <Stack gap="md" role="status">
    <Title order={1}>{messages.doneHeading}</Title>
    <Text>{messages.done(kind, email)}</Text>
    <ToSettings />
  </Stack>
);

const Question = ({ token, meant }: { token: string; meant: Meant }) => {
  const off = useOperationMutation(switchNotificationOffOperation);
  if (off.isSuccess) return <Done {...meant} />;
  return (
    <Stack gap="md">
      <Title order={1}>{messages.heading(meant.kind)}</Title>
      <Text style={{ overflowWrap: 'anywhere' }}>{messages.text(meant.email)}</Text>
      {off.isError && (
        <Alert color="red" role="alert">
          {messages.failed}
        </Alert>
      )}
      <Group>
        <Button loading={off.isPending} onClick={() => off.mutate({ params: { token } })}>
          {messages.off}
        </Button>
      </Group>
    </Stack>
  );
};

const Link = ({ token }: { token: string }) => {
  const { data, error, refetch } = useOperation(
    readNotificationLinkOperation,
    { params: { token } },
    { staleTime: Number.POSITIVE_INFINITY },
  );
  if (data) return data.isOn ? <Question token={token} meant={data} /> : <Done {...data} />;
  if (isApiError(error, 'link_invalid')) {
    return (
      <Stack gap="md" role="alert">
        <Title order={1}>{messages.unusable}</Title>
        <Text>{messages.unusableText}</Text>
        <ToSettings />
      </Stack>
    );
  }
  if (error) return <PageError title={messages.loadFailed} text={error.message} onRetry={() => void refetch()} />;
  return <Waiting label={messages.loading} />;
};

/** /auth/notifications/{token}: switches one kind of email off, without signing in. Opening it changes nothing. */
export const NotificationLinkPage = () => {
  usePageTitle(messages.title);
  const { token = '' } = useParams();
  return (
    <GuestPage>
      <Link key={token} token={token} />
    </GuestPage>
  );
};
