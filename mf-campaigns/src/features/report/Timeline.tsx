import type { Report } from '@folkmoot/contracts/client';
import { BarChart, Card, Title } from '@folkmoot/ui';
import { messages } from './report.messages';

const formatDay = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

export const Timeline = ({ report }: { report: Report }) => (
  <Card>
    <Title order={2} size="h4" mb="md">
      {messages.timeline}
    </Title>
    <BarChart
      title={messages.timeline}
      headings={[messages.day, messages.count]}
      orientation="columns"
      bars={report.timeline.map(({ date, count }) => ({ key: date, label: formatDay(date), value: count }))}
    />
  </Card>
);
