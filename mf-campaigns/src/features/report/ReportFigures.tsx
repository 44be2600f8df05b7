import type { Report } from '@folkmoot/contracts';
import { SimpleGrid, StatCard } from '@folkmoot/ui';
import { formatDuration } from './duration';
import { messages } from './report.messages';

const duration = (seconds: number | null): string => (seconds === null ? messages.noFigure : formatDuration(seconds));

/** The four cards; a figure that cannot be known yet is a dash, never a number. */
export const ReportFigures = ({ report }: { report: Report }) => (
  <SimpleGrid cols={{ base: 2, md: 4 }}>
    <StatCard
      label={messages.totalResponses}
      value={report.responses.toLocaleString('en-GB')}
      explanation={messages.howResponses}
    />
    <StatCard
      label={messages.completionRate}
      value={report.completionRate === null ? messages.noFigure : `${Math.round(report.completionRate)}%`}
      explanation={messages.howCompletion(report.completes, report.starts)}
    />
    <StatCard
      label={messages.averageTime}
      value={duration(report.averageSeconds)}
      explanation={messages.howTime(duration(report.medianSeconds))}
    />
    <StatCard label={messages.questions} value={String(report.questions)} explanation={messages.howQuestions} />
  </SimpleGrid>
);
