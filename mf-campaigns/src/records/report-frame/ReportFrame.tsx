import type { Report } from '@folkmoot/contracts/client';
import { Group, Stack } from '@folkmoot/ui';
import { LinkTabs } from '@folkmoot/ui/controls';
import type { ReactNode } from 'react';
import { ExportCsv } from './ExportCsv';
import { ExportButtons, ExportStatus } from './ExportReport';
import { RangeFilter } from './RangeFilter';
import { RoundFilter } from './RoundFilter';
import { messages } from './report-frame.messages';
import type { RangeChoice } from './use-range';
import { useReportExport } from './use-report-export';

interface Props {
  campaignId: string;
  range: RangeChoice;
  /** Of the range; undefined while it is not known. */
  report: Report | undefined;
  /** Analyses are of days, not of rounds: their part has no choice of one. */
  hasRounds?: boolean;
  /** Beside the exports. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Another part of the report is of the same days. */
const searchOf = ({ name, days, round }: RangeChoice, hasRounds: boolean): string => {
  const search = new URLSearchParams({
    ...(name === 'all' ? {} : { range: name }),
    ...(name === 'custom' ? days : {}),
    ...(hasRounds && round !== undefined ? { round: String(round) } : {}),
  }).toString();
  return search && `?${search}`;
};

const Tabs = ({ campaignId, range }: Pick<Props, 'campaignId' | 'range'>) => {
  const base = `/dashboard/campaigns/${campaignId}/reports`;
  const tabs = [
    { to: `${base}/overview${searchOf(range, true)}`, label: messages.overviewTab },
    { to: `${base}/submissions${searchOf(range, true)}`, label: messages.submissionsTab },
    { to: `${base}/insights${searchOf(range, false)}`, label: messages.insightsTab },
  ];
  return <LinkTabs variant="pills" tabs={tabs} />;
};

/** What stands above every part of a campaign's reports: the filters, the exports, the tabs. */
export const ReportFrame = ({ campaignId, range, report, hasRounds = true, aside, children }: Props) => {
  const exporting = useReportExport({ campaignId, range, report });
  return (
    <Stack>
      <Group justify="space-between" align="flex-end">
        <Group gap="xs" align="flex-end">
          <RangeFilter range={range} />
          {hasRounds && <RoundFilter range={range} rounds={report?.rounds} />}
        </Group>
        <Group gap="xs">
          {aside}
          <ExportCsv campaignId={campaignId} asked={range.asked} total={report?.responses} />
          <ExportButtons exporting={exporting} />
        </Group>
      </Group>
      <ExportStatus exporting={exporting} />
      <Tabs campaignId={campaignId} range={range} />
      {children}
    </Stack>
  );
};
