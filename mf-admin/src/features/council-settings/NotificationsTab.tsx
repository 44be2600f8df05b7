import {
  chooseNotificationsOperation,
  getNotificationsOperation,
  type NotificationKind,
  notificationKinds,
} from '@folkmoot/contracts/client';
import {
  operationKey,
  useCan,
  useOperation,
  useOperationMutation,
  useQueryClient,
  useSession,
} from '@folkmoot/shell-sdk';
import { Card, notify, PageLoading, QueryStates, Stack, Text, Title } from '@folkmoot/ui';
import { Switch } from '@folkmoot/ui/controls';
import { messages as pageMessages } from './council-settings.messages';
import { messages as texts } from './notifications.messages';

/** Saves each switch at once, and switches it back when saving fails. */
const useChoice = () => {
  const client = useQueryClient();
  const key = operationKey(getNotificationsOperation, {});
  const choose = useOperationMutation(chooseNotificationsOperation);
  return async (kind: NotificationKind, isOn: boolean) => {
    const before = client.getQueryData<object>(key);
    client.setQueryData(key, { ...before, [kind]: isOn });
    try {
      client.setQueryData(key, await choose.mutateAsync({ body: { [kind]: isOn } }));
      notify.success(texts.saved);
    } catch {
      client.setQueryData(key, { ...client.getQueryData<object>(key), [kind]: !isOn });
      notify.error(texts.failed);
    }
  };
};

/** The kinds of mails, one's own choice. Only those who manage webhooks are mailed about them. */
export const NotificationsTab = () => {
  const { user } = useSession();
  const managesWebhooks = useCan('webhook:manage');
  const kinds = notificationKinds.filter((kind) => kind !== 'webhooks' || managesWebhooks);
  const preferences = useOperation(getNotificationsOperation, {});
  const choose = useChoice();
  return (
    <Card>
      <Stack>
        <div>
          <Title order={2} size="h3">
            {pageMessages.tabs.notifications}
          </Title>
          <Text size="sm" c="dimmed">
            {texts.description(user.email)}
          </Text>
        </div>
        <QueryStates
          query={preferences}
          loading={<PageLoading label={texts.loading} shape="table" count={5} />}
          errorTitle={texts.loadFailed}
        >
          {(chosen) => (
            <Stack gap="md">
              {kinds.map((kind) => (
                <Switch
                  key={kind}
                  label={texts.kinds[kind].label}
                  description={texts.kinds[kind].help}
                  checked={chosen[kind]}
                  onChange={(event) => void choose(kind, event.currentTarget.checked)}
                />
              ))}
              <Text size="sm" c="dimmed">
                {texts.off}
              </Text>
            </Stack>
          )}
        </QueryStates>
      </Stack>
    </Card>
  );
};
