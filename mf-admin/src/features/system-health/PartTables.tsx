import type { HealthPart, HealthPartState } from '@folkmoot/contracts/client';
import { useSearchPatch } from '@folkmoot/shell-sdk';
import { Button, type Column, DataTable, Group, Stack, Text, useMediaQuery } from '@folkmoot/ui';
import { useState } from 'react';
import { HistoryKey, HistoryStrip } from './HistoryStrip';
import { cellsOf, type DayCell, type HealthHistory, worstCells } from './history.domain';
import { PartDialog } from './PartDialog';
import { figuresText } from './part-figures';
import { nameOf } from './part-names';
import { Section } from './Section';
import { StateBadge } from './StateBadge';
import { duration, historyMessages, messages as texts } from './system-health.messages';

const sections: readonly { key: keyof typeof texts.sections; parts: readonly HealthPart[] }[] = [
  { key: 'services', parts: ['service', 'gateway'] },
  { key: 'data', parts: ['database', 'storage'] },
  { key: 'events', parts: ['broker', 'queue', 'outbox'] },
  { key: 'outside', parts: ['mail', 'ai'] },
  { key: 'jobs', parts: ['job'] },
];

/** Below this width, each row is one cell. */
const NARROW = '(max-width: 62em)';

/** A part with its days. The days are missing while they load. */
interface Row {
  readonly part: HealthPartState;
  readonly cells: readonly DayCell[] | null;
}

const PartState = ({ state, figures }: Pick<HealthPartState, 'state' | 'figures'>) => (
  <StateBadge state={state} label={figures.overdueSince ? texts.overdue : undefined} />
);

const Name = ({ part }: Pick<Row, 'part'>) => (
  <Text size="sm" fw={500} style={{ overflowWrap: 'anywhere' }}>
    {nameOf(part)}
  </Text>
);

/** Kinds whose detail already has their figures. */
const saysItsFigures: ReadonlySet<HealthPart> = new Set<HealthPart>(['service', 'gateway']);

const Known = ({ part, now }: { part: HealthPartState; now: number }) => (
  <>
    <Text size="sm">{part.detail}</Text>
    {saysItsFigures.has(part.part) ? null : (
      <Text size="xs" c="dimmed" className="tabular">
        {figuresText(part.figures, now)}
      </Text>
    )}
  </>
);

const Strip = ({ cells }: Pick<Row, 'cells'>) => (cells ? <HistoryStrip cells={cells} /> : null);

const sinceOf = ({ since }: HealthPartState, now: number): string => (since ? duration(now - Date.parse(since)) : '–');

const wideAt = (now: number): Column<Row>[] => [
  { key: 'name', header: texts.columns.name, width: '21%', cell: ({ part }) => <Name part={part} /> },
  { key: 'state', header: texts.columns.state, width: 140, cell: ({ part }) => <PartState {...part} /> },
  { key: 'since', header: texts.columns.since, width: 90, cell: ({ part }) => sinceOf(part, now) },
  { key: 'days', header: historyMessages.column, width: 320, cell: ({ cells }) => <Strip cells={cells} /> },
  { key: 'detail', header: texts.columns.detail, cell: ({ part }) => <Known part={part} now={now} /> },
];

const narrowAt = (now: number): Column<Row>[] => [
  {
    key: 'name',
    header: texts.columns.name,
    cell: ({ part, cells }) => (
      <Stack gap={6} py={4}>
        <Group justify="space-between" gap="xs" wrap="nowrap" align="flex-start">
          <Name part={part} />
          <PartState {...part} />
        </Group>
        <Strip cells={cells} />
        <div>
          <Known part={part} now={now} />
        </div>
      </Stack>
    ),
  },
];

/** Longer lists show healthy parts only on request. */
const FEW = 8;

const isWell = ({ part: { state } }: Row): boolean => state === 'ok' || state === 'unknown';

interface TableProps {
  title: string;
  rows: readonly Row[];
  now: number;
  onOpen: (row: Row) => void;
}

/** All parts of a long list as one strip, while the healthy ones are hidden. */
const Summary = ({ rows }: Pick<TableProps, 'rows'>) => {
  const days = rows.flatMap(({ cells }) => (cells ? [cells] : []));
  return (
    <Stack gap={6}>
      <Text size="sm" c="dimmed">
        {texts.allWell(rows.length)}
      </Text>
      {days.length > 0 ? <HistoryStrip cells={worstCells(days)} /> : null}
    </Stack>
  );
};

const Table = ({ title, rows, now, onOpen }: TableProps) => {
  const isNarrow = useMediaQuery(NARROW) ?? false;
  return (
    <DataTable
      label={title}
      columns={isNarrow ? narrowAt(now) : wideAt(now)}
      rows={rows}
      rowKey={({ part }) => part.id}
      onOpen={onOpen}
      minWidth={isNarrow ? 0 : 900}
    />
  );
};

const PartSection = ({ rows, ...props }: TableProps) => {
  const [isWhole, setIsWhole] = useState(false);
  const isLong = rows.length > FEW;
  const shown = isLong && !isWhole ? rows.filter((row) => !isWell(row)) : rows;
  const toggle = isLong ? (
    <Button variant="subtle" size="xs" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
      {isWhole ? texts.showFewer : texts.showAll(rows.length)}
    </Button>
  ) : null;
  return (
    <Section title={props.title} action={toggle}>
      {shown.length === 0 ? <Summary rows={rows} /> : <Table {...props} rows={shown} />}
    </Section>
  );
};

interface Props {
  parts: readonly HealthPartState[];
  checkedAt: string;
  /** Missing while it loads, or when it cannot be read. */
  history: HealthHistory | undefined;
}

/** All parts by kind, each with its last 28 days. The address names the part that is open. */
export const PartTables = ({ parts, checkedAt, history }: Props) => {
  const now = Date.parse(checkedAt);
  const { params, patch } = useSearchPatch();
  const rowOf = (part: HealthPartState): Row => ({ part, cells: history ? cellsOf(part, history, now) : null });
  const opened = parts.find(({ id }) => id === params.get('part'));
  return (
    <Stack gap="xl">
      <HistoryKey />
      {sections.map(({ key, parts: kinds }) => {
        const rows = kinds.flatMap((kind) => parts.filter(({ part }) => part === kind).map(rowOf));
        return rows.length > 0 ? (
          <PartSection
            key={key}
            title={texts.sections[key]}
            rows={rows}
            now={now}
            onOpen={({ part }) => patch({ part: part.id })}
          />
        ) : null;
      })}
      {opened ? (
        <PartDialog part={opened} cells={rowOf(opened).cells ?? []} onClose={() => patch({ part: null })} />
      ) : null}
    </Stack>
  );
};
