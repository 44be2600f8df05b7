import type { Campaign, CampaignSort } from '@folkmoot/contracts/client';
import { dayIn, useCan, useCouncilZone } from '@folkmoot/shell-sdk';
import { Badge, Button, type Column, DataTable, Group, StatusBadge, Text, TextLink } from '@folkmoot/ui';
import { Checkbox, type MenuAction, MoreActions } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { actionTexts } from '../../entities/campaign/campaign-actions.messages';
import { isAllowed } from '../../entities/campaign/transitions.domain';
import { messages } from './campaign-list.messages';
import classes from './campaign-table.module.css';
import type { Filters } from './use-filters';

const texts = messages.columns;

const useSelection = (campaigns: readonly Campaign[]) => {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const selectable = campaigns.filter(({ status }) => isAllowed(status, 'archive'));
  // A campaign that has left the list, for example by a filter, is no longer selected.
  const selected = selectable.filter(({ id }) => chosen.has(id));
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const isAll = selectable.length > 0 && selected.length === selectable.length;
  return {
    selectable,
    selected,
    isAll,
    has: (id: string) => chosen.has(id),
    toggle,
    toggleAll: () => setChosen(new Set(isAll ? [] : selectable.map(({ id }) => id))),
    clear: () => setChosen(new Set()),
  };
};

type Selection = ReturnType<typeof useSelection>;

const BulkBar = ({ selection, onArchive }: { selection: Selection; onArchive: () => void }) => (
  <Group role="group" aria-label={messages.bulk} gap="sm" className={classes.bulk}>
    <Text size="sm" fw={500} role="status">
      {messages.selected(selection.selected.length)}
    </Text>
    <Button variant="default" size="xs" onClick={onArchive}>
      {messages.archiveSelected}
    </Button>
    <Button variant="subtle" size="xs" onClick={selection.clear}>
      {messages.clearSelection}
    </Button>
  </Group>
);

const selectColumn = (selection: Selection): Column<Campaign> => ({
  key: 'select',
  header: '',
  width: 56,
  control: (
    <Checkbox
      aria-label={messages.selectAll}
      checked={selection.isAll}
      indeterminate={selection.selected.length > 0 && !selection.isAll}
      onChange={selection.toggleAll}
    />
  ),
  cell: ({ id, title, status }) =>
    isAllowed(status, 'archive') ? (
      <Checkbox aria-label={messages.select(title)} checked={selection.has(id)} onChange={() => selection.toggle(id)} />
    ) : null,
});

const Name = ({ campaign: { id, title, labels } }: { campaign: Campaign }) => (
  <div className={classes.name}>
    <TextLink to={`/dashboard/campaigns/${id}`} className={classes.title}>
      <span title={title}>{title}</span>
    </TextLink>
    {labels.map((label) => (
      <Badge key={label} color="gray" size="sm">
        {label}
      </Badge>
    ))}
  </div>
);

interface Props {
  campaigns: readonly Campaign[];
  label: string;
  filters: Filters;
  menuOf: (campaign: Campaign) => MenuAction[];
  onArchive: (campaigns: readonly Campaign[]) => Promise<unknown>;
}

const useColumns = ({ filters, menuOf }: Props): Column<Campaign>[] => {
  const zone = useCouncilZone();
  const sortBy = (sort: CampaignSort, sorted: 'ascending' | 'descending') => ({
    onSort: () => filters.set({ sort }),
    ...(filters.sort === sort ? { sorted } : {}),
  });
  return [
    {
      key: 'name',
      header: texts.name,
      cell: (campaign) => <Name campaign={campaign} />,
      ...sortBy('name', 'ascending'),
    },
    { key: 'status', header: texts.status, width: 160, cell: ({ status }) => <StatusBadge status={status} /> },
    {
      key: 'responses',
      header: texts.responses,
      width: 150,
      cell: ({ responseCount, targetResponses }) => messages.countOf(responseCount, targetResponses),
      ...sortBy('responses', 'descending'),
    },
    {
      key: 'ends',
      header: texts.ends,
      width: 150,
      cell: ({ endDate }) => (endDate ? dayIn(endDate, zone) : <Text c="dimmed">{messages.ongoing}</Text>),
      ...sortBy('ends', 'ascending'),
    },
    {
      key: 'actions',
      header: '',
      hiddenHeader: texts.actions,
      width: 72,
      align: 'end',
      cell: (campaign) => <MoreActions label={actionTexts.moreOf(campaign.title)} actions={menuOf(campaign)} />,
    },
  ];
};

/** Campaigns as rows. Those that can be archived can be selected and archived together. */
export const CampaignTable = (props: Props) => {
  const { campaigns, label, onArchive } = props;
  const selection = useSelection(campaigns);
  const canEdit = useCan('campaign:edit');
  const columns = useColumns(props);
  const canSelect = canEdit && selection.selectable.length > 0;
  const archive = async () => {
    await onArchive(selection.selected);
    selection.clear();
  };
  return (
    <>
      {selection.selected.length > 0 && <BulkBar selection={selection} onArchive={() => void archive()} />}
      <DataTable
        label={label}
        columns={canSelect ? [selectColumn(selection), ...columns] : columns}
        rows={campaigns}
        rowKey={({ id }) => id}
        minWidth={900}
      />
    </>
  );
};
