import type { CouncilPlace } from '@folkmoot/contracts/client';
import { dayIn, useCouncilZone } from '@folkmoot/shell-sdk';
import { Alert, Badge, Button, Card, Group, Stack, Text, Title } from '@folkmoot/ui';
import { ConfirmButton } from '@folkmoot/ui/controls';
import { MapPreview } from './MapPreview';
import { messages } from './places.messages';
import classes from './places.module.css';
import { isSwapped } from './swapped.domain';
import type { Places } from './use-places';

interface Props {
  place: CouncilPlace;
  places: Places;
  readOnly: boolean;
  /** Whether something is in use that this one replaces. */
  replaces: boolean;
}

const Facts = ({ place: { areas, rows, kind, size, uploadedAt } }: Pick<Props, 'place'>) => {
  const zone = useCouncilZone();
  const facts = [
    ...(kind === 'plan' ? [] : [messages.areas(areas.length)]),
    ...(rows ? [messages.postcodes.rows(rows.used, rows.all)] : [messages.size(size)]),
    messages.uploaded(dayIn(uploadedAt, zone)),
  ];
  return (
    <Text size="sm" c="dimmed">
      {facts.join(' · ')}
    </Text>
  );
};

const Problems = ({ place: { problems, problemCount } }: Pick<Props, 'place'>) =>
  problemCount === 0 ? null : (
    <Alert color="amber" title={messages.problems(problemCount)}>
      <ul className={classes.problems}>
        {problems.map(({ row, text }) => (
          <li key={`${row} ${text}`}>{messages.problem(row, text)}</li>
        ))}
        {problemCount > problems.length && <li>{messages.more(problemCount - problems.length)}</li>}
      </ul>
    </Alert>
  );

const Swapped = ({ place: { map } }: Pick<Props, 'place'>) => {
  const zone = useCouncilZone();
  return map && isSwapped(map, zone) ? (
    <Alert color="amber" title={messages.swapped}>
      {messages.swappedHelp}
    </Alert>
  ) : null;
};

const Names = ({ place: { areas } }: Pick<Props, 'place'>) => (
  <details>
    <summary>{messages.names}</summary>
    <ul className={classes.names}>
      {areas.map(({ id, name, district }) => (
        <li key={id}>{district ? `${name}, ${district}` : name}</li>
      ))}
    </ul>
  </details>
);

const Actions = ({ place, places, replaces }: Omit<Props, 'readOnly'>) =>
  place.state === 'preview' ? (
    <Group>
      <Button loading={places.isBusy} onClick={() => void places.use(place)}>
        {replaces ? messages.replace : messages.use}
      </Button>
      <Button variant="default" disabled={places.isBusy} onClick={() => void places.discard(place)}>
        {messages.discard}
      </Button>
    </Group>
  ) : (
    <Group>
      <ConfirmButton
        label={messages.remove}
        title={messages.removeTitle(place.name)}
        question={messages.removeHint}
        onConfirm={() => places.remove(place)}
        button={{ size: 'compact-sm' }}
      />
    </Group>
  );

/** A map or a table: what is in it, and what was left out. */
export const PlaceCard = ({ place, places, readOnly, replaces }: Props) => (
  <Card component="article" withBorder aria-label={place.name}>
    <Stack gap="sm">
      <Group gap="xs">
        <Title order={4}>{place.name}</Title>
        {place.state === 'preview' && <Badge color="amber">{messages.waiting}</Badge>}
      </Group>
      <Facts place={place} />
      {place.map && <MapPreview map={place.map} />}
      <Swapped place={place} />
      <Problems place={place} />
      {place.kind !== 'plan' && <Names place={place} />}
      {!readOnly && <Actions place={place} places={places} replaces={replaces} />}
    </Stack>
  </Card>
);
