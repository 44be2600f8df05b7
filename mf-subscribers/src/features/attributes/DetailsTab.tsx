import {
  type Attribute,
  countAttributeValuesOperation,
  deleteAttributeOperation,
  getSubscriberOperation,
  listAttributesOperation,
  writtenMergeField,
} from '@folkmoot/contracts/client';
import { notify, useCan, useInvalidate, useOperation, useOperationMutation } from '@folkmoot/shell-sdk';
import { Box, Button, Code, type Column, DataTable, Group, QueryStates, Stack, Text, Title } from '@folkmoot/ui';
import { CreateButton } from '@folkmoot/ui/controls';
import { useId, useState } from 'react';
import { attributeTypeLabels } from '../../entities/attribute/attribute.messages';
import { DeleteQuestion } from '../../entities/subscriber/DeleteQuestion';
import { failureText } from '../../entities/subscriber/failure';
import { AttributeDialog } from './AttributeDialog';
import { messages } from './details.messages';

interface Actions {
  readonly onEdit: (attribute: Attribute) => void;
  readonly onDelete: (attribute: Attribute) => void;
}

const RowActions = ({ attribute, onEdit, onDelete }: Actions & { attribute: Attribute }) => (
  <Group gap={4} wrap="nowrap" justify="flex-end">
    <Button
      variant="subtle"
      size="compact-sm"
      onClick={() => onEdit(attribute)}
      aria-label={messages.editOf(attribute.name)}
    >
      {messages.edit}
    </Button>
    {!attribute.isStandard && (
      <Button
        variant="subtle"
        color="red"
        size="compact-sm"
        onClick={() => onDelete(attribute)}
        aria-label={messages.deleteOf(attribute.name)}
      >
        {messages.delete}
      </Button>
    )}
  </Group>
);

const Detail = ({ attribute: { name, options, isStandard } }: { attribute: Attribute }) => (
  <>
    <Text size="sm" fw={500} style={{ overflowWrap: 'anywhere' }}>
      {name}
    </Text>
    {(isStandard || options.length > 0) && (
      <Text size="xs" c="dimmed" lineClamp={1}>
        {isStandard ? messages.standard : messages.options(options)}
      </Text>
    )}
  </>
);

const columnsFor = (actions: Actions | null): Column<Attribute>[] => [
  { key: 'name', header: messages.name, cell: (attribute) => <Detail attribute={attribute} /> },
  { key: 'type', header: messages.type, width: 150, cell: ({ type }) => attributeTypeLabels[type] },
  { key: 'field', header: messages.field, width: 200, cell: ({ key }) => <Code>{writtenMergeField(key)}</Code> },
  ...(actions
    ? [
        {
          key: 'actions',
          header: messages.actions,
          width: 150,
          align: 'end' as const,
          cell: (attribute: Attribute) => <RowActions attribute={attribute} {...actions} />,
        },
      ]
    : []),
];

const useDelete = () => {
  const invalidate = useInvalidate();
  const remove = useOperationMutation(deleteAttributeOperation);
  return async ({ key, name }: Attribute) => {
    try {
      await remove.mutateAsync({ params: { key } });
      notify.success(messages.deleted(name));
    } catch (error) {
      notify.error(failureText(error, messages.deleteFailed));
    }
    await invalidate(listAttributesOperation, getSubscriberOperation);
  };
};

/** Asks with the number of people who lose a value. */
const DeleteAttribute = ({ attribute, onClose }: { attribute: Attribute; onClose: () => void }) => {
  const remove = useDelete();
  const count = useOperation(countAttributeValuesOperation, { params: { key: attribute.key } }).data?.count ?? null;
  return (
    <DeleteQuestion
      texts={messages}
      consequences={messages.deleteConsequences(attribute.name, count)}
      onDelete={() => remove(attribute)}
      onClose={onClose}
    />
  );
};

/** The attributes of the council, with their fields for messages. */
export const DetailsTab = () => {
  const titleId = useId();
  const attributes = useOperation(listAttributesOperation, {});
  const canEdit = useCan('tag:edit');
  const [edited, setEdited] = useState<Attribute | 'new' | null>(null);
  const [deleted, setDeleted] = useState<Attribute | null>(null);
  const columns = columnsFor(canEdit ? { onEdit: setEdited, onDelete: setDeleted } : null);
  return (
    <Stack component="section" aria-labelledby={titleId}>
      <Group justify="space-between" align="flex-start">
        <Box miw={0} flex="1 1 280px">
          <Title order={2} id={titleId}>
            {messages.title}
          </Title>
          <Text size="sm" c="dimmed">
            {messages.explanation}
          </Text>
        </Box>
        {canEdit && <CreateButton label={messages.create} onClick={() => setEdited('new')} />}
      </Group>
      <QueryStates query={attributes} loadingLabel={messages.loading} errorTitle={messages.loadFailed}>
        {({ items }) => (
          <DataTable label={messages.list} columns={columns} rows={items} rowKey={({ key }) => key} minWidth={720} />
        )}
      </QueryStates>
      {edited && <AttributeDialog attribute={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
      {deleted && <DeleteAttribute attribute={deleted} onClose={() => setDeleted(null)} />}
    </Stack>
  );
};
