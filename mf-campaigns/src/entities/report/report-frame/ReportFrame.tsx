import { getCommentPlanOperation, type Report } from '@folkmoot/contracts/client';
import { useOperation } from '@folkmoot/shell-sdk';
import { Box, Group, Stack, Text } from '@folkmoot/ui';
import { LinkTabs } from '@folkmoot/ui/controls';
import type { ReactNode } from 'react';
import { ExportMenu } from './ExportMenu';
import { ExportStatus } from './ExportStatus';
import { FilterChips } from './FilterChips';
import { RangeFilter } from './RangeFilter';
import { RoundFilter } from './RoundFilter';
import { messages } from './report-frame.messages';
import { askedOf, type Filters, useFilters } from './use-filters';
import type { RangeChoice } from './use-range';
import { useReportExport } from './use-report-export';

interface Props {
  campaignId: string;
  range: RangeChoice;
  /** The report of the range. Undefined while unknown. */
  report: Report | undefined;
  /** False for analyses: they belong to days, so their part offers no rounds. */
  hasRounds?: boolean;
  /** For a part about all responses: it has no days, filters or exports. */
  isWhole?: boolean;
  /** Shown in the toolbar after the days: ways to narrow the report. */
  tools?: ReactNode;
  /** Shown beside the exports. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The query string that keeps days and filters when the person opens another part. */
const searchOf = ({ name, days, round }: RangeChoice, { where }: Filters, hasRounds: boolean): string => {
  const search = new URLSearchParams({
    ...(name === 'all' ? {} : { range: name }),
    ...(name === 'custom' ? days : {}),
    ...(hasRounds && round !== undefined ? { round: String(round) } : {}),
    ...(where === '' ? {} : { where }),
  }).toString();
  return search && `?${search}`;
};

const Tabs = ({ campaignId, range, filters }: Pick<Props, 'campaignId' | 'range'> & { filters: Filters }) => {
  const base = `/dashboard/campaigns/${campaignId}/reports`;
  const plan = useOperation(getCommentPlanOperation, { params: { campaignId } }, { retry: false });
  const tabs = [
    { to: `${base}/overview${searchOf(range, filters, true)}`, label: messages.overviewTab },
    { to: `${base}/submissions${searchOf(range, filters, true)}`, label: messages.submissionsTab },
    {
      to: `${base}/comments${searchOf(range, filters, true)}`,
      label: messages.commentsTab(plan.data?.toReview ?? 0),
    },
    { to: `${base}/insights${searchOf(range, filters, false)}`, label: messages.insightsTab },
    { to: `${base}/integrity${searchOf(range, filters, true)}`, label: messages.integrityTab },
  ];
  return <LinkTabs variant="pills" tabs={tabs} />;
};

interface NowProps {
  filters: Filters;
  report: Pick<Report, 'results' | 'commentThemes'> | undefined;
  hasRounds: boolean;
}

/** The filters, and what they apply to. */
const FiltersNow = ({ filters, report = { results: [] }, hasRounds }: NowProps) =>
  filters.list.length === 0 ? null : (
    <Group gap="xs">
      <FilterChips filters={filters} report={report} />
      <Text size="sm" c="dimmed">
        {hasRounds ? messages.filteredExports : messages.filteredInsights}
      </Text>
    </Group>
  );

/** The header of every part of a campaign's reports: the parts, and one line with filters and exports. */
export const ReportFrame = (props: Props) => {
  const { campaignId, range, report, hasRounds = true, isWhole = false, tools, aside, children } = props;
  const filters = useFilters();
  const asked = { ...range.asked, ...askedOf(filters) };
  const exporting = useReportExport({ campaignId, range, report, asked });
  return (
    <Stack>
      <Group justify="space-between" gap="xs">
        {/* On a phone the tabs scroll, and the page does not. */}
        <Box miw={0} maw="100%">
          <Tabs campaignId={campaignId} range={range} filters={filters} />
        </Box>
        {!isWhole && (
          <Group gap="xs">
            {aside}
            <RangeFilter range={range} />
            {hasRounds && <RoundFilter range={range} rounds={report?.rounds} />}
            {tools}
            <ExportMenu campaignId={campaignId} asked={asked} total={report?.responses} exporting={exporting} />
          </Group>
        )}
      </Group>
      <ExportStatus exporting={exporting} />
      {!isWhole && <FiltersNow filters={filters} report={report} hasRounds={hasRounds} />}
      {children}
    </Stack>
  );
};
