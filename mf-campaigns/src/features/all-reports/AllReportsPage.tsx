import { type CampaignReport, exportReportsOperation, listReportsOperation } from '@folkmoot/contracts/client';
import { hrefOf, keepPreviousData, useCan, useOperation, usePageTitle } from '@folkmoot/shell-sdk';
import {
  Button,
  type Column,
  DataTable,
  Group,
  IconChartBar,
  IconDownload,
  Page,
  PageHeader,
  QueryStates,
  Stack,
  StatusBadge,
  Text,
  TextLink,
} from '@folkmoot/ui';
import { EmptyCard } from '@folkmoot/ui/controls';
import { type RangeChoice, RangeFilter, useRange } from '../../records/report-frame';
import { messages } from './all-reports.messages';
import { Sparkline } from './Sparkline';

const number = (value: number): string => value.toLocaleString('en');

const changeOf = ({ responses, previousResponses }: CampaignReport): string | null => {
  if (previousResponses === null) return null;
  const difference = responses - previousResponses;
  if (difference === 0) return messages.same;
  return difference > 0 ? messages.more(number(difference)) : messages.fewer(number(-difference));
};

const Responses = ({ report }: { report: CampaignReport }) => (
  <div>
    <Text component="span" fw={600} className="tabular">
      {number(report.responses)}
    </Text>
    <Text size="xs" c="dimmed">
      {changeOf(report)}
    </Text>
  </div>
);

const targetOf = ({ totalResponses, targetResponses }: CampaignReport): string =>
  targetResponses
    ? messages.ofTarget(
        number(totalResponses),
        number(targetResponses),
        Math.round((totalResponses / targetResponses) * 100),
      )
    : messages.none;

/** A calendar day of the council; no zone moves it. */
const inWords = (day: string | null): string =>
  day === null
    ? messages.none
    : new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

const columns: readonly Column<CampaignReport>[] = [
  {
    key: 'campaign',
    header: messages.campaign,
    width: '28%',
    cell: ({ campaignId, title }) => (
      <TextLink to={`/dashboard/campaigns/${campaignId}/reports/overview`}>{title}</TextLink>
    ),
  },
  { key: 'status', header: messages.status, cell: ({ status }) => <StatusBadge status={status} /> },
  { key: 'responses', header: messages.responses, cell: (report) => <Responses report={report} /> },
  { key: 'target', header: messages.target, cell: targetOf },
  {
    key: 'completion',
    header: messages.completion,
    cell: ({ completionRate }) => (completionRate === null ? messages.none : `${completionRate}%`),
  },
  { key: 'trend', header: messages.trend, width: 150, cell: ({ trend }) => <Sparkline trend={trend} /> },
  { key: 'last', header: messages.last, cell: ({ lastResponseOn }) => inWords(lastResponseOn) },
];

const Export = ({ range }: { range: RangeChoice }) =>
  useCan('report:export') ? (
    <Button
      component="a"
      href={hrefOf(exportReportsOperation, { query: range.days })}
      variant="default"
      leftSection={<IconDownload size={16} stroke={1.5} aria-hidden="true" />}
    >
      {messages.exportCsv}
    </Button>
  ) : null;

const Empty = () => (
  <EmptyCard
    icon={<IconChartBar stroke={1.5} aria-hidden="true" />}
    title={messages.emptyTitle}
    text={messages.emptyText}
  />
);

/** /dashboard/reports: all campaigns of the council side by side (E-27). */
export const AllReportsPage = () => {
  usePageTitle(messages.title);
  const range = useRange();
  const reports = useOperation(listReportsOperation, { query: range.days }, { placeholderData: keepPreviousData });
  return (
    <Page>
      <PageHeader title={messages.title} description={messages.description} />
      <Group justify="space-between" align="flex-end">
        <RangeFilter range={range} />
        <Export range={range} />
      </Group>
      <QueryStates query={reports} loadingLabel={messages.loading} errorTitle={messages.loadFailed}>
        {({ items, timezone }) =>
          items.length === 0 ? (
            <Empty />
          ) : (
            <Stack gap="xs">
              <Text size="sm" role="status">
                {messages.total(number(items.reduce((sum, { responses }) => sum + responses, 0)), items.length)}
              </Text>
              <DataTable
                label={messages.table}
                columns={columns}
                rows={items}
                rowKey={({ campaignId }) => campaignId}
                minWidth={860}
              />
              <Text size="xs" c="dimmed">
                {messages.times(timezone)}
              </Text>
            </Stack>
          )
        }
      </QueryStates>
    </Page>
  );
};
