import type { Report } from '@folkmoot/contracts/client';
import { filteredReport } from '@folkmoot/question-types/core';
import { Button, EmptyState, Stack, Text } from '@folkmoot/ui';
import { lazy, Suspense } from 'react';
import { askedOf, type Filters, type RangeChoice, useFilters } from '../../entities/report/report-frame';
import { FilterResult } from './FilterResult';
import { Funnel } from './Funnel';
import { MissingCard } from './MissingCard';
import { QuestionResults } from './QuestionResults';
import { ReportFigures } from './ReportFigures';
import { ReportSummary } from './ReportSummary';
import { messages } from './report.messages';
import { Timeline } from './Timeline';
import { useAnswerCounts } from './use-answer-counts';
import { WeightingStrip } from './weighting/WeightingStrip';

// Below the results and not needed by everybody: loaded after the report is shown.
const CrossTable = lazy(async () => ({ default: (await import('./CrossTable')).CrossTable }));
const WeightingCard = lazy(async () => ({ default: (await import('./weighting/WeightingCard')).WeightingCard }));
const CompareRounds = lazy(async () => ({ default: (await import('./CompareRounds')).CompareRounds }));

interface Props {
  report: Report;
  range: RangeChoice;
}

const NoData = ({ onViewAll }: { onViewAll: () => void }) => (
  <EmptyState
    title={messages.noDataTitle}
    text={messages.noDataText}
    action={<Button onClick={onViewAll}>{messages.viewAll}</Button>}
  />
);

/**
 * Up to this number of responses, each new response triggers a new count. Above it, a count runs only when the view
 * opens.
 */
const MOST_LIVE = 20_000;

const revisionOf = ({ responses, revision }: Report): number => (responses <= MOST_LIVE ? revision : 0);

/** The filtered report, after it is counted. */
const useNarrowed = (report: Report, filters: Filters, range: RangeChoice) => {
  const isFiltered = filters.where !== '';
  const asked = { ...range.asked, where: filters.where };
  const { query, progress } = useAnswerCounts(report.campaignId, isFiltered ? asked : null, revisionOf(report));
  const counts = isFiltered ? query.data : undefined;
  return {
    isFiltered,
    hasFailed: isFiltered && query.isError,
    shown: counts ? filteredReport(report, counts) : report,
    fitting: counts && !query.isPlaceholderData ? counts.responses : null,
    progress,
  };
};

/** The report of a range: figures, timeline, a result for each question, and the tools to explore them. */
export const Body = ({ report, range }: Props) => {
  const filters = useFilters();
  const { isFiltered, hasFailed, shown, fitting, progress } = useNarrowed(report, filters, range);
  if (report.totalResponses === 0 && report.excluded === 0)
    return <EmptyState title={messages.noneTitle} text={messages.noneText} />;
  if (report.responses === 0) return <NoData onViewAll={range.clear} />;
  const query = { ...range.asked, ...askedOf(filters) };
  const isImported = range.asked.importedSeries !== undefined;
  return (
    <Stack gap="lg">
      <FilterResult filters={filters} fitting={fitting} of={report.responses} counting={progress} />
      {hasFailed && (
        <Text c="red" role="alert">
          {messages.filterFailed}
        </Text>
      )}
      <ReportFigures report={shown} isFiltered={isFiltered} isImported={isImported} />
      <Timeline report={shown} />
      <WeightingStrip report={report} range={range} />
      <QuestionResults report={shown} filters={filters} query={query} />
      <MissingCard report={report} filters={filters} range={range} />
      <Suspense fallback={null}>
        {!isImported && <WeightingCard report={report} range={range} />}
        <CrossTable
          campaignId={report.campaignId}
          results={report.results}
          asked={query}
          revision={revisionOf(report)}
        />
        <CompareRounds campaignId={report.campaignId} rounds={report.rounds} />
      </Suspense>
      {!isFiltered && !isImported && <Funnel report={report} />}
      <ReportSummary report={report} />
    </Stack>
  );
};
