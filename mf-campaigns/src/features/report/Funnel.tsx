import type { Report } from '@folkmoot/contracts/client';
import { BarChart, Stack } from '@folkmoot/ui';
import { ChartCard } from '@folkmoot/ui/controls';
import { messages } from './report.messages';

const share = (count: number, of: number): string =>
  of > 0 ? messages.share(count, Math.round((count / of) * 100)) : count.toLocaleString('en');

/** Counts of views, starts and submissions of the survey, and the questions at which people stopped. */
export const Funnel = ({ report }: { report: Report }) => {
  const { views, starts, completes, abandons, stops } = report;
  if (views === 0) return null;
  const steps = [
    { key: 'viewed', label: messages.viewed, value: views, text: share(views, views) },
    { key: 'started', label: messages.started, value: starts, text: share(starts, views) },
    { key: 'completed', label: messages.completed, value: completes, text: share(completes, views) },
    { key: 'abandoned', label: messages.abandoned, value: abandons, text: share(abandons, views) },
  ];
  return (
    <Stack>
      <ChartCard title={messages.funnel} note={messages.funnelBase(views)}>
        <BarChart title={messages.funnel} headings={[messages.step, messages.people]} bars={steps} />
      </ChartCard>
      {stops.length > 0 && (
        <ChartCard title={messages.stops} note={messages.stopsBase(abandons)}>
          <BarChart
            title={messages.stops}
            headings={[messages.question, messages.people]}
            bars={stops.map(({ questionId, title, count }) => ({
              key: questionId,
              label: title,
              value: count,
              text: share(count, abandons),
            }))}
          />
        </ChartCard>
      )}
    </Stack>
  );
};
