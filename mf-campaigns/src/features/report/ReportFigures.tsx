import type { Report } from '@folkmoot/contracts/client';
import { formatDuration } from '@folkmoot/question-types/core';
import { SimpleGrid, StatCard } from '@folkmoot/ui';
import { messages } from './report.messages';

/** A line break is allowed between minutes and seconds, not between a number and its unit. */
const duration = (seconds: number | null): string | null =>
  seconds === null ? null : formatDuration(seconds).replaceAll(/(\d) /g, '$1\u00a0');

interface Props {
  report: Report;
  isFiltered: boolean;
  /** The answers are those of a series, which has no visits and no times. */
  isImported: boolean;
}

/** The four cards. An unknown figure is a dash, never a number. */
const completionUnit = ({ report, isFiltered, isImported }: Props): string => {
  if (isImported) return messages.notImported;
  if (isFiltered) return messages.visitsUnfiltered;
  return report.completionRate === null ? messages.noVisits : messages.completionUnit;
};

export const ReportFigures = (props: Props) => {
  const { report, isFiltered, isImported } = props;
  const median = duration(report.medianSeconds);
  const noTimes = isImported ? messages.notImported : messages.noTimes;
  return (
    <SimpleGrid cols={{ base: 2, md: 4 }}>
      <StatCard
        label={messages.totalResponses}
        value={report.responses}
        unit={
          isFiltered
            ? messages.filteredUnit
            : messages.responsesUnit(report.excluded, report.overQuota, report.screenedOut)
        }
        howComputed={messages.howResponses}
      />
      <StatCard
        label={messages.completionRate}
        value={report.completionRate === null ? null : `${Math.round(report.completionRate)}%`}
        unit={completionUnit(props)}
        howComputed={isFiltered || isImported ? undefined : messages.howCompletion(report.completes, report.starts)}
      />
      <StatCard
        label={messages.averageTime}
        value={duration(report.averageSeconds)}
        valueTitle={report.averageSeconds === null ? undefined : messages.seconds(report.averageSeconds)}
        unit={median === null ? noTimes : messages.timeUnit}
        howComputed={median === null ? noTimes : messages.howTime(median)}
      />
      <StatCard label={messages.questions} value={report.questions} unit={messages.questionsUnit} />
    </SimpleGrid>
  );
};
