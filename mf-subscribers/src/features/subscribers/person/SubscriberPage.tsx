import { getSubscriberOperation, type SubscriberDetail, sendConfirmationOperation } from '@folkmoot/contracts/client';
import {
  dayIn,
  LoadedPage,
  notify,
  useCan,
  useCouncilZone,
  useNavigate,
  useOperation,
  useOperationMutation,
  usePageTitle,
  useParams,
} from '@folkmoot/shell-sdk';
import { Button, Card, Page, PageHeader, SimpleGrid, StatusBadge } from '@folkmoot/ui';
import { failureText } from '../../../entities/subscriber/failure';
import { useRefresh } from '../../../entities/subscriber/use-refresh';
import { sourceLabel } from '../../../entities/subscriber/words.messages';
import { type Ask, SubscriberDialogs, useAsked } from '../dialogs/SubscriberDialogs';
import { mayBeEdited, mayUnsubscribe } from '../subscriber.domain';
import { Consents } from './Consents';
import { Details } from './Details';
import { Facts } from './Facts';
import { History } from './History';
import { messages } from './person.messages';

const listPath = '/dashboard/subscribers/list';

/** Sends the confirmation email again. */
const ConfirmAgain = ({ subscriber: { id: subscriberId } }: { subscriber: SubscriberDetail }) => {
  const send = useOperationMutation(sendConfirmationOperation);
  const refresh = useRefresh();
  const run = async () => {
    try {
      await send.mutateAsync({ params: { subscriberId } });
      notify.success(messages.confirmationSent);
    } catch (error) {
      notify.error(failureText(error, messages.confirmationFailed));
    }
    await refresh();
  };
  return (
    <Button variant="default" loading={send.isPending} onClick={() => void run()}>
      {messages.confirmAgain}
    </Button>
  );
};

const Actions = ({ subscriber, onAsk }: { subscriber: SubscriberDetail; onAsk: Ask }) => (
  <>
    {mayBeEdited(subscriber) && <Button onClick={() => onAsk('edit', subscriber)}>{messages.edit}</Button>}
    {subscriber.status === 'pending' && <ConfirmAgain subscriber={subscriber} />}
    {mayUnsubscribe(subscriber) && (
      <Button variant="default" onClick={() => onAsk('unsubscribe', subscriber)}>
        {messages.unsubscribe}
      </Button>
    )}
    <Button variant="default" c="var(--mantine-color-error)" onClick={() => onAsk('erase', subscriber)}>
      {messages.erase}
    </Button>
  </>
);

const factsOf = (subscriber: SubscriberDetail, zone: string) => {
  const { email, displayEmail, uniqueId, source, subscribedAt, pausedUntil } = subscriber;
  const isPaused = pausedUntil && new Date(pausedUntil) > new Date();
  return [
    { name: messages.uniqueId, value: uniqueId },
    { name: messages.source, value: sourceLabel(source) },
    { name: messages.subscribedAt, value: dayIn(subscribedAt, zone) },
    ...(isPaused ? [{ name: messages.pausedUntil, value: dayIn(pausedUntil, zone) }] : []),
    ...(email === displayEmail ? [] : [{ name: messages.comparedAs, value: email }]),
  ];
};

const Loaded = ({ subscriber }: { subscriber: SubscriberDetail }) => {
  usePageTitle(subscriber.displayEmail);
  const zone = useCouncilZone();
  const canEdit = useCan('subscriber:edit');
  const navigate = useNavigate();
  const { asked, ask, close } = useAsked();
  return (
    <Page>
      <PageHeader
        title={subscriber.displayEmail}
        description={mayBeEdited(subscriber) ? undefined : messages.gone}
        badge={<StatusBadge status={subscriber.status} />}
        back={{ to: listPath, label: messages.back }}
        actions={canEdit && <Actions subscriber={subscriber} onAsk={ask} />}
      />
      <Card>
        <Facts facts={factsOf(subscriber, zone)} />
      </Card>
      <Details subscriber={subscriber} />
      <SimpleGrid cols={{ base: 1, md: 2 }} style={{ alignItems: 'start' }}>
        <Consents subscriptions={subscriber.subscriptions} />
        <History history={subscriber.history} />
      </SimpleGrid>
      <SubscriberDialogs asked={asked} onClose={close} onErased={() => navigate(listPath)} />
    </Page>
  );
};

/** /dashboard/subscribers/people/:subscriberId: one person, with the evidence of consent and the history. */
export const SubscriberPage = () => {
  const { subscriberId = '' } = useParams();
  const query = useOperation(getSubscriberOperation, { params: { subscriberId } });
  return (
    <LoadedPage
      query={query}
      missing={{
        title: messages.notFoundTitle,
        text: messages.notFoundText,
        back: { to: listPath, label: messages.back },
      }}
      loadingLabel={messages.loading}
      loadingShape="person"
      errorTitle={messages.loadFailed}
    >
      {(subscriber) => <Loaded subscriber={subscriber} />}
    </LoadedPage>
  );
};
