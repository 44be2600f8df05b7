import type { Question, QuestionOption } from '@folkmoot/contracts/client';
import { ActionIcon, IconDots } from '@folkmoot/ui';
import { Menu } from '@folkmoot/ui/controls';
import { useEffect, useRef, useState } from 'react';
import { newCondition } from '../../core/operators';
import { useEditorServices } from '../../editing/editor-services';
import { endOf } from '../option-ends';
import { mayHaveNone, mayHaveOther, mayHavePicks, mayHaveSources } from '../settings';
import { messages } from './option-editor.messages';
import classes from './option-editor.module.css';

interface Props {
  question: Question;
  option: QuestionOption;
  /** The option for people: its label or its number. */
  name: string;
  onChange: (patch: Partial<QuestionOption>) => void;
  /** Opens the conditions of the option. */
  onConditions: () => void;
}

interface ToggleProps {
  label: string;
  isOn: boolean;
  onToggle: () => void;
}

const Toggle = ({ label, isOn, onToggle }: ToggleProps) => (
  <Menu.CheckboxItem checked={isOn} onChange={onToggle} closeMenuOnClick>
    {label}
  </Menu.CheckboxItem>
);

/** Mounted with the menu, because it looks at the questions above. */
const Entries = ({ question, option, onChange, onConditions }: Omit<Props, 'name'>) => {
  const above = useEditorServices().questionsAbove(question.id);
  const { other, isPersonal, exclusive, showIf } = option;
  const end = endOf(option);
  return (
    <>
      {mayHaveOther(question) && (
        <Toggle
          label={messages.other}
          isOn={Boolean(other)}
          onToggle={() => onChange(other ? { other: false, isPersonal: false } : { other: true, exclusive: false })}
        />
      )}
      {other && (
        <Toggle
          label={messages.personal}
          isOn={Boolean(isPersonal)}
          onToggle={() => onChange({ isPersonal: !isPersonal })}
        />
      )}
      {(mayHavePicks(question) || (mayHaveNone(question) && !mayHaveOther(question))) && (
        <Toggle
          label={messages.exclusive}
          isOn={Boolean(exclusive)}
          onToggle={() =>
            onChange(exclusive ? { exclusive: false } : { exclusive: true, other: false, isPersonal: false })
          }
        />
      )}
      <Toggle
        label={messages.keepAtStart}
        isOn={end === 'start'}
        onToggle={() => onChange({ keepAt: end === 'start' ? undefined : 'start' })}
      />
      <Toggle
        label={messages.keepAtEnd}
        isOn={end === 'end'}
        onToggle={() => onChange({ keepAt: end === 'end' ? undefined : 'end' })}
      />
      {mayHaveSources(question) && (above.length > 0 || showIf) && (
        <Menu.Item
          leftSection={<span className={classes.noCheck} />}
          onClick={() => {
            if (!showIf) onChange({ showIf: newCondition() });
            onConditions();
          }}
        >
          {messages.showIf}
        </Menu.Item>
      )}
    </>
  );
};

/** The settings of an option. The menu exists only while it is open: a list can have many options. */
export const OptionMenu = ({ name, ...props }: Props) => {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // Closing the menu leaves the focus nowhere, unless the person has clicked elsewhere.
    if (wasOpen.current && !isOpen && document.activeElement === document.body) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const opener = (
    <ActionIcon
      ref={button}
      variant="subtle"
      color="gray"
      aria-label={messages.menu(name)}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      onClick={() => setIsOpen(!isOpen)}
    >
      <IconDots size={18} stroke={1.5} aria-hidden="true" />
    </ActionIcon>
  );
  if (!isOpen) return opener;
  return (
    <Menu
      opened
      onClose={() => setIsOpen(false)}
      position="bottom-end"
      width={250}
      returnFocus={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>{opener}</Menu.Target>
      <Menu.Dropdown>
        <Entries {...props} />
      </Menu.Dropdown>
    </Menu>
  );
};
