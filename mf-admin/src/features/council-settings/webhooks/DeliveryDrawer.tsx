import {
  listWebhookDeliveriesOperation,
  replayWebhookDeliveryOperation,
  type WebhookDelivery,
} from '@folkmoot/contracts/client';
import { momentInWords, useInvalidate, useOperationMutation, useReaderZone } from '@folkmoot/shell-sdk';
import { Alert, Button, Code, IconRefresh, notify, Stack, Text, Title } from '@folkmoot/ui';
import { Drawer } from '@folkmoot/ui/controls';
import type { ReactNode } from 'react';
import { attemptInWords } from './webhooks.domain';
import { eventWords, messages } from './webhooks.messages';

const texts = messages.delivery;

const Block = ({ children, label }: { children: string; label: string }) => (
  <div>
    <Text size="xs" c="dimmed">
      {label}
    </Text>
    <Code block style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
      {children}
    </Code>
  </div>
);

const headerLines = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');

/** The message as JSON with line breaks. It is sent without them. */
const pretty = (body: string): string => {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
};

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack gap="xs" component="section" aria-label={title}>
    <Title order={3} size="h5">
      {title}
    </Title>
    {children}
  </Stack>
);

const Attempts = ({ delivery: { attempts, attemptCount } }: { delivery: WebhookDelivery }) => {
  const zone = useReaderZone();
  const rest = attemptCount - attempts.length;
  return (
    <Section title={texts.attempts}>
      {attempts.toReversed().map((attempt) => (
        <div key={attempt.at}>
          <Text size="xs" c="dimmed">
            {texts.attempt(momentInWords(attempt.at, zone), attempt.durationMs)}
          </Text>
          <Text size="sm">{attemptInWords(attempt)}</Text>
        </div>
      ))}
      {rest > 0 && (
        <Text size="xs" c="dimmed">
          {texts.earlier(rest)}
        </Text>
      )}
    </Section>
  );
};

const Answer = ({ response }: Pick<WebhookDelivery, 'response'>) => (
  <Section title={texts.response}>
    {response ? (
      <>
        <Text size="sm">{texts.status(response.status)}</Text>
        {Object.keys(response.headers).length > 0 && (
          <Block label={texts.headers}>{headerLines(response.headers)}</Block>
        )}
        {response.body === '' ? (
          <Text size="sm" c="dimmed">
            {texts.noBody}
          </Text>
        ) : (
          <Block label={response.isCut ? `${texts.body}. ${texts.cut}` : texts.body}>{response.body}</Block>
        )}
      </>
    ) : (
      <Text size="sm" c="dimmed">
        {texts.noResponse}
      </Text>
    )}
  </Section>
);

interface ContentProps {
  delivery: WebhookDelivery;
  webhookId: string;
}

const Replay = ({ delivery, webhookId }: ContentProps) => {
  const replay = useOperationMutation(replayWebhookDeliveryOperation);
  const invalidate = useInvalidate();
  const send = async () => {
    const params = { id: webhookId, deliveryId: delivery.id };
    const wasQueued = await replay.mutateAsync({ params }).catch(() => null);
    if (wasQueued) notify.success(texts.replayed);
    await invalidate(listWebhookDeliveriesOperation);
  };
  return (
    <>
      {replay.error && (
        <Alert color="red" role="alert">
          {replay.error.message}
        </Alert>
      )}
      <Button
        variant="default"
        loading={replay.isPending}
        leftSection={<IconRefresh size={16} stroke={1.5} aria-hidden="true" />}
        style={{ alignSelf: 'flex-start' }}
        onClick={() => void send()}
      >
        {texts.replay}
      </Button>
    </>
  );
};

const Content = ({ delivery, webhookId }: ContentProps) => {
  const zone = useReaderZone();
  const { request, problem, nextAttemptAt, state } = delivery;
  return (
    <Stack gap="lg">
      <Stack gap="xs">
        <Text fw={500}>{messages.log.states[state]}</Text>
        {problem && <Text size="sm">{messages.problems[problem]}</Text>}
        {nextAttemptAt && <Text size="sm">{texts.next(momentInWords(nextAttemptAt, zone))}</Text>}
        <Replay delivery={delivery} webhookId={webhookId} />
      </Stack>
      {delivery.attempts.length > 0 && <Attempts delivery={delivery} />}
      <Answer response={delivery.response} />
      <Section title={texts.request}>
        <Block label={messages.columns.url}>{request.url}</Block>
        {Object.keys(request.headers).length > 0 && <Block label={texts.headers}>{headerLines(request.headers)}</Block>}
        <Block label={texts.body}>{pretty(request.body)}</Block>
        <Block label={texts.id}>{delivery.id}</Block>
      </Section>
    </Stack>
  );
};

interface Props {
  delivery: WebhookDelivery | null;
  webhookId: string;
  onClose: () => void;
}

/** One message with its attempts, what was sent and what came back. */
export const DeliveryDrawer = ({ delivery, webhookId, onClose }: Props) => (
  <Drawer
    opened={delivery !== null}
    onClose={onClose}
    position="right"
    size="lg"
    title={delivery ? eventWords[delivery.event].label : ''}
    closeButtonProps={{ 'aria-label': messages.test.close }}
  >
    {delivery && <Content delivery={delivery} webhookId={webhookId} />}
  </Drawer>
);
