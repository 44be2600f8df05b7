import { listOfferedPopulationTablesOperation, type PopulationTable } from '@folkmoot/contracts/client';
import { useOperation } from '@folkmoot/shell-sdk';
import { Button, Group, IconTable, notify, QueryStates, Stack, Text } from '@folkmoot/ui';
import { Modal } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { messages, tableMessages as texts } from './population.messages';

interface Props {
  onTake: (table: PopulationTable) => void;
}

const TableList = ({ onTake }: Props) => {
  const tables = useOperation(listOfferedPopulationTablesOperation, {});
  return (
    <QueryStates
      query={tables}
      loadingLabel={texts.loading}
      loadingShape="table"
      errorTitle={texts.loadFailed}
      isEmpty={({ items }) => items.length === 0}
      empty={<Text c="dimmed">{texts.none}</Text>}
    >
      {({ items }) => (
        <Stack gap="sm">
          {items.map((table) => (
            <Group key={table.id} justify="space-between" wrap="nowrap">
              <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                <Text fw={500}>{table.name}</Text>
                <Text size="sm" c="dimmed">
                  {texts.facts(messages.kinds[table.kind], table.categories.length)}
                  {table.source ? ` · ${table.source}` : ''}
                </Text>
              </div>
              <Button
                size="xs"
                variant="default"
                style={{ flex: 'none' }}
                aria-label={texts.takeOf(table.name)}
                onClick={() => onTake(table)}
              >
                {texts.take}
              </Button>
            </Group>
          ))}
        </Stack>
      )}
    </QueryStates>
  );
};

/** The tables of the system administrators, to take a copy of. */
export const OfferedTables = ({ onTake }: Props) => {
  const [isOpen, setIsOpen] = useState(false);
  const take = (table: PopulationTable) => {
    onTake(table);
    setIsOpen(false);
    notify.success(texts.taken(table.name));
  };
  return (
    <>
      <Button variant="default" leftSection={<IconTable size={16} stroke={1.5} />} onClick={() => setIsOpen(true)}>
        {texts.offered}
      </Button>
      {isOpen && (
        <Modal opened onClose={() => setIsOpen(false)} title={texts.offered}>
          <Stack>
            <Text size="sm" c="dimmed">
              {texts.offeredHelp}
            </Text>
            <TableList onTake={take} />
          </Stack>
        </Modal>
      )}
    </>
  );
};
