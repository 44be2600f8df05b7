import { getReportOperation, type Report } from '@folkmoot/contracts/client';
import { keepPreviousData, useOperation, useParams, useSearchParams, useSession } from '@folkmoot/shell-sdk';
import { Badge, Button, EmptyState, Group, QueryStates, Stack, Text } from '@folkmoot/ui';
import { LinkTabs, Select } from '@folkmoot/ui/controls';
import { daysOf, type RangeName, rangeNameOf, rangeNames, todayIn } from './date-range';
import { QuestionResults } from './QuestionResults';
import { ReportFigures } from './ReportFigures';
import { ReportSummary } from './ReportSummary';
import { messages } from './report.messages';
import { Timeline } from './Timeline';
import { useLiveReport } from './use-live-report';

const useRange = () => {
  const [params, setParams] = useSearchParams();
  const name = rangeNameOf(params.get('range'));
  return { name, set: (next: RangeName) => setParams(next === 'all' ? {} : { range: next }, { replace: true }) };
};

const ReportTabs = ({ campaignId }: { campaignId: string }) => {
  const base = `/dashboard/campaigns/${campaignId}/reports`;
  const tabs = [
    { to: `${base}/overview`, label: messages.reportTab },
    { to: `${base}/submissions`, label: messages.submissionsTab },
    { to: `${base}/insights`, label: messages.insightsTab },
  ];
  return <LinkTabs variant="pills" tabs={tabs} />;
};

const LiveBadge = ({ isConnected }: { isConnected: boolean }) => (
  <Badge color={isConnected ? 'green' : 'gray'} variant="dot" role="status">
    {isConnected ? messages.live : messages.liveLost}
  </Badge>
);

const Body = ({ report, onViewAll }: { report: Report; onViewAll: () => void }) => {
  if (report.totalResponses === 0) return <EmptyState title={messages.noneTitle} text={messages.noneText} />;
  if (report.responses === 0) {
    return (
      <EmptyState
        title={messages.noDataTitle}
        text={messages.noDataText}
        action={<Button onClick={onViewAll}>{messages.viewAll}</Button>}
      />
    );
  }
  return (
    <Stack gap="lg">
      <ReportFigures report={report} />
      <Timeline report={report} />
      <QuestionResults report={report} />
      <ReportSummary report={report} />
    </Stack>
  );
};

export const ReportTab = () => {
  const { campaignId = '' } = useParams();
  const range = useRange();
  const { council } = useSession();
  const query = daysOf(range.name, todayIn(council?.timezone ?? 'UTC'));
  const report = useOperation(
    getReportOperation,
    { params: { campaignId }, query },
    { placeholderData: keepPreviousData },
  );
  const isConnected = useLiveReport(campaignId);
  return (
    <Stack>
      <Group justify="space-between">
        <ReportTabs campaignId={campaignId} />
        <Group>
          <LiveBadge isConnected={isConnected} />
          <Select
            aria-label={messages.range}
            data={rangeNames.map((value) => ({ value, label: messages.ranges[value] }))}
            value={range.name}
            onChange={(value) => range.set(rangeNameOf(value))}
            allowDeselect={false}
          />
        </Group>
      </Group>
      <QueryStates query={report} loadingLabel={messages.loading} errorTitle={messages.loadFailed}>
        {(loaded) => (
          <Stack>
            {range.name !== 'all' && (
              <Text size="sm" c="dimmed">
                {messages.currentRange(loaded.responses, loaded.totalResponses)}
              </Text>
            )}
            <Body report={loaded} onViewAll={() => range.set('all')} />
          </Stack>
        )}
      </QueryStates>
    </Stack>
  );
};
