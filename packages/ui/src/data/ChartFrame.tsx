import { Box, Group, Stack, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Button } from '../form/Button';
import { IconChartBar, IconTable } from '../icons';
import { uiMessages } from '../ui.messages';
import classes from './chart-frame.module.css';
import { useChartMode } from './chart-mode';

interface Props {
  chart: ReactNode;
  table: ReactNode;
  /** Shown below the table, while it is visible. */
  tableNote?: ReactNode;
  /** The chart has buttons, so screen readers must reach it too. */
  isInteractive: boolean;
}

/**
 * A drawing and the same figures as a table. Screen readers get the table always. Others switch to it in the head of the
 * card, or with the button above the chart when the card has none.
 */
export const ChartFrame = ({ chart, table, tableNote, isInteractive }: Props) => {
  const mode = useChartMode();
  const [isOwnTable, setIsOwnTable] = useState(false);
  const isTable = mode === 'own' ? isOwnTable : mode === 'table';
  return (
    <Stack gap="xs">
      {mode === 'own' && (
        <Group justify="flex-end">
          <Button
            size="compact-sm"
            variant="subtle"
            color="gray"
            leftSection={
              isTable ? <IconChartBar size={14} aria-hidden="true" /> : <IconTable size={14} aria-hidden="true" />
            }
            onClick={() => setIsOwnTable(!isTable)}
          >
            {isTable ? uiMessages.showChart : uiMessages.showTable}
          </Button>
        </Group>
      )}
      {isTable ? (
        <>
          {/* Wide tables scroll, also by keyboard. */}
          <Box className={classes.table} role="group" aria-label={uiMessages.table} tabIndex={0}>
            {table}
          </Box>
          {tableNote}
        </>
      ) : (
        <>
          <div aria-hidden={isInteractive ? undefined : 'true'}>{chart}</div>
          <VisuallyHidden>{table}</VisuallyHidden>
        </>
      )}
    </Stack>
  );
};
