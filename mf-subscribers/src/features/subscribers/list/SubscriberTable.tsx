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
import type { Selection } from './use-selection';

export interface ListProps {
  subscribers: readonly Subscriber[];
  selection: Selection;
  /** Null for people without edit permission. */
  onAsk: Ask | null;
}

const dataColumns = (zone: string): Column<Subscriber>[] => [
  { key: 'email', header: messages.columns.email, cell: Identity },
  {
    key: 'status',
    header: messages.columns.status,
    width: 190,
    cell: ({ status }) => <StatusBadge status={status} />,
  },
  { key: 'source', header: messages.columns.source, width: 125, cell: ({ source }) => sourceLabel(source) },
  {
    key: 'subscribedAt',
    header: messages.columns.subscribedAt,
    width: 130,
    cell: ({ subscribedAt }) => dayIn(subscribedAt, zone),
  },
  {
    key: 'tags',
    header: messages.columns.tags,
    width: '32%',
    cell: ({ tags }) =>
      tags.length > 0 ? (
        <TagChips tags={tags} />
      ) : (
        <Text size="sm" c="dimmed">
          {messages.noTags}
        </Text>
      ),
  },
];

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
export const SubscriberTable = ({ subscribers, selection, onAsk }: ListProps) => {
  const zone = useCouncilZone();
  const navigate = useNavigate();
  const columns = dataColumns(zone);
  return (
    <DataTable
      label={messages.label}
      columns={onAsk ? [selectColumn(subscribers, selection), ...columns, actionColumn(onAsk)] : columns}
      rows={subscribers}
      rowKey={({ id }) => id}
      onOpen={({ id }) => navigate(personPath(id))}
      minWidth={900}
    />
  );
};
