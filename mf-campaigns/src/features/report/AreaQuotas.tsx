import type { Report } from '@folkmoot/contracts/client';
import {
  type Area,
  type AreaBalance,
  type AreaQuota,
  type Areas,
  areasOf,
  type OutsideAreas,
} from '@folkmoot/question-types/core';
import { useCan, useSession } from '@folkmoot/shell-sdk';
import {
  Button,
  type Column,
  DataTable,
  Group,
  IconArrowDown,
  IconArrowUp,
  IconCheck,
  IconClock,
  IconFilter,
  IconTarget,
  Stack,
  Text,
  TextLink,
  Title,
  useMediaQuery,
} from '@folkmoot/ui';
import type { ReactNode } from 'react';
import type { Filters } from '../../entities/report/report-frame';
import classes from './area-quotas.module.css';
import { messages } from './areas.messages';

type Icon = typeof IconCheck;

const balances: Readonly<Record<AreaBalance, Icon>> = {
  over: IconArrowUp,
  under: IconArrowDown,
  even: IconCheck,
  early: IconClock,
};
const quotas: Readonly<Record<AreaQuota, Icon>> = { reached: IconCheck, on_way: IconTarget, short: IconArrowDown };

const Standing = ({ icon: Icon, children, isStrong }: { icon: Icon; children: ReactNode; isStrong: boolean }) => (
  <Group gap={6} wrap="nowrap" align="flex-start">
    <Icon size={16} stroke={2} aria-hidden="true" className={classes.icon} />
    <Text size="sm" fw={isStrong ? 600 : 400}>
      {children}
    </Text>
  </Group>
);

const Standings = ({ area: { balance, quota, wanted, responses } }: { area: Area }) => {
  if (balance === null && quota === null) return messages.unknown;
  return (
    <Stack gap={2}>
      {balance && (
        <Standing icon={balances[balance]} isStrong={balance === 'over' || balance === 'under'}>
          {messages.balances[balance]}
        </Standing>
      )}
      {quota && (
        <Standing icon={quotas[quota]} isStrong={quota === 'short'}>
          {messages.quotas[quota]((wanted ?? 0) - responses)}
        </Standing>
      )}
    </Stack>
  );
};

const number = (value: number | null): string => value?.toLocaleString('en') ?? messages.unknown;
const percent = (value: number | null): string => (value === null ? messages.unknown : messages.percent(value));

/** Adds rows for people outside all areas, so that the table adds up to the total. */
type Row = { readonly area: Area } | { readonly outside: OutsideAreas } | { readonly all: number };

const rowsOf = ({ rows, outside, all }: Areas): Row[] => [
  ...rows.map((area) => ({ area })),
  ...outside.map((each) => ({ outside: each })),
  ...(all === null ? [] : [{ all }]),
];

const labelOf = (row: Row): string => {
  if ('area' in row) return row.area.label;
  return 'all' in row ? messages.all : messages.outside[row.outside.is];
};

const countOf = (row: Row): number => {
  if ('area' in row) return row.area.responses;
  return 'all' in row ? row.all : row.outside.responses;
};

const shareOf = (row: Row): number | null => {
  if ('area' in row) return row.area.answersPercent;
  return 'all' in row ? null : row.outside.answersPercent;
};

const figure = (key: string, header: string, textOf: (row: Row) => string): Column<Row> => ({
  key,
  header,
  align: 'end',
  cell: (row) => <span className="tabular">{textOf(row)}</span>,
});

const areaFigure = (key: string, header: string, textOf: (area: Area) => string): Column<Row> =>
  figure(key, header, (row) => ('area' in row ? textOf(row.area) : ''));

interface FilterProps {
  questionId: string;
  area: Area;
  filters: Filters;
}

/** A click filters the report by an area. Another click removes the filter. */
const AreaFilter = ({ questionId, area: { value, label }, filters }: FilterProps) => {
  const isChosen = filters.chosen(questionId).includes(value);
  return (
    <Button
      variant={isChosen ? 'light' : 'subtle'}
      size="compact-sm"
      className={classes.area}
      leftSection={<IconFilter size={14} stroke={1.5} aria-hidden="true" />}
      aria-label={messages.only(label)}
      aria-pressed={isChosen}
      onClick={() => (isChosen ? filters.remove(questionId) : filters.put({ questionId, segments: [value] }))}
    >
      {label}
    </Button>
  );
};

