import type { DateKind } from '@folkmoot/contracts/client';
import { Group, Stack, TextInput } from '@folkmoot/ui';
import { SegmentedControl } from '@folkmoot/ui/controls';
import type { EditorProps } from '../../views';
import { kindOf } from './date.answers';
import { messages } from './date-staff.messages';

/** The kind of answer, and its bounds. */
export const DateEditor = ({ question, onChange }: EditorProps) => {
  const kind = kindOf(question);
  const { min = '', max = '' } = question.dateRange ?? {};
  const type = kind === 'time' ? 'time' : 'date';
  const length = type === 'time' ? 5 : 10;
  const bound = (end: 'min' | 'max', value: string) => {
    const { [end]: _, ...other } = question.dateRange ?? {};
    onChange({ dateRange: value ? { ...other, [end]: value } : other });
  };
  const field = (end: 'min' | 'max', label: string, value: string) => (
    <TextInput
      type={type}
      label={label}
      description={messages.optional}
      value={value.length === length ? value : ''}
      w={190}
      onChange={(event) => bound(end, event.currentTarget.value)}
    />
  );
  return (
    <Stack gap="xs">
      <SegmentedControl
        aria-label={messages.kind}
        value={kind}
        onChange={(value) => onChange({ dateKind: value as DateKind })}
        data={Object.entries(messages.kinds).map(([each, label]) => ({ value: each, label }))}
      />
      <Group>
        {field('min', messages.earliest, min)}
        {field('max', messages.latest, max)}
      </Group>
    </Stack>
  );
};
