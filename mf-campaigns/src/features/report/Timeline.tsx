import { calendarDayIn, type Report } from '@folkmoot/contracts/client';
import { type Bucket, bucketsOf } from '@folkmoot/question-types/core';
import { useCan } from '@folkmoot/shell-sdk';
import { type Bar, BarChart, IconTrash, Text } from '@folkmoot/ui';
import { ChartCard, IconButton } from '@folkmoot/ui/controls';
import { AddAnnotation } from './AddAnnotation';
import { annotationsByBucket, annotationsIn, type ShownAnnotation } from './annotations.domain';
import { messages } from './report.messages';
import classes from './timeline.module.css';
import { useAnnotations, useChangeAnnotations } from './use-annotations';

const labelOf = ({ key, unit }: Bucket, zone: string): string =>
  calendarDayIn(key, zone, unit === 'month' ? 'month' : 'dayOfYear');

const wordsOf = ({ kind, text }: ShownAnnotation): string => messages.annotations[kind](text);

const barsOf = ({ timeline, timezone, hours }: Report, annotations: readonly ShownAnnotation[]): Bar[] => {
  if (hours) return hours.map(({ hour, count }) => ({ key: String(hour), label: messages.hour(hour), value: count }));
  const buckets = bucketsOf(timeline);
  const marks = annotationsByBucket(annotations, buckets);
  return buckets.map((bucket) => ({
    key: bucket.key,
    label: labelOf(bucket, timezone),
    value: bucket.count,
    marks: marks.get(bucket.key)?.map(wordsOf),
  }));
};

interface NotesProps {
  annotations: readonly ShownAnnotation[];
  zone: string;
  onDelete: ((id: string) => void) | null;
}

const Notes = ({ annotations, zone, onDelete }: NotesProps) => (
  <ul className={classes.notes} aria-label={messages.annotationList}>
    {annotations.map((annotation) => (
      <li key={`${annotation.kind} ${annotation.day} ${annotation.id ?? annotation.text}`} className={classes.note}>
        <span className={classes.dot} aria-hidden="true" />
        <Text size="sm" component="span">
          <span className={classes.day}>{calendarDayIn(annotation.day, zone, 'dayOfYear')}</span> {wordsOf(annotation)}
        </Text>
        {annotation.id !== null && onDelete && (
          <IconButton
            label={messages.deleteAnnotation(annotation.text)}
            icon={IconTrash}
            onClick={() => onDelete(annotation.id ?? '')}
          />
        )}
      </li>
    ))}
  </ul>
);

/**
 * Responses over time in the range, with what happened: by hour when there is one day, else by day, week or month, so
 * that the chart stays readable.
 */
export const Timeline = ({ report }: { report: Report }) => {
  const { campaignId, timeline, timezone, hours } = report;
  const all = useAnnotations(campaignId, timezone);
  const { add, remove } = useChangeAnnotations(campaignId);
  const canEdit = useCan('campaign:edit');
  const annotations = annotationsIn(all, timeline);
  const unit = hours ? 'hour' : (bucketsOf(timeline)[0]?.unit ?? 'day');
  const [first, last] = [timeline[0]?.date, timeline.at(-1)?.date];
  const title = messages.timelines[unit];
  return (
    <ChartCard
      title={title}
      note={hours && first ? calendarDayIn(first, timezone, 'dayInWords') : undefined}
      actions={canEdit && first && last && <AddAnnotation from={first} to={last} onAdd={add} />}
    >
      <BarChart
        title={title}
        headings={[messages.units[unit], messages.count]}
        orientation="columns"
        bars={barsOf(report, annotations)}
      />
      {annotations.length > 0 && (
        <Notes annotations={annotations} zone={timezone} onDelete={canEdit ? (id) => void remove(id) : null} />
      )}
    </ChartCard>
  );
};
