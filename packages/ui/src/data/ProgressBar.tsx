import { Group, Progress, Stack, Text } from '@mantine/core';
import { useId } from 'react';

interface Props {
  label: string;
  value: number;
  max: number;
  /** The progress as text: `24 of 100 responses`. */
  text?: string;
}

/** A progress bar. The bar stops at 100%, the text shows the real value. */
export const ProgressBar = ({ label, value, max, text }: Props) => {
  const id = useId();
  const percent = max > 0 ? Math.round((value / max) * 100) : 0;
  const words = text ?? `${percent}%`;
  return (
    <Stack gap={4}>
      <Group justify="space-between" gap="xs">
        <Text size="xs" c="dimmed" id={id}>
          {label}
        </Text>
        <Text size="xs" className="tabular">
          {words}
        </Text>
      </Group>
      <Progress.Root size={6}>
        <Progress.Section value={Math.min(percent, 100)} aria-labelledby={id} aria-valuetext={words} />
      </Progress.Root>
    </Stack>
  );
};
