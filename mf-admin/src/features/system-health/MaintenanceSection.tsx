import {
  getMaintenanceOperation,
  listMaintenancesOperation,
  type Maintenance,
  withdrawMaintenanceOperation,
} from '@folkmoot/contracts/client';
import { notify, useInfiniteOperation, useInvalidate, useOperationMutation } from '@folkmoot/shell-sdk';
import { Badge, Button, type Column, DataTable, IconSpeakerphone, QueryStates, Text, type Tone } from '@folkmoot/ui';
import { ConfirmDialog } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { AnnounceDialog } from './AnnounceDialog';
import { minuteHere } from './moments';
import { Section } from './Section';
import { messages as whole } from './system-health.messages';

const texts = whole.maintenance;
const SHOWN = 10;

const stateOf = ({ startsAt, endsAt }: Maintenance): { label: string; tone: Tone } => {
  const now = Date.now();
  if (Date.parse(endsAt) <= now) return { label: texts.over, tone: 'gray' };
  return Date.parse(startsAt) <= now ? { label: texts.now, tone: 'amber' } : { label: texts.ahead, tone: 'accent' };
};

const columnsWith = (withdraw: (maintenance: Maintenance) => void): Column<Maintenance>[] => [
  {
    key: 'when',
    header: texts.columns.when,
    width: 320,
    cell: ({ startsAt, endsAt }) => `${minuteHere(startsAt)} – ${minuteHere(endsAt)}`,
  },
  {
    key: 'text',
    header: texts.columns.text,
    cell: ({ text }) => (
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {text}
      </Text>
    ),
  },
  {
    key: 'state',
    header: texts.columns.state,
    width: 110,
    cell: (notice) => <Badge color={stateOf(notice).tone}>{stateOf(notice).label}</Badge>,
  },
  {
    key: 'actions',
    header: '',
    hiddenHeader: texts.columns.actions,
    width: 120,
    align: 'end',
    cell: (notice) =>
      stateOf(notice).label === texts.over ? null : (
        <Button size="xs" variant="default" aria-label={texts.withdrawOf(notice.text)} onClick={() => withdraw(notice)}>
          {texts.withdraw}
        </Button>
      ),
  },
];

/** The planned maintenance, and a dialog that announces more of it to all staff. */
export const MaintenanceSection = () => {
  const list = useInfiniteOperation(listMaintenancesOperation, { query: { limit: SHOWN } });
  const withdrawing = useOperationMutation(withdrawMaintenanceOperation);
  const invalidate = useInvalidate();
  const [isAnnouncing, setIsAnnouncing] = useState(false);
  const [chosen, setChosen] = useState<Maintenance | null>(null);
  const withdraw = async ({ id }: Maintenance) => {
    try {
      await withdrawing.mutateAsync({ params: { maintenanceId: id } });
      notify.success(texts.withdrawn);
    } catch (error) {
      notify.error(texts.withdrawFailed);
      throw error;
    } finally {
      await invalidate(listMaintenancesOperation, getMaintenanceOperation);
    }
  };
  const announce = (
    <Button
      leftSection={<IconSpeakerphone size={16} stroke={1.5} aria-hidden="true" />}
      onClick={() => setIsAnnouncing(true)}
    >
      {texts.announce}
    </Button>
  );
  return (
    <Section title={texts.title} text={texts.text} action={announce}>
      <QueryStates
        query={list}
        loadingLabel={texts.loading}
        loadingShape="table"
        errorTitle={texts.failed}
        isEmpty={({ items }) => items.length === 0}
        empty={<Text c="dimmed">{texts.none}</Text>}
      >
        {({ items }) => (
          <DataTable
            label={texts.title}
            columns={columnsWith(setChosen)}
            rows={items}
            rowKey={({ id }) => id}
            minWidth={760}
          />
        )}
      </QueryStates>
      {isAnnouncing ? <AnnounceDialog onClose={() => setIsAnnouncing(false)} /> : null}
      <ConfirmDialog
        opened={chosen !== null}
        title={texts.withdrawTitle}
        question={texts.withdrawQuestion}
        confirmLabel={texts.withdraw}
        onConfirm={() => (chosen ? withdraw(chosen) : undefined)}
        onClose={() => setChosen(null)}
      />
    </Section>
  );
};
