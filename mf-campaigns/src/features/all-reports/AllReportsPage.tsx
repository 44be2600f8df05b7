import { exportReportsOperation, listReportsOperation } from '@folkmoot/contracts/client';
import { hrefOf, keepPreviousData, useCan, useOperation, usePageTitle } from '@folkmoot/shell-sdk';
import {
  Button,
  Group,
  IconChartBar,
  IconDownload,
  Page,
  PageHeader,
  QueryStates,
  Stack,
  Text,
  useMediaQuery,
} from '@folkmoot/ui';
import { EmptyCard } from '@folkmoot/ui/controls';
import { type RangeChoice, RangeFilter, useRange } from '../../entities/report/report-frame';
import { messages } from './all-reports.messages';
import { ReportList, ReportTable } from './ReportTable';

const number = (value: number): string => value.toLocaleString('en');

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

const NARROW = '(max-width: 47.99em)';

/** /dashboard/reports: all campaigns of the council side by side. */
export const AllReportsPage = () => {
  usePageTitle(messages.title);
  const range = useRange();
  const isNarrow = useMediaQuery(NARROW) ?? false;
  const reports = useOperation(listReportsOperation, { query: range.days }, { placeholderData: keepPreviousData });
  return (
    <Page>
      <PageHeader title={messages.title} description={messages.description} />
      <Group justify="space-between" align="flex-end">
        <RangeFilter range={range} />
        <Export range={range} />
      </Group>
      <QueryStates
        query={reports}
        loadingLabel={messages.loading}
        loadingShape="table"
        errorTitle={messages.loadFailed}
      >
        {({ items, timezone }) =>
          items.length === 0 ? (
            <Empty />
          ) : (
            <Stack gap="xs">
              <Text size="sm" role="status">
                {messages.total(number(items.reduce((sum, { responses }) => sum + responses, 0)), items.length)}
              </Text>
              {isNarrow ? (
                <ReportList reports={items} zone={timezone} />
              ) : (
                <ReportTable reports={items} zone={timezone} />
              )}
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
