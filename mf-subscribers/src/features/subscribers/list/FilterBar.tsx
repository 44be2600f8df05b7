import type { SubscriberFilter, Tag } from '@folkmoot/contracts/client';
import { Button, Group, IconFilter, SearchBox, Stack } from '@folkmoot/ui';
import { Popover, Select } from '@folkmoot/ui/controls';
import { DayFields, SourceField } from '../../../entities/segment/filter/FilterFields';
import { statusOptions } from '../../../entities/segment/filter/filter';
import { messages } from './list.messages';
import type { Filters } from './use-filters';

/** The values of the two fields as address parameters: null instead of undefined. */
const named = (patch: Partial<SubscriberFilter>): Record<string, string | null> =>
  Object.fromEntries(Object.entries(patch).map(([name, value]) => [name, value ? String(value) : null]));

const MoreFilters = ({ filters: { filter, set } }: { filters: Filters }) => {
  const count = [filter.source, filter.subscribedFrom, filter.subscribedTo].filter(Boolean).length;
  const change = (patch: Partial<SubscriberFilter>) => set(named(patch));
  return (
    <Popover width={320} position="bottom-start" trapFocus>
      <Popover.Target>
        <Button variant="default" leftSection={<IconFilter size={16} stroke={1.5} aria-hidden="true" />}>
          {count > 0 ? messages.moreFiltersOn(count) : messages.moreFilters}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={messages.moreFilters}>
        <Stack gap="sm">
          <SourceField filter={filter} onChange={change} />
          <DayFields filter={filter} onChange={change} />
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
};

/** Search, tag and status, and what segments can hold besides. */
export const FilterBar = ({ filters, tags }: { filters: Filters; tags: readonly Tag[] }) => (
  <Group gap="xs">
    <SearchBox
      label={messages.search}
      value={filters.filter.q ?? ''}
      onChange={(q) => filters.set({ q })}
      width={240}
    />
    <Select
      aria-label={messages.tagFilter}
      placeholder={messages.allTags}
      data={tags.map(({ id, name }) => ({ value: id, label: name }))}
      value={filters.filter.tagIds?.[0] ?? null}
      onChange={(tagId) => filters.set({ tagId })}
      clearable
      clearButtonProps={{ 'aria-label': messages.allTags }}
      w={{ base: 'calc(50% - 4px)', xs: 180 }}
    />
    <Select
      aria-label={messages.statusFilter}
      placeholder={messages.allStatuses}
      data={statusOptions}
      value={filters.filter.status ?? null}
      onChange={(status) => filters.set({ status })}
      clearable
      clearButtonProps={{ 'aria-label': messages.allStatuses }}
      w={{ base: 'calc(50% - 4px)', xs: 150 }}
    />
    <MoreFilters filters={filters} />
  </Group>
);
