import { type CampaignReport, calendarDayIn } from '@folkmoot/contracts/client';
import { Card, type Column, DataTable, Group, Stack, StatusBadge, Text, TextLink } from '@folkmoot/ui';
import { messages } from './all-reports.messages';
import classes from './all-reports.module.css';
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

/** A calendar day of the council. The time zone of the reader must not change it. */
const inWords = (day: string | null, zone: string): string => (day === null ? messages.none : calendarDayIn(day, zone));

const completionOf = ({ completionRate }: CampaignReport): string =>
  completionRate === null ? messages.none : `${completionRate}%`;

const Title = ({ report: { campaignId, title } }: { report: CampaignReport }) => (
  <TextLink to={`/dashboard/campaigns/${campaignId}/reports/overview`} lineClamp={2} title={title}>
    {title}
  </TextLink>
);

const columnsOf = (zone: string): readonly Column<CampaignReport>[] => [
  {
    key: 'campaign',
    header: messages.campaign,
    width: '28%',
    cell: (report) => <Title report={report} />,
  },
  { key: 'status', header: messages.status, cell: ({ status }) => <StatusBadge status={status} /> },
  { key: 'responses', header: messages.responses, cell: (report) => <Responses report={report} /> },
  { key: 'target', header: messages.target, width: 176, cell: targetOf },
  {
    key: 'completion',
    header: messages.completion,
    cell: completionOf,
  },
  { key: 'trend', header: messages.trend, width: 150, cell: ({ trend }) => <Sparkline trend={trend} /> },
  { key: 'last', header: messages.last, cell: ({ lastResponseOn }) => inWords(lastResponseOn, zone) },
];

interface Props {
  reports: readonly CampaignReport[];
  /** The council's time zone. */
  zone: string;
}

export const ReportTable = ({ reports, zone }: Props) => (
  <DataTable
    label={messages.table}
    columns={columnsOf(zone)}
    rows={reports}
    rowKey={({ campaignId }) => campaignId}
    minWidth={860}
  />
);

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div>
    <Text component="dt" size="xs" c="dimmed">
      {label}
    </Text>
    <Text component="dd" size="sm" m={0} className="tabular">
      {value}
    </Text>
  </div>
);

/** The same data as a list, for narrow screens. */
export const ReportList = ({ reports, zone }: Props) => (
  <ul className={classes.list} aria-label={messages.table}>
    {reports.map((report) => (
      <Card component="li" key={report.campaignId}>
        <Stack gap="xs">
          <Group justify="space-between" gap="xs">
            <Title report={report} />
            <StatusBadge status={report.status} />
          </Group>
          <Group justify="space-between" align="flex-end" gap="xs">
            <div>
              <Text size="xs" c="dimmed">
                {messages.responses}
              </Text>
              <Responses report={report} />
            </div>
            <Sparkline trend={report.trend} />
          </Group>
          <dl className={classes.facts}>
            <Fact label={messages.target} value={targetOf(report)} />
            <Fact label={messages.completion} value={completionOf(report)} />
            <Fact label={messages.last} value={inWords(report.lastResponseOn, zone)} />
          </dl>
        </Stack>
      </Card>
    ))}
  </ul>
);
