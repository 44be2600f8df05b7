import { Button, Group, TextInput } from '@folkmoot/ui';
import { Select } from '@folkmoot/ui/controls';
import { rangeNameOf, rangeNames } from './date-range';
import { messages } from './report-frame.messages';
import type { RangeChoice } from './use-range';

const CustomDays = ({ range }: { range: RangeChoice }) => {
  const { from = '', to = '' } = range.days;
  return (
    <>
      <TextInput
        type="date"
        aria-label={messages.from}
        value={from}
        max={to || range.today}
        onChange={(event) => range.setDays({ from: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        aria-label={messages.to}
        value={to}
        min={from}
        max={range.today}
        onChange={(event) => range.setDays({ to: event.currentTarget.value })}
      />
      <Button variant="subtle" onClick={range.clear}>
        {messages.clear}
      </Button>
    </>
  );
};

/** The date filter: named ranges, or two days of which neither is after the other or after today. */
export const RangeFilter = ({ range }: { range: RangeChoice }) => (
  <Group gap="xs">
    <Select
      aria-label={messages.range}
      data={rangeNames.map((value) => ({ value, label: messages.ranges[value] }))}
      value={range.name}
      onChange={(value) => range.choose(rangeNameOf(value))}
      allowDeselect={false}
      w={170}
    />
    {range.name === 'custom' && <CustomDays range={range} />}
  </Group>
);
