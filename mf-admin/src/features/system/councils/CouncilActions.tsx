import type { CouncilSummary } from '@folkmoot/contracts/client';
import {
  ActionIcon,
  IconArrowBackUp,
  IconDots,
  IconInfoCircle,
  IconPlayerPause,
  IconPlayerPlay,
  IconShieldLock,
  IconTrash,
  IconUserPlus,
} from '@folkmoot/ui';
import { Menu } from '@folkmoot/ui/controls';
import { messages } from './councils.messages';

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

export type CouncilAction = 'open' | 'act' | 'invite' | 'suspend' | 'resume' | 'remove' | 'restore';

interface Props {
  council: CouncilSummary;
  onAction: (action: CouncilAction, council: CouncilSummary) => void;
}

/** The actions of a system administrator on a council. */
export const CouncilActions = ({ council, onAction }: Props) => {
  const entry = (action: CouncilAction, image: React.ReactNode, color?: string) => (
    <Menu.Item leftSection={image} onClick={() => onAction(action, council)} {...(color ? { color } : {})}>
      {messages.actions[action]}
    </Menu.Item>
  );
  const isSuspended = council.subscriptionStatus === 'inactive';
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={32} aria-label={messages.actionsOf(council.name)}>
          <IconDots {...icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {entry('open', <IconInfoCircle {...icon} />)}
        {council.deletedAt && entry('restore', <IconArrowBackUp {...icon} />)}
        {!council.deletedAt && entry('act', <IconShieldLock {...icon} />)}
        {!council.deletedAt && entry('invite', <IconUserPlus {...icon} />)}
        {!council.deletedAt &&
          (isSuspended
            ? entry('resume', <IconPlayerPlay {...icon} />)
            : entry('suspend', <IconPlayerPause {...icon} />))}
        {!council.deletedAt && <Menu.Divider />}
        {!council.deletedAt && entry('remove', <IconTrash {...icon} />, 'red')}
      </Menu.Dropdown>
    </Menu>
  );
};
