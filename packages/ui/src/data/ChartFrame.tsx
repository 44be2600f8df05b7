import { Button, Group, Stack, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { IconChartBar, IconTable } from '../icons';
import { uiMessages } from '../ui.messages';
import { useChartMode } from './chart-mode';

interface Props {
  chart: ReactNode;
  table: ReactNode;
  /** The chart has buttons, so screen readers must reach it too. */
  isInteractive: boolean;
}

/**
 * A drawing and the same figures as a table. Screen readers get the table always. Others switch to it in the head of the
 * card, or with the button above the chart when the card has none.
 */
export const ChartFrame = ({ chart, table, isInteractive }: Props) => {
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
        table
      ) : (
        <>
          <div aria-hidden={isInteractive ? undefined : 'true'}>{chart}</div>
          <VisuallyHidden>{table}</VisuallyHidden>
        </>
      )}
    </Stack>
  );
};
