import { ActionIcon, Box, Card, Group, Paper, Skeleton, Stack, Text } from '@mantine/core';
import { useClickOutside, useDisclosure } from '@mantine/hooks';
import type { KeyboardEvent, ReactNode } from 'react';
import { IconArrowDown, IconArrowRight, IconArrowUp, IconHelpCircle } from '../icons';
import { uiMessages } from '../ui.messages';
import classes from './stat-card.module.css';

export interface StatDelta {
  /** Difference to the previous period, with its sign. */
  value: number;
  /** The difference as text without sign: `12`, `4 points`. */
  text: string;
  /** The comparison as text: `than in the 30 days before`. */
  than: string;
}

interface Props {
  label: string;
  /** Undefined while it loads. Null when there is no figure: then `unit` gives the reason. */
  value: number | string | null | undefined;
  /** Tooltip with the value in another unit. */
  valueTitle?: string | undefined;
  /** Unit and period as text: `responses in the last 30 days`. */
  unit: string;
  icon?: ReactNode;
  /** Set only when there is a period to compare with. */
  delta?: StatDelta | null;
  howComputed?: ReactNode;
}

/** The figure, a skeleton while it loads, or a dash when there is none. */
export const Value = ({ value }: Pick<Props, 'value'>) => {
  if (value === undefined) return <Skeleton component="span" display="inline-block" height="0.9em" width="3em" />;
  if (value === null) return <span title={uiMessages.noValue}>–</span>;
  return typeof value === 'number' ? value.toLocaleString('en') : value;
};

const Delta = ({ delta }: { delta: StatDelta }) => {
  const rises = delta.value > 0;
  const Icon = delta.value === 0 ? IconArrowRight : rises ? IconArrowUp : IconArrowDown;
  const change = rises ? uiMessages.up(delta.text, delta.than) : uiMessages.down(delta.text, delta.than);
  return (
    <Group gap={4} wrap="nowrap" align="flex-start">
      <Icon size={14} stroke={2} aria-hidden="true" style={{ marginTop: 2, flexShrink: 0 }} />
      <Text size="xs">{delta.value === 0 ? uiMessages.same(delta.than) : change}</Text>
    </Group>
  );
};

/** Our own disclosure: Mantine's popover would add its positioning engine to the first load. */
export const Explanation = ({ label, children }: { label: string; children: ReactNode }) => {
  const [isOpen, { toggle, close }] = useDisclosure(false);
  const frame = useClickOutside(close);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };
  return (
    <Box pos="relative" ref={frame} onKeyDown={onKeyDown}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="sm"
        aria-expanded={isOpen}
        aria-label={uiMessages.howComputedOf(label)}
        onClick={toggle}
      >
        <IconHelpCircle size={16} stroke={1.5} aria-hidden="true" />
      </ActionIcon>
      <div role="status">
        {isOpen ? (
          <Paper className={classes.explanation} shadow="md" p="sm">
            <Text size="sm" fw={600} mb={4}>
              {uiMessages.howComputed}
            </Text>
            <Text size="sm" component="div">
              {children}
            </Text>
          </Paper>
        ) : null}
      </div>
    </Box>
  );
};

/** One large figure with its unit and period. A missing figure is a dash with the reason. */
export const StatCard = ({ label, value, valueTitle, unit, icon, delta, howComputed }: Props) => (
  <Card p={0} component="section" aria-label={label} aria-busy={value === undefined} className={classes.card}>
    <Stack gap={4} className={classes.body}>
      <Group justify="space-between" wrap="nowrap" gap="xs" className={classes.head}>
        <Group gap={8} wrap="nowrap" c="dimmed" miw={0}>
          {icon}
          <Text size="sm" fw={500} className={classes.label}>
            {label}
          </Text>
        </Group>
        {howComputed ? <Explanation label={label}>{howComputed}</Explanation> : null}
      </Group>
      <Text fw={600} className={`tabular ${classes.value}`} component="p" m={0} title={valueTitle}>
        <Value value={value} />
      </Text>
      <Text size="xs" c="dimmed" className={classes.unit}>
        {value === undefined ? '\u00a0' : unit}
      </Text>
      {delta ? <Delta delta={delta} /> : null}
    </Stack>
  </Card>
);
