import type { Report } from '@folkmoot/contracts/client';
import { Text } from '@folkmoot/ui';
import { Select } from '@folkmoot/ui/controls';
import { messages } from './report-frame.messages';
import type { SeriesChoice } from './use-series';

const LIVE = '';

interface Props {
  series: SeriesChoice;
  /** The series of the campaign. Undefined when it has none. */
  known: Report['importedSeries'];
}

/** Selects the live answers or one series of imported ones. Empty when there is none. */
export const SeriesFilter = ({ series, known = [] }: Props) =>
  known.length === 0 && series.id === null ? null : (
    <Select
      aria-label={messages.series}
      data={[
        { value: LIVE, label: messages.liveAnswers },
        ...known.map(({ id, name, responses }) => ({ value: id, label: messages.seriesWith(name, responses) })),
      ]}
      value={series.id ?? LIVE}
      onChange={(value) => series.choose(value || null)}
      allowDeselect={false}
      w={230}
    />
  );

/** Says which answers are shown, where a campaign has series. */
export const SeriesNow = ({ series, known = [] }: Props) => {
  if (known.length === 0) return null;
  const shown = known.find(({ id }) => id === series.id);
  return (
    <Text size="sm" c="dimmed">
      {shown ? messages.onlySeries(shown.name) : messages.besideLive(known)}
    </Text>
  );
};
