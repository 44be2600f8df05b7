import type { SubscriberFilter, Tag } from '@folkmoot/contracts/client';
import { Box, Button, IconFilter, SearchBox, Stack } from '@folkmoot/ui';
import { Popover, Select } from '@folkmoot/ui/controls';
import { DayFields, SourceField } from '../../../entities/segment/filter/FilterFields';
import { statusOptions } from '../../../entities/segment/filter/filter';
import { messages } from './list.messages';
import classes from './list.module.css';
import type { Filters } from './use-filters';

interface Props {
  filters: Filters;
  tags: readonly Tag[];
  isNarrow: boolean;
}

/** The values of the two fields as address parameters: null instead of undefined. */
const named = (patch: Partial<SubscriberFilter>): Record<string, string | null> =>
  Object.fromEntries(Object.entries(patch).map(([name, value]) => [name, value ? String(value) : null]));

/** In a popover, the options are part of it: a click on one must not close it. */
const inPopover = { comboboxProps: { withinPortal: false } } as const;

const TagSelect = ({ filters: { filter, set }, tags, isNarrow }: Props) => (
  <Select
    {...(isNarrow ? { label: messages.tagFilter, ...inPopover } : { 'aria-label': messages.tagFilter, w: 150 })}
    placeholder={messages.allTags}
    data={tags.map(({ id, name }) => ({ value: id, label: name }))}
    value={filter.tagIds?.[0] ?? null}
    onChange={(tagId) => set({ tagId })}
    clearable
    clearButtonProps={{ 'aria-label': messages.allTags }}
  />
);

const StatusSelect = ({ filters: { filter, set }, isNarrow }: Omit<Props, 'tags'>) => (
  <Select
    {...(isNarrow ? { label: messages.statusFilter, ...inPopover } : { 'aria-label': messages.statusFilter, w: 145 })}
    placeholder={messages.allStatuses}
    data={statusOptions}
    value={filter.status ?? null}
    onChange={(status) => set({ status })}
    clearable
    clearButtonProps={{ 'aria-label': messages.allStatuses }}
  />
);

const labelOf = (count: number, isNarrow: boolean): string => {
  if (isNarrow) return count > 0 ? messages.filtersOn(count) : messages.filters;
  return count > 0 ? messages.moreFiltersOn(count) : messages.moreFilters;
};

/** Source and days; on narrow screens also tag and status. */
const MoreFilters = ({ filters, tags, isNarrow }: Props) => {
  const { filter, set } = filters;
  const common = isNarrow ? [filter.tagIds?.[0], filter.status] : [];
  const count = [filter.source, filter.subscribedFrom, filter.subscribedTo, ...common].filter(Boolean).length;
  const change = (patch: Partial<SubscriberFilter>) => set(named(patch));
  const label = labelOf(count, isNarrow);
  return (
    <Popover width={320} position={isNarrow ? 'bottom-end' : 'bottom-start'} trapFocus>
      <Popover.Target>
        <Button variant="default" leftSection={<IconFilter size={16} stroke={1.5} aria-hidden="true" />}>
          {label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        <Stack gap="sm">
          {isNarrow && <TagSelect filters={filters} tags={tags} isNarrow />}
          {isNarrow && <StatusSelect filters={filters} isNarrow />}
          <SourceField filter={filter} onChange={change} />
          <DayFields filter={filter} onChange={change} />
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
};

/** Search, tag and status, and what segments can hold besides. Narrow screens have all but the search in one popover. */
export const FilterBar = (props: Props) => {
  const { filters, isNarrow } = props;
  return (
    <>
      <Box className={classes.search}>
        <SearchBox
          label={messages.search}
          value={filters.filter.q ?? ''}
          onChange={(q) => filters.set({ q })}
          width="100%"
        />
      </Box>
      {!isNarrow && <TagSelect {...props} />}
      {!isNarrow && <StatusSelect {...props} />}
      <MoreFilters {...props} />
    </>
  );
};
