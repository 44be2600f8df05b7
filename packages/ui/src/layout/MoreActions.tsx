import { ActionIcon, Menu } from '@mantine/core';
import type { ComponentType } from 'react';
import { IconDots } from '../icons';
import { Link } from '../router';

export interface MenuAction {
  label: string;
  icon: ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: 'true' }>;
  /** Starts the action. An entry without it is a link: see `to`. */
  onClick?: () => void;
  /** Address of the screen that the entry opens. */
  to?: string;
  /** Shown in red, below the others: the action removes something. */
  isDangerous?: boolean;
}

interface Props {
  /** Accessible name of the button: `More actions for Riverside Park`. */
  label: string;
  actions: readonly MenuAction[];
}

const Entry = ({ action: { label, icon: Icon, onClick, to, isDangerous = false } }: { action: MenuAction }) => {
  const look = {
    color: isDangerous ? 'red' : undefined,
    leftSection: <Icon size={16} stroke={1.5} aria-hidden="true" />,
  };
  return to === undefined ? (
    <Menu.Item {...look} onClick={onClick}>
      {label}
    </Menu.Item>
  ) : (
    <Menu.Item {...look} component={Link} to={to}>
      {label}
    </Menu.Item>
  );
};

/** The menu of what can be done with one thing besides its main action. Shows nothing when there is no action. */
export const MoreActions = ({ label, actions }: Props) => {
  if (actions.length === 0) return null;
  const usual = actions.filter(({ isDangerous }) => !isDangerous);
  const dangerous = actions.filter(({ isDangerous }) => isDangerous);
  return (
    <Menu position="bottom-end" width={220} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={44} aria-label={label}>
          <IconDots size={20} stroke={1.5} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {usual.map((action) => (
          <Entry key={action.label} action={action} />
        ))}
        {dangerous.map((action) => (
          <Entry key={action.label} action={action} />
        ))}
      </Menu.Dropdown>
    </Menu>
  );
};
