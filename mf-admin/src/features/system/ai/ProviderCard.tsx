import { type AiProvider, removeAiProviderOperation, testAiProviderOperation } from '@folkmoot/contracts/client';
import { dayIn, isApiError, ownTimeZone, useOperationMutation } from '@folkmoot/shell-sdk';
import { Badge, Button, Card, Group, IconCheck, notify, Stack, Text, Title } from '@folkmoot/ui';
import { ConfirmDialog } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { carryOut, failureText } from '../failure';
import { messages, testMessages } from './ai.messages';
import { TestResult } from './TestResult';
import { useAiRefresh } from './use-ai-refresh';

const factsOf = ({ kind, model, region, url }: AiProvider): string =>
  [messages.kinds[kind], model, region, url].filter(Boolean).join(' · ');

const keyOf = ({ kind, keySetAt }: AiProvider): string | null => {
  if (kind === 'built_in') return null;
  if (!keySetAt) return messages.keyMissing;
  return messages.keySet(dayIn(keySetAt, ownTimeZone()));
};

const useProviderWork = (provider: AiProvider) => {
  const test = useOperationMutation(testAiProviderOperation);
  const remove = useOperationMutation(removeAiProviderOperation);
  const refresh = useAiRefresh();
  const params = { providerId: provider.id };
  return {
    isTesting: test.isPending,
    test: async () => {
      try {
        await test.mutateAsync({ params });
      } catch (error) {
        const isSignedOut = isApiError(error, 'unauthenticated');
        notify.error(isSignedOut ? testMessages.authenticationRequired : failureText(messages.testFailed, error));
      }
      await refresh();
    },
    remove: () =>
      carryOut(() => remove.mutateAsync({ params }), messages.removed(provider.name), messages.removeFailed).finally(
        refresh,
      ),
  };
};

interface Props {
  provider: AiProvider;
  isUsual: boolean;
  onEdit: (provider: AiProvider) => void;
}

/** One provider: its settings, whether it has a key, and its latest test. */
export const ProviderCard = ({ provider, isUsual, onEdit }: Props) => {
  const [isAsking, setIsAsking] = useState(false);
  const { isTesting, test, remove } = useProviderWork(provider);
  const key = keyOf(provider);
  return (
    <Card withBorder>
      <Stack gap="sm">
        <Group justify="space-between" align="flex-start" gap="sm">
          <div style={{ minWidth: 0 }}>
            <Group gap="xs">
              <Title order={3} size="h5" style={{ overflowWrap: 'anywhere' }}>
                {provider.name}
              </Title>
              {isUsual && (
                <Badge variant="light" leftSection={<IconCheck size={12} stroke={2} aria-hidden />}>
                  {messages.usual}
                </Badge>
              )}
            </Group>
            <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
              {factsOf(provider)}
            </Text>
            {key && (
              <Text size="xs" c="dimmed">
                {key}
              </Text>
            )}
          </div>
          <Group gap="xs">
            <Button size="xs" loading={isTesting} onClick={() => void test()}>
              {messages.test}
            </Button>
            <Button size="xs" variant="default" onClick={() => onEdit(provider)}>
              {messages.edit}
            </Button>
            <Button size="xs" variant="subtle" color="red" onClick={() => setIsAsking(true)}>
              {messages.remove}
            </Button>
          </Group>
        </Group>
        {provider.lastTest ? (
          <TestResult test={provider.lastTest} />
        ) : (
          <Text size="sm" c="dimmed">
            {messages.notTested}
          </Text>
        )}
      </Stack>
      <ConfirmDialog
        opened={isAsking}
        title={messages.removeTitle}
        question={messages.removeQuestion(provider.name)}
        confirmLabel={messages.remove}
        isDangerous
        onConfirm={remove}
        onClose={() => setIsAsking(false)}
      >
        <Text size="sm" c="dimmed">
          {messages.removeText}
        </Text>
      </ConfirmDialog>
    </Card>
  );
};
