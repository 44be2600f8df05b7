import { calendarDayIn, type RepresentedCategory, type RepresentedDimension } from '@folkmoot/contracts/client';
import { useCan, useCouncilZone } from '@folkmoot/shell-sdk';
import { Button, ChartFrame, type Column, DataTable, Stack, Text, TextLink, Title } from '@folkmoot/ui';
import { findingOf, scaleOf } from './missing.domain';
import { messages } from './missing.messages';
import classes from './missing.module.css';
import { useInvite } from './use-invite';

type Invite = ReturnType<typeof useInvite>;

interface Props {
  dimension: RepresentedDimension;
}

/** The finding as one sentence, about the category that is missing most. */
const sentenceOf = (dimension: RepresentedDimension): string => {
  const [worst] = dimension.categories;
  if (!worst) return messages.unknown;
  const finding = findingOf(worst, dimension);
  const { name, responseShare, populationShare, needed } = worst;
  if (finding === 'unknown' || finding === 'early' || finding === 'represented') return messages[finding];
  if (responseShare === null || populationShare === null) return messages.unknown;
  return messages[finding]({ kind: dimension.kind, name, responseShare, populationShare, needed });
};

const percentOf = (share: number, scale: number): string => `${Math.min(100, (share / scale) * 100)}%`;

interface BarProps {
  category: RepresentedCategory;
  dimension: RepresentedDimension;
  scale: number;
  invite: Invite;
}

/** The share of answers as a bar with its interval, and a mark at the share of the residents. */
const Track = ({ category, scale }: Pick<BarProps, 'category' | 'scale'>) => {
  const { responseShare, low, high, populationShare } = category;
  return (
    <span className={classes.track} aria-hidden="true">
      <span className={classes.bar} style={{ inlineSize: percentOf(responseShare ?? 0, scale) }} />
      {low !== null && high !== null && (
        <span
          className={classes.interval}
          style={{ insetInlineStart: percentOf(low, scale), inlineSize: percentOf(high - low, scale) }}
        />
      )}
      {populationShare !== null && (
        <span className={classes.mark} style={{ insetInlineStart: percentOf(populationShare, scale) }} />
      )}
    </span>
  );
};

const isWanted = ({ needed }: RepresentedCategory): boolean => needed !== null && needed > 0;

const CategoryBar = ({ category, dimension, scale, invite }: BarProps) => {
  const { name, responseShare, populationShare, needed } = category;
  return (
    <li className={classes.row} data-finding={findingOf(category, dimension)}>
      <Text size="sm" component="span" className={classes.label}>
        {name}
      </Text>
      <Track category={category} scale={scale} />
      <Text size="sm" component="span" className={`tabular ${classes.figure}`}>
        {responseShare === null ? messages.dash : messages.figure(responseShare, populationShare)}
        {isWanted(category) && <span className={classes.needed}>{messages.more(needed ?? 0)}</span>}
      </Text>
      <span className={classes.action}>
        {isWanted(category) && invite.canInvite(category) && (
          <Button
            size="compact-sm"
            variant="default"
            disabled={invite.isMaking}
            aria-label={messages.inviteOf(dimension.kind, name)}
            onClick={() => void invite.invite(category)}
          >
            {messages.invite}
          </Button>
        )}
      </span>
    </li>
  );
};

const Legend = ({ hasPeople }: { hasPeople: boolean }) => (
  <Text size="xs" c="dimmed" component="p" className={classes.legend}>
    <span className={classes.keyBar} aria-hidden="true" /> {messages.legend.answers}
    <span className={classes.keyInterval} aria-hidden="true" /> {messages.legend.interval}
    {hasPeople && (
      <>
        <span className={classes.keyMark} aria-hidden="true" /> {messages.legend.residents}
      </>
    )}
  </Text>
);

const figure = (
  key: string,
  header: string,
  textOf: (category: RepresentedCategory) => string | null,
): Column<RepresentedCategory> => ({
  key,
  header,
  align: 'end',
  cell: (category) => <span className="tabular">{textOf(category) ?? messages.dash}</span>,
});

const columns = (): Column<RepresentedCategory>[] => [
  { key: 'group', header: messages.group, cell: ({ name }) => name },
  figure('answers', messages.answers, ({ responses }) => responses.toLocaleString('en')),
  figure('ofAnswers', messages.ofAnswers, ({ responseShare, low, high }) =>
    responseShare === null || low === null || high === null ? null : messages.withInterval(responseShare, low, high),
  ),
  figure('people', messages.people, ({ people }) => people?.toLocaleString('en') ?? null),
  figure('ofResidents', messages.ofResidents, ({ populationShare }) =>
    populationShare === null ? null : messages.percent(populationShare),
  ),
  figure('gap', messages.gap, ({ gap, gapLow, gapHigh }) =>
    gap === null || gapLow === null || gapHigh === null ? null : messages.points(gap, gapLow, gapHigh),
  ),
  figure('needed', messages.needed, ({ needed }) => needed?.toLocaleString('en') ?? null),
];

/** One dimension: who is missing most, in words, as bars and as a table. */
export const DimensionPart = ({ dimension }: Props) => {
  const canSet = useCan('council:edit');
  const zone = useCouncilZone();
  const invite = useInvite(dimension);
  const { name, question, responses, notCounted, unanswered, source, asOf, categories } = dimension;
  const hasPeople = categories.every(({ people }) => people !== null);
  const scale = scaleOf(dimension);
  return (
    <Stack component="section" aria-label={messages.ofDimension(name)} gap="xs">
      <Title order={3} size="h5">
        {name}
      </Title>
      <Text fw={500}>
        {sentenceOf(dimension)}{' '}
        {!hasPeople && canSet && <TextLink to="/dashboard/settings/population">{messages.setPeople}</TextLink>}
      </Text>
      <Text size="sm" c="dimmed">
        {messages.base(question, responses, notCounted, unanswered)}{' '}
        {source !== '' && `${messages.source(source, asOf && calendarDayIn(asOf, zone, 'dayInWords'))}.`}
      </Text>
      <ChartFrame
        isInteractive
        chart={
          <>
            <Legend hasPeople={hasPeople} />
            <ul className={classes.rows} aria-label={messages.chartOf(name)}>
              {categories.map((category) => (
                <CategoryBar
                  key={category.categoryId}
                  category={category}
                  dimension={dimension}
                  scale={scale}
                  invite={invite}
                />
              ))}
            </ul>
          </>
        }
        table={
          <DataTable
            label={messages.tableOf(name)}
            columns={columns()}
            rows={categories}
            rowKey={({ categoryId }) => categoryId}
          />
        }
      />
    </Stack>
  );
};
