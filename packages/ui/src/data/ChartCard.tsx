import { ActionIcon, Card, Group, Stack, Text, Title, Tooltip } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { IconChartBar, IconTable } from '../icons';
import { uiMessages } from '../ui.messages';
import classes from './chart-card.module.css';
import { ChartModeContext } from './chart-mode';

interface Props {
  title: string;
  /** Level of the heading. */
  order?: 2 | 3;
  /** The base of the figures. */
  note?: ReactNode;
  /** More buttons of the head. */
  actions?: ReactNode;
  /** False when there is no chart, and so no table. */
  hasTable?: boolean;
  children: ReactNode;
}

/** A card of charts. Its head has the button that shows their figures as tables. */
export const ChartCard = ({ title, order = 2, note, actions, hasTable = true, children }: Props) => {
  const [isTable, setIsTable] = useState(false);
  const Icon = isTable ? IconChartBar : IconTable;
  const words = isTable ? uiMessages.showChart : uiMessages.showTable;
  return (
    <Card component="section" aria-label={title} className={classes.card}>
      <Stack gap="sm">
        <Group justify="space-between" align="flex-start" wrap="nowrap" gap="xs">
          <div className={classes.words}>
            <Title order={order} size={order === 2 ? 'h4' : 'h5'}>
              {title}
            </Title>
            {note && (
              <Text size="sm" c="dimmed" component="div">
                {note}
              </Text>
            )}
          </div>
          <Group gap={4} wrap="nowrap" className={classes.actions}>
            {actions}
            {hasTable && (
              <Tooltip label={words}>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size="lg"
                  aria-label={words}
                  onClick={() => setIsTable(!isTable)}
                >
                  <Icon size={18} stroke={1.5} aria-hidden="true" />
                </ActionIcon>
              </Tooltip>
            )}
          </Group>
        </Group>
        <ChartModeContext value={isTable ? 'table' : 'chart'}>{children}</ChartModeContext>
      </Stack>
    </Card>
  );
};
