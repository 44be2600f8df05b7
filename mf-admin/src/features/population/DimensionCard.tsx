import { AREA_DIMENSION, calendarDayIn, type PopulationDimension } from '@folkmoot/contracts/client';
import { useCouncilZone } from '@folkmoot/shell-sdk';
import { Alert, Button, Card, Group, Stack, Text, Title } from '@folkmoot/ui';
import { ConfirmButton } from '@folkmoot/ui/controls';
import { DimensionFields } from './DimensionFields';
import { emptyCategories, otherTotal, type PopulationDraft, peopleIn } from './population.domain';
import { messages } from './population.messages';
import classes from './population.module.css';

interface Props {
  dimension: PopulationDimension;
  draft: PopulationDraft;
  nameProblem: string | null;
  isOpen: boolean;
  readOnly: boolean;
  onToggle: () => void;
  onChange: (dimension: PopulationDimension) => void;
  onRemove: () => void;
}

/** A heading needs words while the name is being typed. */
const nameOf = ({ name, kind }: PopulationDimension): string => name || messages.kinds[kind];

const MOST_NAMED = 5;

/** Hints about numbers that may be wrong. None of it prevents saving. */
const hintsOf = (dimension: PopulationDimension, draft: PopulationDraft): string[] => {
  const unknown = dimension.categories.filter(({ people }) => people === null).length;
  const nobody = emptyCategories(dimension).slice(0, MOST_NAMED);
  const areas = otherTotal(dimension, draft);
  return [
    ...(unknown > 0 ? [messages.unknown(unknown)] : []),
    ...(nobody.length > 0 ? [messages.nobody(nobody)] : []),
    ...(areas === null ? [] : [messages.otherTotal(peopleIn(dimension.categories), areas)]),
  ];
};

const Head = ({
  dimension,
  isOpen,
  readOnly,
  onToggle,
}: Pick<Props, 'dimension' | 'isOpen' | 'readOnly' | 'onToggle'>) => {
  const { source, asOf, categories } = dimension;
  const zone = useCouncilZone();
  const name = nameOf(dimension);
  const day = asOf === null ? '' : calendarDayIn(asOf, zone, 'dayInWords');
  const facts = [messages.summary(categories.length, peopleIn(categories) || null), source, day];
  const [openLabel, openWord] = readOnly ? [messages.show, messages.open] : [messages.edit, messages.change];
  return (
    <Group justify="space-between" align="flex-start">
      <div style={{ flex: '1 1 14rem', minWidth: 0 }}>
        <Title order={3} size="h4" className={classes.title}>
          {name}
        </Title>
        <Text size="sm" c="dimmed" className={classes.title}>
          {facts.filter((fact) => fact !== '').join(' · ')}
        </Text>
      </div>
      <Button
        variant="default"
        size="xs"
        aria-expanded={isOpen}
        aria-label={(isOpen ? messages.hide : openLabel)(name)}
        onClick={onToggle}
      >
        {isOpen ? messages.close : openWord}
      </Button>
    </Group>
  );
};

const Hints = ({ hints }: { hints: readonly string[] }) =>
  hints.length === 0 ? null : (
    <Alert color="gray">
      <Stack gap={4}>
        {hints.map((hint) => (
          <Text key={hint} size="sm">
            {hint}
          </Text>
        ))}
      </Stack>
    </Alert>
  );

/** All residents, for shares: the people of the dimension, or those of the areas. */
const totalFor = ({ categories }: PopulationDimension, draft: PopulationDraft): number =>
  peopleIn(categories) || peopleIn(draft[AREA_DIMENSION]?.categories ?? []);

/** One dimension: a line about it, and its table on demand. */
export const DimensionCard = (props: Props) => {
  const { dimension, draft, nameProblem, isOpen, readOnly, onChange, onRemove } = props;
  const isAreas = dimension.id === AREA_DIMENSION;
  const name = nameOf(dimension);
  return (
    <Card component="section" withBorder aria-label={name}>
      <Stack gap="sm">
        <Head {...props} />
        {isAreas && (
          <Text size="sm" c="dimmed">
            {messages.areasHelp}
          </Text>
        )}
        <Hints hints={hintsOf(dimension, draft)} />
        {isOpen && (
          <DimensionFields
            dimension={dimension}
            nameProblem={nameProblem}
            total={totalFor(dimension, draft)}
            readOnly={readOnly}
            onChange={onChange}
          />
        )}
        {isOpen && !readOnly && !isAreas && (
          <Group justify="flex-end">
            <ConfirmButton
              label={messages.removeDimension}
              title={messages.removeTitle(name)}
              question={messages.removeHint}
              onConfirm={onRemove}
              button={{ size: 'compact-sm' }}
            />
          </Group>
        )}
      </Stack>
    </Card>
  );
};
