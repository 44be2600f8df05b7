import {
  getIntegrityOperation,
  type Integrity,
  type IntegrityLevel,
  integrityLevels,
  setIntegrityLevelOperation,
  startIntegrityAnalysisOperation,
} from '@folkmoot/contracts/client';
import {
  isApiError,
  momentIn,
  notify,
  useCan,
  useCouncilZone,
  useInvalidate,
  useOperationMutation,
} from '@folkmoot/shell-sdk';
import { Box, Button, Card, Group, IconRefresh, ProgressBar, Stack, Text, Title } from '@folkmoot/ui';
import { FigureStrip, SegmentedControl } from '@folkmoot/ui/controls';
import { isAnalysing, isWaiting } from '../../entities/integrity';
import { ageOf } from './integrity.domain';
import { messages } from './integrity.messages';

const texts = messages.head;

interface Props {
  campaignId: string;
  integrity: Integrity;
}

const whenOf = (checkedAt: string, zone: string): string => {
  const age = ageOf(checkedAt, Date.now());
  if (age === null) return texts.at(momentIn(checkedAt, zone));
  if ('hours' in age) return texts.hoursAgo(age.hours);
  return age.minutes === 0 ? texts.justNow : texts.minutesAgo(age.minutes);
};

/** How many responses were checked, when, and how many groups wait. */
const Summary = ({ integrity: { responses, analysedAt, waves } }: Pick<Props, 'integrity'>) => {
  const zone = useCouncilZone();
  const checked =
    analysedAt === null ? texts.notChecked(responses) : texts.checked(responses, whenOf(analysedAt, zone));
  return (
    <Text fw={600} role="status">
      {checked}
      {analysedAt !== null && `, ${texts.waiting(waves.filter(isWaiting).length)}`}
    </Text>
  );
};

const runTextOf = ({ state, done, total }: Integrity['analysis']): string => {
  if (state === 'tracing') return texts.states.tracing(done, total);
  return state === 'comparing' ? texts.states.comparing : texts.states.queued;
};

const Run = ({ integrity }: Pick<Props, 'integrity'>) => {
  const { analysis } = integrity;
  if (isAnalysing(integrity))
    return <ProgressBar label={texts.running} value={analysis.done} max={analysis.total} text={runTextOf(analysis)} />;
  if (analysis.state !== 'failed' && analysis.state !== 'cancelled') return null;
  return (
    <Text size="sm" role="alert">
      {texts[analysis.state]}
    </Text>
  );
};

const CheckNow = ({ campaignId, integrity }: Props) => {
  const { mutateAsync, isPending } = useOperationMutation(startIntegrityAnalysisOperation);
  const invalidate = useInvalidate();
  const start = async () => {
    try {
      await mutateAsync({ params: { campaignId } });
    } catch (error) {
      notify.error(isApiError(error) ? error.message : texts.notStarted);
    }
    await invalidate(getIntegrityOperation);
  };
  return (
    <Button
      variant="default"
      leftSection={<IconRefresh size={16} stroke={1.5} aria-hidden="true" />}
      // A run that is queued may wait for more responses: then a press begins it.
      disabled={isPending || (isAnalysing(integrity) && integrity.analysis.state !== 'queued')}
      onClick={() => void start()}
    >
      {texts.check}
    </Button>
  );
};

const stateOf = ({ isWatchful, watchfulSince, watchfulReason }: Integrity, zone: string): string =>
  isWatchful
    ? messages.level.isWatchful(
        watchfulSince && momentIn(watchfulSince, zone),
        watchfulReason && messages.level.reasons[watchfulReason],
      )
    : messages.level.isCalm;

const Level = ({ campaignId, integrity }: Props) => {
  const zone = useCouncilZone();
  const canEdit = useCan('campaign:edit');
  const { mutateAsync, isPending } = useOperationMutation(setIntegrityLevelOperation);
  const invalidate = useInvalidate();
  const { level } = integrity;
  const set = async (next: IntegrityLevel) => {
    try {
      await mutateAsync({ params: { campaignId }, body: { level: next } });
      notify.success(messages.level.saved(messages.level.names[next]));
    } catch (error) {
      notify.error(isApiError(error) ? error.message : messages.level.failed);
    }
    await invalidate(getIntegrityOperation);
  };
  return (
    <Stack gap={6}>
      <Text size="sm" fw={600}>
        {messages.level.label}
      </Text>
      <Box>
        <SegmentedControl
          aria-label={messages.level.label}
          value={level}
          disabled={!canEdit || isPending}
          data={integrityLevels.map((value) => ({ value, label: messages.level.names[value] }))}
          onChange={(value) => void set(value)}
        />
      </Box>
      <Text size="sm" c="dimmed" maw="75ch">
        <Text span c="var(--mantine-color-text)" fw={600}>
          {stateOf(integrity, zone)}
        </Text>{' '}
        {messages.level.explanations[level]}
      </Text>
    </Stack>
  );
};

const Over = ({ at }: { at: string }) => {
  const zone = useCouncilZone();
  return (
    <Text size="sm" maw="75ch">
      {texts.over(momentIn(at, zone))}
    </Text>
  );
};

/** The check and its result in short, and how the survey protects itself. */
export const CheckHead = ({ campaignId, integrity }: Props) => {
  const canEdit = useCan('campaign:edit');
  const { responses, doubtful, organised, excluded, keyDestroyedAt } = integrity;
  const figure = (label: string, value: number) => ({ label, value, unit: '' });
  return (
    <Card component="section" aria-label={messages.title}>
      <Stack gap="md">
        <Group justify="space-between" align="flex-start" gap="xs">
          <Box flex="1 1 20rem">
            <Title order={2} size="h4">
              {messages.title}
            </Title>
            <Summary integrity={integrity} />
          </Box>
          {canEdit && keyDestroyedAt === null && <CheckNow campaignId={campaignId} integrity={integrity} />}
        </Group>
        <Run integrity={integrity} />
        {keyDestroyedAt !== null && <Over at={keyDestroyedAt} />}
        <FigureStrip
          isFlat
          figures={[
            figure(texts.responses, responses),
            figure(texts.doubtful, doubtful),
            figure(texts.organised, organised),
            figure(texts.excluded, excluded),
          ]}
        />
        <Text size="sm" c="dimmed" maw="75ch">
          {messages.about}
        </Text>
        <Level campaignId={campaignId} integrity={integrity} />
      </Stack>
    </Card>
  );
};
