import { type HealthPart, type HealthPartState, isKeyOf, lookup } from '@folkmoot/contracts/client';
import { Button, type Column, DataTable, Text } from '@folkmoot/ui';
import { useState } from 'react';
import { Section } from './Section';
import { StateBadge } from './StateBadge';
import { bytes, duration, messages as texts } from './system-health.messages';

const sections: readonly { key: keyof typeof texts.sections; parts: readonly HealthPart[] }[] = [
  { key: 'services', parts: ['service', 'gateway'] },
  { key: 'data', parts: ['database', 'storage'] },
  { key: 'events', parts: ['broker', 'queue', 'outbox'] },
  { key: 'outside', parts: ['mail', 'ai'] },
  { key: 'jobs', parts: ['job'] },
];

const ownNames: Readonly<Record<string, string>> = texts.names;

const nameOf = ({ part, name }: Pick<HealthPartState, 'part' | 'name'>): string => {
  if (part === 'service') return lookup(texts.areas, name) ?? name;
  if (part === 'database' || part === 'storage') return `${texts.kinds[part]}: ${lookup(texts.areas, name) ?? name}`;
  return lookup(ownNames, name) ?? name;
};

/** The name of a part in lists of several kinds: `Queue campaigns.visits`. */
export const fullNameOf = (part: Pick<HealthPartState, 'part' | 'name'>): string => {
  const isNamed = part.part === 'database' || part.part === 'storage' || isKeyOf(ownNames, part.name);
  return isNamed ? nameOf(part) : `${texts.kinds[part.part]} ${nameOf(part)}`;
};

type Figures = HealthPartState['figures'];
type Wording = (figures: Figures, now: number) => string | null;

const words = texts.figures;

const wordings: readonly Wording[] = [
  ({ ms }) => (typeof ms === 'number' ? words.ms(ms) : null),
  ({ waiting }) => (waiting === undefined ? null : waiting === null ? words.waitingUnknown : words.waiting(waiting)),
  ({ oldestAt }, now) => (oldestAt ? words.oldest(duration(now - Date.parse(oldestAt))) : null),
  ({ deadLetters }) => (deadLetters ? words.dead(deadLetters) : null),
  ({ dataBytes }) => (typeof dataBytes === 'number' ? words.data(bytes(dataBytes)) : null),
  ({ freeBytes }) =>
    freeBytes === undefined ? null : freeBytes === null ? words.freeUnknown : words.free(bytes(freeBytes)),
  ({ lastAt }, now) => (lastAt ? words.last(duration(now - Date.parse(lastAt))) : null),
  ({ lookedAt }, now) => (lookedAt ? words.looked(duration(now - Date.parse(lookedAt))) : null),
  ({ overdueSince }, now) => (overdueSince ? words.overdue(duration(now - Date.parse(overdueSince))) : null),
  ({ nextAt }, now) => (nextAt ? words.next(duration(Date.parse(nextAt) - now)) : null),
];

const figuresText = (figures: Figures, now: number): string =>
  wordings
    .map((wording) => wording(figures, now))
    .filter((text) => text !== null)
    .join(' · ');

const PartState = ({ state, figures }: Pick<HealthPartState, 'state' | 'figures'>) => (
  <StateBadge state={state} label={figures.overdueSince ? texts.overdue : undefined} />
);

const columnsAt = (now: number): Column<HealthPartState>[] => [
  {
    key: 'name',
    header: texts.columns.name,
    width: '26%',
    cell: (part) => (
      <Text size="sm" fw={500} style={{ overflowWrap: 'anywhere' }}>
        {nameOf(part)}
      </Text>
    ),
  },
  { key: 'state', header: texts.columns.state, width: 130, cell: (part) => <PartState {...part} /> },
  {
    key: 'since',
    header: texts.columns.since,
    width: 80,
    cell: ({ since }) => (since ? duration(now - Date.parse(since)) : '–'),
  },
  { key: 'detail', header: texts.columns.detail, cell: ({ detail }) => detail },
  {
    key: 'figures',
    header: texts.columns.figures,
    width: '24%',
    cell: ({ figures }) => (
      <Text size="sm" c="dimmed" className="tabular">
        {figuresText(figures, now)}
      </Text>
    ),
  },
];

/** Longer lists show healthy parts only on request. */
const FEW = 8;

const isWell = ({ state }: HealthPartState): boolean => state === 'ok' || state === 'unknown';

interface TableProps {
  title: string;
  rows: readonly HealthPartState[];
  columns: readonly Column<HealthPartState>[];
}

const PartSection = ({ title, rows, columns }: TableProps) => {
  const [isWhole, setIsWhole] = useState(false);
  const isLong = rows.length > FEW;
  const shown = isLong && !isWhole ? rows.filter((row) => !isWell(row)) : rows;
  const toggle = isLong ? (
    <Button variant="subtle" size="xs" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
      {isWhole ? texts.showFewer : texts.showAll(rows.length)}
    </Button>
  ) : null;
  return (
    <Section title={title} action={toggle}>
      {shown.length === 0 ? (
        <Text c="dimmed">{texts.allWell(rows.length)}</Text>
      ) : (
        <DataTable label={title} columns={columns} rows={shown} rowKey={({ id }) => id} minWidth={820} />
      )}
    </Section>
  );
};

/** All parts, grouped by kind. */
export const PartTables = ({ parts, checkedAt }: { parts: readonly HealthPartState[]; checkedAt: string }) => {
  const columns = columnsAt(Date.parse(checkedAt));
  return sections.map(({ key, parts: kinds }) => {
    const rows = kinds.flatMap((kind) => parts.filter(({ part }) => part === kind));
    return rows.length > 0 ? <PartSection key={key} title={texts.sections[key]} rows={rows} columns={columns} /> : null;
  });
};
