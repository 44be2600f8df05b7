import type { SubscriberFilter } from '@folkmoot/contracts/client';
import { SimpleGrid, TextInput } from '@folkmoot/ui';
import { Select } from '@folkmoot/ui/controls';
import { sourceOptions } from './filter';
import { filterTexts as texts } from './filter.messages';

type Patch = (patch: Partial<SubscriberFilter>) => void;

interface Props {
  filter: SubscriberFilter;
  onChange: Patch;
}

export const SourceField = ({ filter: { source }, onChange }: Props) => (
  <Select
    label={texts.source}
    placeholder={texts.anySource}
    data={sourceOptions}
    value={source ?? null}
    onChange={(next) => onChange({ source: next ?? undefined })}
    clearable
    clearButtonProps={{ 'aria-label': texts.anySource }}
    comboboxProps={{ withinPortal: false }}
  />
);

/** First and last day of the subscription, both included. */
export const DayFields = ({ filter: { subscribedFrom = '', subscribedTo = '' }, onChange }: Props) => (
  <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs">
    <TextInput
      type="date"
      label={texts.from}
      value={subscribedFrom}
      max={subscribedTo || undefined}
      onChange={(event) => onChange({ subscribedFrom: event.currentTarget.value || undefined })}
    />
    <TextInput
      type="date"
      label={texts.to}
      value={subscribedTo}
      min={subscribedFrom || undefined}
      onChange={(event) => onChange({ subscribedTo: event.currentTarget.value || undefined })}
    />
  </SimpleGrid>
);
