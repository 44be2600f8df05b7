import type { SubscriberFilter, Tag } from '@folkmoot/contracts/client';
import { MAX_SEARCH } from '@folkmoot/contracts/client';
import { SimpleGrid, Stack, TextInput } from '@folkmoot/ui';
import { MultiSelect, Select } from '@folkmoot/ui/controls';
import { sourceOptions, statusOptions } from './filter';
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

/** All conditions of a segment. */
export const FilterFields = ({ filter, onChange, tags }: Props & { tags: readonly Tag[] }) => (
  <Stack gap="sm">
    <MultiSelect
      label={texts.tags}
      description={texts.tagsHelp}
      placeholder={(filter.tagIds ?? []).length === 0 ? texts.anyTag : undefined}
      data={tags.map(({ id, name }) => ({ value: id, label: name }))}
      value={filter.tagIds ?? []}
      onChange={(tagIds) => onChange({ tagIds })}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': texts.anyTag }}
    />
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs">
      <Select
        label={texts.status}
        placeholder={texts.anyStatus}
        data={statusOptions}
        value={filter.status ?? null}
        onChange={(status) => onChange({ status: status ?? undefined })}
        clearable
        clearButtonProps={{ 'aria-label': texts.anyStatus }}
      />
      <SourceField filter={filter} onChange={onChange} />
    </SimpleGrid>
    <DayFields filter={filter} onChange={onChange} />
    <TextInput
      label={texts.text}
      description={texts.textHelp}
      value={filter.q ?? ''}
      maxLength={MAX_SEARCH}
      onChange={(event) => onChange({ q: event.currentTarget.value })}
    />
  </Stack>
);
