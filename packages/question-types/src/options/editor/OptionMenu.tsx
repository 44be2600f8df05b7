import type { Question, QuestionOption } from '@folkmoot/contracts/client';
import { ActionIcon, IconDots } from '@folkmoot/ui';
import { Menu } from '@folkmoot/ui/controls';
import { newCondition } from '../../core/operators';
import { useEditorServices } from '../../editing/editor-services';
import { endOf } from '../option-order';
import { mayHaveOther, mayHavePicks } from '../settings';
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

/** What an option can be besides an ordinary one. */
export const OptionMenu = ({ question, option, name, onChange, onConditions }: Props) => {
  const earlier = useEditorServices().useEarlierQuestions(question.id);
  const { other, isPersonal, exclusive, showIf } = option;
  const end = endOf(option);
  return (
    <Menu position="bottom-end" width={250} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={messages.menu(name)}>
          <IconDots size={18} stroke={1.5} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
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
        {mayHavePicks(question) && (
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
        {(earlier.length > 0 || showIf) && (
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
      </Menu.Dropdown>
    </Menu>
  );
};
