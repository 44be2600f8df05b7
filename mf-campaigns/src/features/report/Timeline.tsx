import { calendarDayIn, type Report } from '@folkmoot/contracts/client';
import { type Bucket, bucketsOf } from '@folkmoot/question-types/core';
import { BarChart, Card, Title } from '@folkmoot/ui';
import { messages } from './report.messages';

const labelOf = ({ key, unit }: Bucket, zone: string): string =>
  calendarDayIn(key, zone, unit === 'month' ? 'month' : 'dayOfYear');

/** Responses over time in the range, by day, week or month, so that the chart stays readable. */
export const Timeline = ({ report }: { report: Report }) => {
  const buckets = bucketsOf(report.timeline);
  const unit = buckets[0]?.unit ?? 'day';
  return (
    <Card component="section" aria-label={messages.timelines[unit]}>
      <Title order={2} size="h4" mb="md">
        {messages.timelines[unit]}
      </Title>
      <BarChart
        title={messages.timelines[unit]}
        headings={[messages.units[unit], messages.count]}
        orientation="columns"
        bars={buckets.map((bucket) => ({
          key: bucket.key,
          label: labelOf(bucket, report.timezone),
          value: bucket.count,
        }))}
      />
    </Card>
  );
};
