import {
  type CampaignSort,
  campaignSorts,
  type countCampaignsOperation,
  type ReplyOf,
} from '@folkmoot/contracts/client';
import { IconLayoutDashboard, IconTable, SearchBox, statusLabel } from '@folkmoot/ui';
import { Select, Toolbar, ViewSwitch } from '@folkmoot/ui/controls';
import { messages } from './campaign-list.messages';
import type { Filters } from './use-filters';
import type { CampaignView } from './use-view';

type Counts = ReplyOf<typeof countCampaignsOperation>;

interface Props {
  filters: Filters;
  /** Undefined while they load. */
  counts: Counts | undefined;
  view: CampaignView;
  onView: (view: CampaignView) => void;
}

const views = [
  { value: 'cards', label: messages.views.cards, icon: IconLayoutDashboard },
  { value: 'table', label: messages.views.table, icon: IconTable },
] as const;

/** How many campaigns the filters leave. The archived ones count only when they are filtered for. */
const totalOf = ({ statuses }: Counts, { status }: Filters): number =>
  statuses
    .filter(({ key }) => (status ? key === status : key !== 'archived'))
    .reduce((sum, { count }) => sum + count, 0);

const optionsOf = (counted: readonly { key: string; count: number }[], nameOf: (key: string) => string) =>
  counted.map(({ key, count }) => ({ value: key, label: messages.option(nameOf(key), count) }));

/** A filter that the address names stays selectable when no campaign matches it. */
const withChosen = (counted: readonly { key: string; count: number }[], chosen: string | null) =>
  chosen === null || counted.some(({ key }) => key === chosen) ? counted : [...counted, { key: chosen, count: 0 }];

/** Search, filters with counts, order and view of the campaigns. */
export const CampaignToolbar = ({ filters, counts, view, onView }: Props) => {
  const statuses = withChosen(counts?.statuses ?? [], filters.status);
  const labels = withChosen(counts?.labels ?? [], filters.label);
  return (
    <Toolbar
      label={messages.filter}
      search={<SearchBox label={messages.search} value={filters.q} onChange={(q) => filters.set({ q })} width="100%" />}
      count={counts ? messages.total(totalOf(counts, filters)) : null}
      view={<ViewSwitch label={messages.view} value={view} views={views} onChange={onView} />}
    >
      <Select
        aria-label={messages.statusFilter}
        placeholder={messages.allStatuses}
        data={optionsOf(statuses, statusLabel)}
        value={filters.status}
        onChange={(status) => filters.set({ status })}
        clearable
        clearButtonProps={{ 'aria-label': messages.clearStatus }}
      />
      {labels.length > 0 && (
        <Select
          aria-label={messages.labelFilter}
          placeholder={messages.allLabels}
          data={optionsOf(labels, (label) => label)}
          value={filters.label}
          onChange={(label) => filters.set({ label })}
          clearable
          clearButtonProps={{ 'aria-label': messages.clearLabel }}
        />
      )}
      <Select
        aria-label={messages.sort}
        data={campaignSorts.map((value) => ({ value, label: messages.sorts[value] }))}
        value={filters.sort}
        onChange={(sort) => filters.set({ sort: sort === 'newest' ? null : (sort as CampaignSort) })}
        allowDeselect={false}
      />
    </Toolbar>
  );
};
