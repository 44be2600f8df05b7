import type { Subscriber } from '@folkmoot/contracts/client';
import { dayIn, useCouncilZone, useNavigate } from '@folkmoot/shell-sdk';
import { type Column, DataTable, StatusBadge, Text } from '@folkmoot/ui';
import { Checkbox } from '@folkmoot/ui/controls';
import { sourceLabel } from '../../../entities/subscriber/words.messages';
import { TagChips } from '../../../entities/tag/TagChips';
import type { Ask } from '../dialogs/SubscriberDialogs';
import { personPath } from '../person-path';
import { Identity } from './Identity';
import { messages } from './list.messages';
import { RowMenu } from './RowMenu';
import type { ColumnKey } from './use-columns';
import type { Filters } from './use-filters';
import type { Selection } from './use-selection';

export interface ListProps {
  subscribers: readonly Subscriber[];
  selection: Selection;
  /** Null for people without edit permission. */
  onAsk: Ask | null;
  filters: Filters;
  shown: readonly ColumnKey[];
  /** Rows of the table are low. Cards are the same in any case. */
  isDense: boolean;
}

const valueText = (value: string | number | boolean): string => {
  if (typeof value === 'boolean') return value ? messages.yes : messages.no;
  return String(value);
};

const Details = ({ attributes = {} }: Subscriber) => (
  <Text size="sm" lineClamp={1}>
    {Object.values(attributes).map(valueText).join(', ')}
  </Text>
);

/** So many tags fit in one line. The person's page has all of them. */
const SHOWN_TAGS = 2;

const Tags = ({ tags }: Subscriber) =>
  tags.length > 0 ? (
    <TagChips tags={tags} most={SHOWN_TAGS} />
  ) : (
    <Text size="sm" c="dimmed">
      {messages.noTags}
    </Text>
  );

const optionalColumns = (zone: string, { order, setOrder }: Filters): Record<ColumnKey, Column<Subscriber>> => ({
  uniqueId: {
    key: 'uniqueId',
    header: messages.columns.uniqueId,
    width: 115,
    cell: ({ uniqueId }) => uniqueId,
  },
  status: {
    key: 'status',
    header: messages.columns.status,
    width: 150,
    cell: ({ status }) => <StatusBadge status={status} />,
  },
  source: {
    key: 'source',
    header: messages.columns.source,
    width: 145,
    cell: ({ source }) => sourceLabel(source),
  },
  subscribedAt: {
    key: 'subscribedAt',
    header: messages.columns.subscribedAt,
    width: 130,
    cell: ({ subscribedAt }) => dayIn(subscribedAt, zone),
    onSort: () => setOrder(order === 'newest' ? 'oldest' : 'newest'),
    ...(order === 'newest' && { sorted: 'descending' }),
    ...(order === 'oldest' && { sorted: 'ascending' }),
  },
  tags: { key: 'tags', header: messages.columns.tags, width: 370, cell: Tags },
  attributes: { key: 'attributes', header: messages.columns.attributes, width: '20%', cell: Details },
});

const dataColumns = (zone: string, filters: Filters, shown: readonly ColumnKey[]): Column<Subscriber>[] => {
  const optional = optionalColumns(zone, filters);
  return [
    {
      key: 'email',
      header: messages.columns.email,
      cell: Identity,
      onSort: () => filters.setOrder('address'),
      ...(filters.order === 'address' && { sorted: 'ascending' }),
    },
    ...shown.map((key) => optional[key]),
  ];
};

const selectColumn = (subscribers: readonly Subscriber[], selection: Selection): Column<Subscriber> => {
  const count = subscribers.filter(({ id }) => selection.has(id)).length;
  return {
    key: 'select',
    header: '',
    width: 52,
    control: (
      <Checkbox
        aria-label={messages.selectShown}
        checked={count === subscribers.length}
        indeterminate={count > 0 && count < subscribers.length}
        onChange={() => selection.toggleAll(subscribers.map(({ id }) => id))}
      />
    ),
    cell: ({ id, displayEmail }) => (
      <Checkbox
        aria-label={messages.select(displayEmail)}
        checked={selection.has(id)}
        onChange={() => selection.toggle(id)}
      />
    ),
  };
};

const actionColumn = (onAsk: Ask): Column<Subscriber> => ({
  key: 'actions',
  header: '',
  hiddenHeader: messages.columns.actions,
  width: 64,
  cell: (subscriber) => <RowMenu subscriber={subscriber} onAsk={onAsk} />,
});

/** The list on wide screens. */
export const SubscriberTable = ({ subscribers, selection, onAsk, filters, shown, isDense }: ListProps) => {
  const zone = useCouncilZone();
  const navigate = useNavigate();
  const columns = dataColumns(zone, filters, shown);
  return (
    <DataTable
      label={messages.label}
      columns={onAsk ? [selectColumn(subscribers, selection), ...columns, actionColumn(onAsk)] : columns}
      rows={subscribers}
      rowKey={({ id }) => id}
      onOpen={({ id }) => navigate(personPath(id))}
      minWidth={900}
      isDense={isDense}
    />
  );
};
