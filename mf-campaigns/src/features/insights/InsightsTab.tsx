import { type AnalysisType, analysisTypes, getReportOperation, type Insights } from '@folkmoot/contracts/client';
import { momentIn, useCouncilZone, useOperation, useParams } from '@folkmoot/shell-sdk';
import {
  Badge,
  Button,
  EmptyState,
  Group,
  IconSparkles,
  Progress,
  QueryStates,
  SimpleGrid,
  Stack,
  Text,
  TextLink,
} from '@folkmoot/ui';
import { QualityNote } from '../../entities/comment';
import { periodOf, type RangeChoice, ReportFrame, useRange } from '../../entities/report/report-frame';
import { ClearResults } from './ClearResults';
import { ErrorBox } from './ErrorBox';
import { InsightCard } from './InsightCard';
import { messages } from './insights.messages';
import { Ledger } from './Ledger';
import { type InsightsState, useInsights } from './use-insights';

/** Unknown until the check that runs once has answered. */
const Status = ({ status: { data, isError } }: Pick<InsightsState, 'status'>) => {
  const state = isError ? 'error' : data?.retryAt ? 'busy' : (data?.status ?? 'unknown');
  const colors = { unknown: 'gray', working: 'green', busy: 'amber', error: 'red' } as const;
  return (
    <Badge color={colors[state]} variant="dot" role="status">
      {messages.statuses[state]}
    </Badge>
  );
};

const Actions = ({ state, isBarred, hasResults }: { state: InsightsState; isBarred: boolean; hasResults: boolean }) => {
  const { run, isBusy } = state;
  const zone = useCouncilZone();
  const { campaignId = '' } = useParams();
  const isRunning = run !== null && run.types.length > 1;
  return (
    <Stack gap="xs">
      <Group>
        <Button
          leftSection={<IconSparkles size={16} stroke={1.5} aria-hidden="true" />}
          disabled={isBarred}
          onClick={() => void state.analyse('all')}
        >
          {isBusy ? messages.analysing : messages.generateAll}
        </Button>
        {run && (
          <Button variant="default" onClick={() => void state.stop()}>
            {messages.stop}
          </Button>
        )}
        <ClearResults isBarred={!hasResults || isBusy} onClear={state.clear} />
        <Status status={state.status} />
        <TextLink to={`/dashboard/campaigns/${campaignId}/reports/comments/all`} size="sm">
          {messages.allComments}
        </TextLink>
      </Group>
      <QualityNote campaignId={campaignId} />
      {run?.retryAt && (
        <Text size="sm" role="status">
          {messages.waiting(momentIn(run.retryAt, zone))}
        </Text>
      )}
      {isRunning && (
        <div>
          <Text size="sm" c="dimmed" role="status">
            {messages.progress(run.done.length, run.types.length)}
          </Text>
          <Progress value={(run.done.length / run.types.length) * 100} aria-label={messages.analysing} />
        </div>
      )}
    </Stack>
  );
};

const pairs: readonly (readonly AnalysisType[])[] = [analysisTypes.slice(0, 2), analysisTypes.slice(2)];

const Cards = ({ state, data, isBarred }: { state: InsightsState; data: Insights; isBarred: boolean }) => (
  <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md">
    {pairs.map((types) => (
      <Stack key={types.join()} gap="md">
        {types.map((type) => (
          <InsightCard
            key={type}
            type={type}
            insight={data.insights.find((each) => each.type === type)}
            isLoading={state.isLoading(type)}
            range={data.range}
            isBarred={isBarred}
            onAnalyse={() => void state.analyse(type)}
          />
        ))}
      </Stack>
    ))}
  </SimpleGrid>
);

const Body = ({ state, data }: { state: InsightsState; data: Insights }) => {
  const { status, isBusy, error, failedAt, dismiss } = state;
  const zone = useCouncilZone();
  const broken = status.data?.status === 'error' ? status.data.error : null;
  // A run waits automatically for a busy provider.
  const isProviderBusy = Boolean(status.data?.retryAt);
  const isBarred = isBusy || (broken !== null && !isProviderBusy);
  const hasResults = data.insights.length > 0;
  return (
    <Stack gap="md">
      {broken && (
        <ErrorBox
          title={isProviderBusy ? messages.busyTitle : messages.unavailableTitle}
          text={broken}
          isBusy={isProviderBusy}
          onRetry={() => void status.refetch()}
        />
      )}
      {error && (
        <ErrorBox
          title={messages.errorTitle}
          text={error}
          moment={failedAt && momentIn(failedAt, zone)}
          onClose={() => void dismiss()}
        />
      )}
      <Actions state={state} isBarred={isBarred} hasResults={hasResults} />
      {!hasResults && !isBusy && <EmptyState title={messages.noneTitle} text={messages.noneText} />}
      <Cards state={state} data={data} isBarred={isBarred} />
      <Ledger sendings={data.sendings} />
    </Stack>
  );
};

/** Analyses are of days, not of rounds. */
const withoutRound = (range: RangeChoice): RangeChoice => ({ ...range, round: undefined, asked: range.days });

/** Reports, AI Insights: the four analyses of a campaign. The server creates and stores them. */
export const InsightsTab = () => {
  const { campaignId = '' } = useParams();
  const range = withoutRound(useRange());
  const state = useInsights(campaignId, { ...range.days, ...periodOf(range) });
  const report = useOperation(getReportOperation, { params: { campaignId }, query: range.days });
  return (
    <ReportFrame campaignId={campaignId} range={range} report={report.data} hasRounds={false}>
      <QueryStates
        query={state.query}
        loadingLabel={messages.loading}
        loadingShape="columns"
        errorTitle={messages.loadFailed}
      >
        {(data) => <Body state={state} data={data} />}
      </QueryStates>
    </ReportFrame>
  );
};
