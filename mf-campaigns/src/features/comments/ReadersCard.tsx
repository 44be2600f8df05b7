import {
  type CommentPlan,
  cancelLabellingOperation,
  estimateLabellingOperation,
  getCommentPlanOperation,
  type LabellingEstimate,
  type LabellingRun,
  startLabellingOperation,
} from '@folkmoot/contracts/client';
import {
  isApiError,
  momentIn,
  notify,
  useCan,
  useCouncilZone,
  useInvalidate,
  useOperation,
  useOperationMutation,
} from '@folkmoot/shell-sdk';
import { Alert, Button, Card, Divider, Group, IconAlertTriangle, Progress, Stack, Text, Title } from '@folkmoot/ui';
import { ConfirmDialog } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { isLabelling, LabellerSign, QualityNote } from '../../entities/comment';
import { messages } from './comments.messages';

type Scope = 'new' | 'all';

const wordsOf = ({ comments, cost, seconds }: LabellingEstimate): string => messages.estimate(comments, cost, seconds);

const useRun = (campaignId: string) => {
  const invalidate = useInvalidate();
  const start = useOperationMutation(startLabellingOperation);
  const cancel = useOperationMutation(cancelLabellingOperation);
  const params = { campaignId };
  const after = () => invalidate(getCommentPlanOperation, estimateLabellingOperation);
  return {
    start: async (scope: Scope): Promise<void> => {
      try {
        await start.mutateAsync({ params, body: { scope } });
      } catch (error) {
        notify.error(isApiError(error) ? `${messages.startFailed} ${error.message}` : messages.startFailed);
        throw error;
      } finally {
        await after();
      }
    },
    stop: async (): Promise<void> => {
      await cancel.mutateAsync({ params });
      notify.success(messages.stopped);
      await after();
    },
    isStopping: cancel.isPending,
  };
};

const Running = ({
  run,
  onStop,
  isStopping,
}: {
  run: LabellingRun;
  onStop: (() => void) | null;
  isStopping: boolean;
}) => {
  const zone = useCouncilZone();
  return (
    <Stack gap={6}>
      <Group justify="space-between">
        <Text size="sm" role="status" className="tabular">
          {run.state === 'queued' ? messages.runStates.queued : messages.progress(run.done, run.total)}
        </Text>
        {onStop && (
          <Button size="compact-sm" variant="default" loading={isStopping} onClick={onStop}>
            {messages.stop}
          </Button>
        )}
      </Group>
      <Progress value={run.total > 0 ? (run.done / run.total) * 100 : 0} aria-label={messages.progressLabel} />
      {run.retryAt && <Text size="sm">{messages.waiting(momentIn(run.retryAt, zone))}</Text>}
    </Stack>
  );
};

/** The estimate, and the buttons that start. The cost is said before. */
const Start = ({ campaignId, onStart }: { campaignId: string; onStart: (scope: Scope) => Promise<void> }) => {
  const [asked, setAsked] = useState<Scope | null>(null);
  const ofNew = useOperation(estimateLabellingOperation, { params: { campaignId }, query: { scope: 'new' } });
  const ofAll = useOperation(estimateLabellingOperation, { params: { campaignId }, query: { scope: 'all' } });
  const estimates = { new: ofNew.data, all: ofAll.data };
  if (ofNew.isError || ofAll.isError) return <Text size="sm">{messages.estimateFailed}</Text>;
  if (!ofNew.data || !ofAll.data)
    return (
      <Text size="sm" c="dimmed">
        {messages.loadingEstimate}
      </Text>
    );
  const { provider } = ofAll.data;
  if (provider === null) return <Text size="sm">{messages.noProvider}</Text>;
  const isAllRead = ofNew.data.comments === 0;
  const wanted = asked && estimates[asked];
  return (
    <Stack gap="xs">
      <Text size="sm">{isAllRead ? messages.estimateNothing : wordsOf(ofNew.data)}</Text>
      <Group gap="xs">
        {!isAllRead && <Button onClick={() => setAsked('new')}>{messages.startNew}</Button>}
        {ofAll.data.comments > ofNew.data.comments && (
          <Button variant="default" onClick={() => setAsked('all')}>
            {messages.startAll}
          </Button>
        )}
      </Group>
      <ConfirmDialog
        opened={asked !== null}
        title={messages.startTitle}
        question={wanted ? messages.startQuestion(provider, wordsOf(wanted)) : ''}
        confirmLabel={messages.start}
        onConfirm={() => asked && onStart(asked)}
        onClose={() => setAsked(null)}
      />
    </Stack>
  );
};

const Last = ({ run }: { run: LabellingRun }) => {
  const zone = useCouncilZone();
  if (run.state === 'failed')
    return (
      <Alert
        color="red"
        role="alert"
        title={messages.runFailed}
        icon={<IconAlertTriangle stroke={1.5} aria-hidden="true" />}
      >
        {messages.runFailedText(run.error ?? '')}
      </Alert>
    );
  return (
    <Text size="sm" c="dimmed">
      {messages.lastRun(messages.runStates[run.state], momentIn(run.finishedAt ?? run.createdAt, zone))}
      {run.leftOut ? ` ${messages.leftOut(run.leftOut)}` : null}
    </Text>
  );
};

/** Who labels the comments: the built-in analysis always, a provider when staff start it. */
export const ReadersCard = ({ campaignId, plan }: { campaignId: string; plan: CommentPlan }) => {
  const canLabel = useCan('comment:label');
  const run = useRun(campaignId);
  const now = isLabelling(plan) ? plan.run : null;
  const last = plan.run && !now ? plan.run : null;
  return (
    <Card component="section" aria-label={messages.readersTitle}>
      <Stack gap="sm">
        <Title order={2} size="h4">
          {messages.readersTitle}
        </Title>
        <div>
          <Group gap={6}>
            <LabellerSign by="built_in" size={16} />
            <Title order={3} size="h5">
              {messages.builtIn}
            </Title>
          </Group>
          <Text size="sm" c="dimmed">
            {messages.builtInText}
          </Text>
        </div>
        <Text size="sm" className="tabular">
          {messages.builtInDone(plan.labelled, plan.comments)} <QualityNote campaignId={campaignId} />
        </Text>
        {now?.by === 'built_in' && <Running run={now} onStop={null} isStopping={false} />}
        <Divider />
        <div>
          <Group gap={6}>
            <LabellerSign by="provider" size={16} />
            <Title order={3} size="h5">
              {messages.provider}
            </Title>
          </Group>
          <Text size="sm" c="dimmed">
            {messages.providerText}
          </Text>
        </div>
        {last?.by === 'provider' && <Last run={last} />}
        {now?.by === 'provider' ? (
          <Running run={now} onStop={canLabel ? () => void run.stop() : null} isStopping={run.isStopping} />
        ) : (
          canLabel && <Start campaignId={campaignId} onStart={run.start} />
        )}
      </Stack>
    </Card>
  );
};
