import { Card, Group, Text, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './figure-strip.module.css';
import { Explanation, Value } from './StatCard';

interface Figure {
  label: string;
  /** Undefined while it loads. Null when there is no figure: then `unit` gives the reason. */
  value: number | string | null | undefined;
  /** Unit and period as text. */
  unit: string;
  howComputed?: ReactNode;
}

interface Props {
  figures: readonly Figure[];
}

const Strip = ({ figures }: Props) => (
  <Card px="md" py={10} className={classes.strip}>
    {figures.map(({ label, value, unit, howComputed }) => (
      <section key={label} aria-label={label} aria-busy={value === undefined} className={classes.figure}>
        <Group gap={4} wrap="nowrap" justify="space-between">
          <Text size="sm" c="dimmed">
            {label}
          </Text>
          {howComputed ? <Explanation label={label}>{howComputed}</Explanation> : null}
        </Group>
        <Text className={classes.value} component="p" m={0}>
          <strong className="tabular">
            <Value value={value} />
          </strong>{' '}
          <Text component="span" size="xs" c="dimmed">
            {unit}
          </Text>
        </Text>
      </section>
    ))}
  </Card>
);

const Row = ({ figures }: Props) => (
  <Card px="md" py="xs" className={classes.flat}>
    {figures.map(({ label, value, unit }) => (
      <section key={label} aria-label={label} aria-busy={value === undefined} className={classes.entry}>
        <strong className="tabular">
          <Value value={value} />
        </strong>
        <Text component="span" size="sm" c="dimmed">
          {label}
          <VisuallyHidden> {unit}</VisuallyHidden>
        </Text>
      </section>
    ))}
  </Card>
);

/** Some figures of one thing in one slim row; two rows on a phone. Flat: one line, where the labels explain themselves. */
export const FigureStrip = ({ figures, isFlat = false }: Props & { isFlat?: boolean }) =>
  isFlat ? <Row figures={figures} /> : <Strip figures={figures} />;
