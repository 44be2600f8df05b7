import {
  getCampaignOperation,
  getSurveyChangesOperation,
  publishSurveyOperation,
  type Survey,
  type SurveyChange,
} from '@folkmoot/contracts/client';
import { ApiError, notify, useInvalidate, useOperation, useOperationMutation } from '@folkmoot/shell-sdk';
import { Alert, Button, Group, List, PageLoading, QueryStates, Stack, Text, Title } from '@folkmoot/ui';
import { Modal } from '@folkmoot/ui/controls';
import { useEffect, useRef, useState } from 'react';
import { useTools } from '../builder-context';
import { messages } from './publish.messages';

interface Comparison {
  startsNewSeries: boolean;
  changes: readonly SurveyChange[];
}

const Changes = ({ title, text, changes }: { title: string; text: string; changes: readonly SurveyChange[] }) => (
  <Stack gap={4}>
    <Title order={3} size="h5">
      {title}
    </Title>
    <Text size="sm" c="dimmed">
      {text}
    </Text>
    <List size="sm" spacing={4}>
      {changes.map(({ kind, questionId, message }) => (
        <List.Item key={`${kind} ${questionId} ${message}`}>{message}</List.Item>
      ))}
    </List>
  </Stack>
);

const Comparing = ({ comparison }: { comparison: Comparison }) => {
  const safe = comparison.changes.filter(({ isSafe }) => isSafe);
  const unsafe = comparison.changes.filter(({ isSafe }) => !isSafe);
  if (comparison.changes.length === 0) return <Text>{messages.none}</Text>;
  return (
    <Stack>
      {unsafe.length > 0 && (
        <Alert color="amber">
          <Changes title={messages.unsafeTitle} text={messages.unsafeText} changes={unsafe} />
        </Alert>
      )}
      {safe.length > 0 && <Changes title={messages.safeTitle} text={messages.safeText} changes={safe} />}
    </Stack>
  );
};

interface Props {
  onClose: () => void;
  onPublished: (survey: Survey) => void;
}

const Loaded = ({ comparison, onClose, onPublished }: Props & { comparison: Comparison }) => {
  const { campaignId } = useTools();
  const invalidate = useInvalidate();
  const publish = useOperationMutation(publishSurveyOperation);
  const confirm = async () => {
    try {
      onPublished(await publish.mutateAsync({ params: { campaignId } }));
      notify.success(messages.published);
      onClose();
      await invalidate(getCampaignOperation, getSurveyChangesOperation);
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
      notify.error(isRefused ? error.message : messages.failed);
    }
  };
  return (
    <Stack>
      <Comparing comparison={comparison} />
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose}>
          {messages.cancel}
        </Button>
        <Button loading={publish.isPending} disabled={comparison.changes.length === 0} onClick={() => void confirm()}>
          {comparison.startsNewSeries ? messages.confirmSeries : messages.confirmSafe}
        </Button>
      </Group>
    </Stack>
  );
};

const Fetched = (props: Props) => {
  const { campaignId } = useTools();
  const query = useOperation(getSurveyChangesOperation, { params: { campaignId } }, { staleTime: 0, gcTime: 0 });
  return (
    <QueryStates query={query} loadingLabel={messages.loading} loadingShape="table" errorTitle={messages.loadFailed}>
      {(comparison) => <Loaded comparison={comparison} {...props} />}
    </QueryStates>
  );
};

/** Saves unsaved changes, then shows the effects of publishing, and publishes. */
const SavedFirst = ({ flush, ...props }: Props & { flush: () => Promise<boolean> }) => {
  const [state, setState] = useState<'saving' | 'saved' | 'failed'>('saving');
  const attempt = useRef(async () => {});
  attempt.current = async () => {
    setState('saving');
    setState((await flush()) ? 'saved' : 'failed');
  };
  useEffect(() => void attempt.current(), []);
  if (state === 'saving') return <PageLoading label={messages.saving} shape="table" count={2} />;
  if (state === 'saved') return <Fetched {...props} />;
  return (
    <Alert color="red" role="alert">
      <Stack gap="sm" align="flex-start">
        <Text>{messages.notSaved}</Text>
        <Button size="xs" variant="default" onClick={() => void attempt.current()}>
          {messages.tryAgain}
        </Button>
      </Stack>
    </Alert>
  );
};

/** The only place that changes what residents see. Shows the effects on reports first. */
export const PublishDialog = ({
  opened,
  flush,
  onClose,
  onPublished,
}: Props & { opened: boolean; flush: () => Promise<boolean> }) => (
  <Modal opened={opened} onClose={onClose} title={messages.title} size="lg">
    <SavedFirst flush={flush} onClose={onClose} onPublished={onPublished} />
  </Modal>
);
