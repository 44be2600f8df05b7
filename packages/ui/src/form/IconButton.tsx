import { ActionIcon, Tooltip } from '@mantine/core';
import type { ComponentType } from 'react';

interface Props {
  /** Says what it does, to the eye as a tooltip. */
  label: string;
  icon: ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: 'true' }>;
  color?: string;
  onClick: () => void;
}

/** A button that is only an icon, as they stand in rows at the foot of cards. */
export const IconButton = ({ label, icon: Icon, color = 'gray', onClick }: Props) => (
  <Tooltip label={label}>
    <ActionIcon variant="subtle" color={color} size="lg" aria-label={label} onClick={onClick}>
      <Icon size={18} stroke={1.5} aria-hidden="true" />
    </ActionIcon>
  </Tooltip>
);
