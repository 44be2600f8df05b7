import { Alert, Group, Stack, Text } from '@folkmoot/ui';
import { Checkbox, NativeSelect, NumberInput } from '@folkmoot/ui/controls';
import { importMessages as texts } from './population.messages';
import type { Measure } from './read-rows.domain';
import { type Choices, headingsOf, type TableReading } from './table-reading.domain';

const LONGEST_HEADING = 60;
const sumInWords = (sum: number): string => sum.toLocaleString('en-GB', { maximumFractionDigits: 1 });

interface ColumnProps {
  reading: TableReading;
  onChoose: (choices: Choices) => void;
}

/** Which column is what, and what the numbers are. */
export const ColumnChoice = ({ reading, onChoose }: ColumnProps) => {
  const { columns, heading, measure } = reading;
  const options = headingsOf(reading).map((words, at) => ({
    value: String(at),
    label: texts.column(at + 1, words.slice(0, LONGEST_HEADING)),
  }));
  return (
    <>
      <Group align="flex-end">
        <NativeSelect
          label={texts.nameColumn}
          value={String(columns.name)}
          data={options}
          onChange={(event) => onChoose({ columns: { ...columns, name: Number(event.currentTarget.value) } })}
        />
        <NativeSelect
          label={texts.numberColumn}
          value={String(columns.number)}
          data={options}
          onChange={(event) => onChoose({ columns: { ...columns, number: Number(event.currentTarget.value) } })}
        />
        <NativeSelect
          label={texts.measure}
          value={measure}
          data={[
            { value: 'counts', label: texts.measures.counts },
            { value: 'shares', label: texts.measures.shares },
          ]}
          onChange={(event) => onChoose({ measure: event.currentTarget.value as Measure })}
        />
      </Group>
      <Checkbox
        label={texts.hasHeading}
        checked={heading}
        onChange={(event) => onChoose({ heading: event.currentTarget.checked })}
      />
    </>
  );
};

interface ShareProps {
  reading: TableReading;
  total: number;
  isScaled: boolean;
  onTotal: (total: number) => void;
  onScale: (isScaled: boolean) => void;
}

/** The number of all residents, and an offer when shares do not add up. */
export const ShareChoice = ({ reading: { areSharesOff, sum }, total, isScaled, onTotal, onScale }: ShareProps) => (
  <>
    <NumberInput
      label={texts.total}
      description={texts.totalHelp}
      value={total || ''}
      onChange={(value) => onTotal(typeof value === 'number' ? value : 0)}
      min={0}
      allowDecimal={false}
      allowNegative={false}
      thousandSeparator=","
      hideControls
    />
    {areSharesOff && (
      <Alert color="amber" role="status">
        <Stack gap="xs">
          <Text size="sm">{texts.sharesOff(sumInWords(sum))}</Text>
          <Checkbox label={texts.scale} checked={isScaled} onChange={(event) => onScale(event.currentTarget.checked)} />
        </Stack>
      </Alert>
    )}
  </>
);
