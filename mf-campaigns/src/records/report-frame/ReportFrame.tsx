import { Group, Stack } from '@folkmoot/ui';
import { LinkTabs } from '@folkmoot/ui/controls';
import type { ReactNode } from 'react';
import { ExportCsv } from './ExportCsv';
import { RangeFilter } from './RangeFilter';
import { messages } from './report-frame.messages';
import type { RangeChoice } from './use-range';

interface Props {
  campaignId: string;
  range: RangeChoice;
  /** Responses in the range; undefined while it is not known. */
  total: number | undefined;
  /** Beside the exports. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Another part of the report is of the same days. */
const searchOf = ({ name, days }: RangeChoice): string => {
  if (name === 'all') return '';
  return `?${new URLSearchParams({ range: name, ...(name === 'custom' ? days : {}) })}`;
};

const Tabs = ({ campaignId, range }: Pick<Props, 'campaignId' | 'range'>) => {
  const base = `/dashboard/campaigns/${campaignId}/reports`;
  const tabs = [
    { to: `${base}/overview${searchOf(range)}`, label: messages.overviewTab },
    { to: `${base}/submissions${searchOf(range)}`, label: messages.submissionsTab },
    { to: `${base}/insights${searchOf(range)}`, label: messages.insightsTab },
  ];
  return <LinkTabs variant="pills" tabs={tabs} />;
};

/** What stands above every part of a campaign's reports: the date filter, the exports, the tabs. */
export const ReportFrame = ({ campaignId, range, total, aside, children }: Props) => (
  <Stack>
    <Group justify="space-between" align="flex-end">
      <RangeFilter range={range} />
      <Group gap="xs">
        {aside}
        <ExportCsv campaignId={campaignId} days={range.days} total={total} />
      </Group>
    </Group>
    <Tabs campaignId={campaignId} range={range} />
    {children}
  </Stack>
);
