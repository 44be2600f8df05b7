import type { Subscriber } from '@folkmoot/contracts/client';
import { useNavigate } from '@folkmoot/shell-sdk';
import { ActionIcon, IconDots, IconEye, IconMail, IconPencil, IconTrash } from '@folkmoot/ui';
import { Menu } from '@folkmoot/ui/controls';
import type { Ask } from '../dialogs/SubscriberDialogs';
import { personPath } from '../person-path';
import { mayBeEdited, mayUnsubscribe } from '../subscriber.domain';
import { messages } from './list.messages';

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** The actions on one subscriber that the status allows. */
export const RowMenu = ({ subscriber, onAsk }: { subscriber: Subscriber; onAsk: Ask }) => {
  const navigate = useNavigate();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={messages.actionsOf(subscriber.displayEmail)}>
          <IconDots size={18} stroke={1.5} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconEye {...icon} />} onClick={() => navigate(personPath(subscriber.id))}>
          {messages.open}
        </Menu.Item>
        {mayBeEdited(subscriber) && (
          <Menu.Item leftSection={<IconPencil {...icon} />} onClick={() => onAsk('edit', subscriber)}>
            {messages.edit}
          </Menu.Item>
        )}
        {mayUnsubscribe(subscriber) && (
          <Menu.Item leftSection={<IconMail {...icon} />} onClick={() => onAsk('unsubscribe', subscriber)}>
            {messages.unsubscribe}
          </Menu.Item>
        )}
        <Menu.Item color="red" leftSection={<IconTrash {...icon} />} onClick={() => onAsk('erase', subscriber)}>
          {messages.erase}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
};
