import {
  ActionIcon,
  Group,
  IconArrowDown,
  IconArrowsSplit2,
  IconArrowUp,
  IconCopy,
  IconPlus,
  IconTrash,
} from '@folkmoot/ui';
import { Tooltip } from '@folkmoot/ui/controls';
import type { ReactNode } from 'react';
import { useTools } from '../builder-context';
import { messages } from './editor.messages';
import { InsertMenu } from './QuestionTypeMenu';

interface ControlProps {
  label: string;
  color?: string;
  isOn?: boolean;
  disabled?: boolean;
  onClick?: () => void;
  children: ReactNode;
}

const Control = ({ label, color = 'gray', isOn, children, ...rest }: ControlProps) => (
  <Tooltip label={label}>
    <ActionIcon variant={isOn ? 'light' : 'subtle'} color={color} aria-label={label} aria-pressed={isOn} {...rest}>
      {children}
    </ActionIcon>
  </Tooltip>
);

interface Props {
  id: string;
  /** Index, from 0. */
  index: number;
  count: number;
  /** It can leave its section at the ends of the list. */
  isInSection: boolean;
  isConditionShown: boolean;
  onToggleCondition: () => void;
}

/** Always there, for pointer, touch and keyboard alike. */
export const CardControls = ({ id, index, count, isInSection, isConditionShown, onToggleCondition }: Props) => {
  const { store, move, remove } = useTools();
  return (
    <Group gap={2} wrap="nowrap" role="group" aria-label={messages.controls(index + 1)}>
      <Control label={messages.moveUp} disabled={index === 0 && !isInSection} onClick={() => move(id, index - 1)}>
        <IconArrowUp size={18} stroke={1.5} />
      </Control>
      <Control
        label={messages.moveDown}
        disabled={index === count - 1 && !isInSection}
        onClick={() => move(id, index + 1)}
      >
        <IconArrowDown size={18} stroke={1.5} />
      </Control>
      <Control label={messages.toggleCondition} isOn={isConditionShown} onClick={onToggleCondition}>
        <IconArrowsSplit2 size={18} stroke={1.5} />
      </Control>
      <Control label={messages.duplicate} onClick={() => store.getState().duplicate(id)}>
        <IconCopy size={18} stroke={1.5} />
      </Control>
      <InsertMenu afterId={id}>
        <ActionIcon
          variant="subtle"
          color="gray"
          data-insert
          aria-label={messages.insertBelow}
          title={messages.insertBelow}
        >
          <IconPlus size={18} stroke={1.5} />
        </ActionIcon>
      </InsertMenu>
      <Control label={messages.remove} color="red" onClick={() => remove(id)}>
        <IconTrash size={18} stroke={1.5} />
      </Control>
    </Group>
  );
};
