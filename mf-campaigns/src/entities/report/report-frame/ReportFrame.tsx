import type { Report } from '@folkmoot/contracts/client';
import { Group, Stack, Text } from '@folkmoot/ui';
import { LinkTabs } from '@folkmoot/ui/controls';
import type { ReactNode } from 'react';
import { ExportCsv } from './ExportCsv';
import { ExportButtons, ExportStatus } from './ExportReport';
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
  /** True when the part shows the filters itself, because people add filters there. */
  showsFilters?: boolean;
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
  const tabs = [
    { to: `${base}/overview${searchOf(range, filters, true)}`, label: messages.overviewTab },
    { to: `${base}/submissions${searchOf(range, filters, true)}`, label: messages.submissionsTab },
    { to: `${base}/insights${searchOf(range, filters, false)}`, label: messages.insightsTab },
  ];
  return <LinkTabs variant="pills" tabs={tabs} />;
};

interface NowProps {
  filters: Filters;
  results: Report['results'] | undefined;
  hasRounds: boolean;
}

/** The filters, and what they apply to, for parts that do not show them. */
const FiltersNow = ({ filters, results = [], hasRounds }: NowProps) =>
  filters.list.length === 0 ? null : (
    <Stack gap={4}>
      <Group gap="xs">
        <FilterChips filters={filters} results={results} />
      </Group>
      <Text size="sm" c="dimmed">
        {hasRounds ? messages.filteredExports : messages.filteredInsights}
      </Text>
    </Stack>
  );

/** The header of every part of a campaign's reports: filters, exports and tabs. */
export const ReportFrame = ({
  campaignId,
  range,
  report,
  hasRounds = true,
  showsFilters = false,
  aside,
  children,
}: Props) => {
  const filters = useFilters();
  const asked = { ...range.asked, ...askedOf(filters) };
  const exporting = useReportExport({ campaignId, range, report, asked });
  return (
    <Stack>
      <Group justify="space-between" align="flex-end">
        <Group gap="xs" align="flex-end">
          <RangeFilter range={range} />
          {hasRounds && <RoundFilter range={range} rounds={report?.rounds} />}
        </Group>
        <Group gap="xs">
          {aside}
          <ExportCsv campaignId={campaignId} asked={asked} total={report?.responses} />
          <ExportButtons exporting={exporting} />
        </Group>
      </Group>
      <ExportStatus exporting={exporting} />
      <Tabs campaignId={campaignId} range={range} filters={filters} />
      {!showsFilters && <FiltersNow filters={filters} results={report?.results} hasRounds={hasRounds} />}
      {children}
    </Stack>
  );
};
