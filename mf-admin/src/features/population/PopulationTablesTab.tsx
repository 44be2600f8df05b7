import {
  calendarDayIn,
  listPopulationTablesOperation,
  type PopulationTable,
  removePopulationTableOperation,
} from '@folkmoot/contracts/client';
import { ownTimeZone, useInvalidate, useOperation, useOperationMutation } from '@folkmoot/shell-sdk';
import { Button, Card, Group, IconPlus, notify, QueryStates, Stack, Text, Title } from '@folkmoot/ui';
import { ConfirmButton } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { AddTableDialog } from './AddTableDialog';
import { peopleIn } from './population.domain';
import { messages, tableMessages as texts } from './population.messages';

const TableCard = ({ table, onRemove }: { table: PopulationTable; onRemove: () => Promise<void> }) => {
  const { name, kind, source, asOf, categories } = table;
  const day = asOf === null ? '' : calendarDayIn(asOf, ownTimeZone(), 'dayInWords');
  const facts = [messages.kinds[kind], messages.summary(categories.length, peopleIn(categories) || null), source, day];
  return (
    <Card component="article" withBorder aria-label={name}>
      <Group justify="space-between" align="flex-start">
        <div style={{ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Title order={3} size="h4">
            {name}
          </Title>
          <Text size="sm" c="dimmed">
            {facts.filter((fact) => fact).join(' · ')}
          </Text>
        </div>
        <ConfirmButton
          label={texts.remove}
          title={texts.removeTitle(name)}
          question={texts.removeHint}
          onConfirm={onRemove}
          button={{ size: 'compact-sm' }}
        />
      </Group>
    </Card>
  );
};

/** The tables that every council can take a copy of. */
export const PopulationTablesTab = () => {
  const [isAdding, setIsAdding] = useState(false);
  const tables = useOperation(listPopulationTablesOperation, {});
  const removing = useOperationMutation(removePopulationTableOperation);
  const invalidate = useInvalidate();
  const remove = async ({ id }: PopulationTable) => {
    try {
      await removing.mutateAsync({ params: { tableId: id } });
      notify.success(texts.removed);
    } catch (error) {
      notify.error(texts.removeFailed);
      throw error;
    } finally {
      await invalidate(listPopulationTablesOperation);
    }
  };
  return (
    <Stack component="section" aria-label={texts.section}>
      <Group justify="space-between">
        <Title order={2} size="h4">
          {texts.section}
        </Title>
        <Button leftSection={<IconPlus size={16} stroke={1.5} />} onClick={() => setIsAdding(true)}>
          {texts.add}
        </Button>
      </Group>
      <QueryStates
        query={tables}
        loadingLabel={texts.loading}
        loadingShape="table"
        errorTitle={texts.loadFailed}
        isEmpty={({ items }) => items.length === 0}
        empty={<Text c="dimmed">{texts.noneForCouncils}</Text>}
      >
        {({ items }) => (
          <Stack gap="sm">
            {items.map((table) => (
              <TableCard key={table.id} table={table} onRemove={() => remove(table)} />
            ))}
          </Stack>
        )}
      </QueryStates>
      {isAdding && <AddTableDialog onClose={() => setIsAdding(false)} />}
    </Stack>
  );
};
