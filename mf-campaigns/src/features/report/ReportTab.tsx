import { getReportOperation } from '@folkmoot/contracts/client';
import { keepPreviousData, useCouncilZone, useOperation, useParams } from '@folkmoot/shell-sdk';
import { QueryStates, Stack, Text } from '@folkmoot/ui';
import { GroupsWaiting } from '../../entities/integrity';
import { PublishedCard } from '../../entities/publication';
import {
  LiveBadge,
  type RangeChoice,
  ReportFrame,
  rangeWords,
  SeriesFilter,
  SeriesNow,
  useFilters,
  useRange,
  useSeries,
} from '../../entities/report/report-frame';
import { AddFilter } from './AddFilter';
import { Body } from './Body';
import { messages } from './report.messages';

const CurrentRange = ({ range, shown, all }: { range: RangeChoice; shown: number; all: number }) => {
  const zone = useCouncilZone();
  return range.name === 'all' && range.round === undefined ? null : (
    <Text size="sm" c="dimmed">
      {messages.currentRange(rangeWords(range, zone), shown, all)}
    </Text>
  );
};

export const ReportTab = () => {
  const { campaignId = '' } = useParams();
  const series = useSeries();
  const range = series.applyTo(useRange());
  const filters = useFilters();
  const report = useOperation(
    getReportOperation,
    { params: { campaignId }, query: { ...range.asked, weighted: 'true' } },
    { placeholderData: keepPreviousData },
  );
  return (
    <ReportFrame
      campaignId={campaignId}
      range={range}
      report={report.data}
      tools={
        report.data && (
          <>
            <SeriesFilter series={series} known={report.data.importedSeries} />
            <AddFilter report={report.data} filters={filters} />
          </>
        )
      }
      aside={series.id === null && <LiveBadge campaignId={campaignId} />}
    >
      <QueryStates
        query={report}
        loadingLabel={messages.loading}
        loadingShape="report"
        errorTitle={messages.loadFailed}
      >
        {(loaded) => (
          <Stack>
            <GroupsWaiting campaignId={campaignId} />
            <PublishedCard campaignId={campaignId} />
            <SeriesNow series={series} known={loaded.importedSeries} />
            <CurrentRange range={range} shown={loaded.responses} all={loaded.totalResponses} />
            <Body report={loaded} range={range} />
          </Stack>
        )}
      </QueryStates>
    </ReportFrame>
  );
};
