import { calendarDayIn, type Report } from '@folkmoot/contracts/client';
import { Card, SimpleGrid, Text, Title } from '@folkmoot/ui';
import { messages } from './report.messages';

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div>
    <Text component="dt" size="sm" c="dimmed">
      {label}
    </Text>
    <Text component="dd" m={0}>
      {value}
    </Text>
  </div>
);

const periodInWords = ({ period, timezone }: Report): string => {
  if (!period) return messages.noPeriod;
  const [from, to] = [period.from, period.to].map((day) => calendarDayIn(day, timezone, 'dayInWords'));
  return from === to ? `${from} (${timezone})` : `${from} – ${to} (${timezone})`;
};

export const ReportSummary = ({ report }: { report: Report }) => (
  <Card>
    <Title order={2} size="h4" mb="sm">
      {messages.summary}
    </Title>
    <Text fw={600}>{report.title}</Text>
    <Text c={report.description ? undefined : 'dimmed'} mb="sm">
      {report.description || messages.noDescription}
    </Text>
    <SimpleGrid component="dl" cols={{ base: 1, sm: 2 }} m={0}>
      <Fact label={messages.status} value={report.status.toUpperCase()} />
      <Fact label={messages.period} value={periodInWords(report)} />
    </SimpleGrid>
  </Card>
);
