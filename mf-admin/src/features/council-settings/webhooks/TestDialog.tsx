import type { Webhook, WebhookDelivery } from '@folkmoot/contracts/client';
import {
  listWebhookDeliveriesOperation,
  listWebhooksOperation,
  testWebhookOperation,
} from '@folkmoot/contracts/client';
import { useInvalidate, useOperationMutation } from '@folkmoot/shell-sdk';
import { Alert, Button, Code, Group, Loader, Stack, Text } from '@folkmoot/ui';
import { Modal } from '@folkmoot/ui/controls';
import { useEffect } from 'react';
import { attemptInWords, hostOf } from './webhooks.domain';
import { messages } from './webhooks.messages';

const texts = messages.test;

const Result = ({ delivery }: { delivery: WebhookDelivery }) => {
  const attempt = delivery.attempts.at(-1);
  const isDelivered = delivery.state === 'delivered';
  return (
    <>
      <Alert
        color={isDelivered ? 'green' : 'red'}
        role={isDelivered ? 'status' : 'alert'}
        title={isDelivered ? texts.deliveredTitle : texts.failedTitle}
      >
        {attempt ? attemptInWords(attempt) : texts.notSent}
      </Alert>
      {delivery.response && delivery.response.body !== '' && (
        <Code block mah={160} style={{ overflow: 'auto', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
          {delivery.response.body}
        </Code>
      )}
    </>
  );
};

const Content = ({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) => {
  const { mutateAsync, data, error } = useOperationMutation(testWebhookOperation);
  const invalidate = useInvalidate();
  const { id } = webhook;
  useEffect(() => {
    // A failure is shown by the dialog.
    void mutateAsync({ params: { id } })
      .catch(() => null)
      .then(() => invalidate(listWebhooksOperation, listWebhookDeliveriesOperation));
  }, [id, mutateAsync, invalidate]);
  return (
    <Stack>
      {!data && !error && (
        <Group role="status" wrap="nowrap">
          <Loader size="sm" aria-hidden="true" />
          <Text style={{ overflowWrap: 'anywhere' }}>{texts.sending(hostOf(webhook.url))}</Text>
        </Group>
      )}
      {error && (
        <Alert color="red" role="alert" title={texts.notSent}>
          {error.message}
        </Alert>
      )}
      {data && <Result delivery={data} />}
      <Group justify="flex-end">
        <Button onClick={onClose}>{texts.close}</Button>
      </Group>
    </Stack>
  );
};

/** Sends a test message, and shows in words what the receiver answered. */
export const TestDialog = ({ webhook, onClose }: { webhook: Webhook | null; onClose: () => void }) => (
  <Modal opened={webhook !== null} onClose={onClose} title={texts.title}>
    {webhook && <Content webhook={webhook} onClose={onClose} />}
  </Modal>
);
