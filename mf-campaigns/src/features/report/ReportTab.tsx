import { getReportOperation } from '@folkmoot/contracts/client';
import { keepPreviousData, useOperation, useParams } from '@folkmoot/shell-sdk';
import { Badge, QueryStates, Stack, Text } from '@folkmoot/ui';
import { type RangeChoice, ReportFrame, rangeWords, useRange } from '../../records/report-frame';
import { Body } from './Body';
import { messages } from './report.messages';
import { useLiveReport } from './use-live-report';

const LiveBadge = ({ isConnected }: { isConnected: boolean }) => (
  <Badge color={isConnected ? 'green' : 'gray'} variant="dot" role="status">
    {isConnected ? messages.live : messages.liveLost}
  </Badge>
);

const CurrentRange = ({ range, shown, all }: { range: RangeChoice; shown: number; all: number }) =>
  range.name === 'all' && range.round === undefined ? null : (
    <Text size="sm" c="dimmed">
      {messages.currentRange(rangeWords(range), shown, all)}
    </Text>
  );

export const ReportTab = () => {
  const { campaignId = '' } = useParams();
  const range = useRange();
  const report = useOperation(
    getReportOperation,
    { params: { campaignId }, query: range.asked },
    { placeholderData: keepPreviousData },
  );
  const isConnected = useLiveReport(campaignId);
  return (
    <ReportFrame
      campaignId={campaignId}
      range={range}
      report={report.data}
      aside={<LiveBadge isConnected={isConnected} />}
    >
      <QueryStates query={report} loadingLabel={messages.loading} errorTitle={messages.loadFailed}>
        {(loaded) => (
          <Stack>
            <CurrentRange range={range} shown={loaded.responses} all={loaded.totalResponses} />
            <Body report={loaded} range={range} />
          </Stack>
        )}
      </QueryStates>
    </ReportFrame>
  );
};
