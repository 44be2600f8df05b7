import { ActionIcon, Tooltip } from '@mantine/core';
import type { ComponentType } from 'react';

interface Props {
  /** Accessible name, also shown as a tooltip. */
  label: string;
  icon: ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: 'true' }>;
  color?: string;
  onClick: () => void;
}

/** A button with only an icon, for rows at the bottom of cards. */
export const IconButton = ({ label, icon: Icon, color = 'gray', onClick }: Props) => (
  <Tooltip label={label}>
    <ActionIcon variant="subtle" color={color} size="lg" aria-label={label} onClick={onClick}>
      <Icon size={18} stroke={1.5} aria-hidden="true" />
    </ActionIcon>
  </Tooltip>
);