interface TableProps {
  areas: Areas;
  filters: Filters;
}

const AreaTable = ({ areas, filters }: TableProps) => {
  const { questionId, elsewhere } = areas;
  const columns: Column<Row>[] = [
    {
      key: 'area',
      header: messages.area,
      width: '24%',
      cell: (row) =>
        'area' in row ? <AreaFilter questionId={questionId} area={row.area} filters={filters} /> : labelOf(row),
    },
    figure('responses', messages.responses, (row) => number(countOf(row))),
    figure('share', messages.share, (row) => ('all' in row ? '' : percent(shareOf(row)))),
    ...(elsewhere > 0 ? [areaFigure('inAreas', messages.shareInAreas, (area) => percent(area.percent))] : []),
    areaFigure('residents', messages.residents, (area) => percent(area.residentsPercent)),
    areaFigure('wanted', messages.wanted, ({ wanted }) => number(wanted)),
    {
      key: 'standing',
      header: messages.standing,
      cell: (row) => 'area' in row && <Standings area={row.area} />,
      width: '30%',
    },
  ];
  return <DataTable label={messages.title} columns={columns} rows={rowsOf(areas)} rowKey={labelOf} />;
};

/** The same data as a list, for narrow screens. */
const AreaList = ({ areas: { questionId, rows, outside, elsewhere }, filters }: TableProps) => (
  <ul className={classes.list} aria-label={messages.title}>
    {rows.map((area) => (
      <li key={area.value}>
        <AreaFilter questionId={questionId} area={area} filters={filters} />
        <Stack gap={4} className={classes.told}>
          <Text size="sm" className="tabular">
            {messages.inShort(area, elsewhere > 0)}
          </Text>
          {(area.balance ?? area.quota) !== null && <Standings area={area} />}
        </Stack>
      </li>
    ))}
    {outside.map((each) => (
      <li key={each.is}>
        <Text size="sm">{messages.outside[each.is]}</Text>
        <Text size="sm" className={`tabular ${classes.told}`}>
          {messages.inShort({ ...each, percent: null, residentsPercent: null, wanted: null }, false)}
        </Text>
      </li>
    ))}
  </ul>
);

interface Props {
  /** The report of the whole range, because filters must not narrow the areas that set them. */
  report: Report;
  filters: Filters;
  /** All days and rounds: only then does the target apply to these responses. */
  isWhole: boolean;
}

const NARROW = '(max-width: 47.99em)';
const ended = new Set<Report['status']>(['completed', 'archived']);

/** The areas of a report; null when no question asks for them. */
export const useAreas = ({ report, isWhole }: Pick<Props, 'report' | 'isWhole'>): Areas | null => {
  const settings = useSession().council?.settings;
  return areasOf({
    results: report.results,
    responses: report.responses,
    divisions: settings?.geographicalDivisions ?? [],
    residents: settings?.divisionResidents ?? [],
    target: isWhole ? report.targetResponses : null,
    hasEnded: ended.has(report.status),
  });
};

/** Who answered, by the council's divisions, against who lives there and how many are wanted of each. */
export const AreaQuotas = ({ areas, filters, isWhole }: Pick<Props, 'filters' | 'isWhole'> & { areas: Areas }) => {
  const canSet = useCan('council:edit');
  const isNarrow = useMediaQuery(NARROW) ?? false;
  const { title, base, unanswered, elsewhere } = areas;
  return (
    <Stack component="section" aria-label={messages.title} gap="sm">
      <div>
        <Title order={3} size="h5">
          {messages.title}
        </Title>
        <Text size="sm" c="dimmed">
          {messages.base(title, base, unanswered, elsewhere)}
        </Text>
      </div>
      {isNarrow ? <AreaList areas={areas} filters={filters} /> : <AreaTable areas={areas} filters={filters} />}
      {areas.all === null && <Text size="sm">{messages.several}</Text>}
      {areas.lacksResidents && (
        <Text size="sm">
          {messages.noResidents}{' '}
          {canSet && <TextLink to="/dashboard/settings/population">{messages.setResidents}</TextLink>}
        </Text>
      )}
      {!areas.lacksResidents && !isWhole && <Text size="sm">{messages.partOnly}</Text>}
      <details className={classes.how}>
        <summary>{messages.how}</summary>
        <Text size="sm" mt={4}>
          {messages.howText}
        </Text>
      </details>
    </Stack>
  );
};
