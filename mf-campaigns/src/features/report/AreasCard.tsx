import type { Report } from '@folkmoot/contracts/client';
import { type Area, type AreaBalance, type AreaQuota, areasOf } from '@folkmoot/question-types/core';
import { useCan, useSession } from '@folkmoot/shell-sdk';
import {
  Button,
  Card,
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
} from '@folkmoot/ui';
import type { ReactNode } from 'react';
import { messages } from './areas.messages';
import classes from './areas-card.module.css';
import type { Filters } from './use-filters';

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

const figure = (key: string, header: string, textOf: (area: Area) => string): Column<Area> => ({
  key,
  header,
  align: 'end',
  cell: (area) => <span className="tabular">{textOf(area)}</span>,
});

/** One click shows what the people of an area say to everything; another one, what all say. */
const filterColumn = (questionId: string, filters: Filters): Column<Area> => ({
  key: 'area',
  header: messages.area,
  width: '24%',
  cell: ({ value, label }) => {
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
  },
});

interface Props {
  /** Of everybody in the range: the filters do not narrow the areas by which one filters. */
  report: Report;
  filters: Filters;
  /** All days and rounds: only then is the target that of these responses. */
  isWhole: boolean;
}

const ended = new Set<Report['status']>(['completed', 'archived']);

/** Who answered, by the council's divisions, against who lives there and how many are wanted of each (E-35). */
export const AreasCard = ({ report, filters, isWhole }: Props) => {
  const settings = useSession().council?.settings;
  const canSet = useCan('council:edit');
  const areas = areasOf({
    results: report.results,
    responses: report.responses,
    divisions: settings?.geographicalDivisions ?? [],
    residents: settings?.divisionResidents ?? [],
    target: isWhole ? report.targetResponses : null,
    hasEnded: ended.has(report.status),
  });
  if (!areas) return null;
  const { title, base, unanswered, elsewhere, questionId } = areas;
  const columns = [
    filterColumn(questionId, filters),
    figure('responses', messages.responses, ({ responses }) => number(responses)),
    figure('share', messages.share, (area) => percent(area.percent)),
    figure('residents', messages.residents, (area) => percent(area.residentsPercent)),
    figure('wanted', messages.wanted, ({ wanted }) => number(wanted)),
    { key: 'standing', header: messages.standing, cell: (area: Area) => <Standings area={area} />, width: '30%' },
  ];
  return (
    <Card component="section" aria-label={messages.title}>
      <Stack gap="sm">
        <div>
          <Title order={2} size="h4">
            {messages.title}
          </Title>
          <Text size="sm" c="dimmed">
            {messages.base(title, base, unanswered, elsewhere)}
          </Text>
        </div>
        <DataTable label={messages.title} columns={columns} rows={areas.rows} rowKey={({ value }) => value} />
        {areas.lacksResidents && (
          <Text size="sm">
            {messages.noResidents}{' '}
            {canSet && <TextLink to="/dashboard/settings/targeting">{messages.setResidents}</TextLink>}
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
    </Card>
  );
};
