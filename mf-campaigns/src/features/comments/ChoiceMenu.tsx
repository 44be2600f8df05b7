import { Text } from '@folkmoot/ui';
import { Combobox, useCombobox } from '@folkmoot/ui/controls';
import { type ReactNode, useEffect, useState } from 'react';
import { messages } from './comments.messages';
import classes from './comments.module.css';

export interface Choice {
  readonly value: string;
  readonly label: string;
  /** Shown after the label: a number of comments. */
  readonly hint?: string | undefined;
  readonly isOn?: boolean;
}

interface Props {
  /** Accessible name of the list and its search field. */
  label: string;
  choices: readonly Choice[];
  onChoose: (value: string) => void;
  /** The list stays open for another choice. */
  staysOpen?: boolean;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Shown when there is nothing to choose from. */
  none?: ReactNode;
  /** The button that opens the list. */
  children: ReactNode;
}

/** A list of choices below a button. Typing filters it, arrow keys move, Enter chooses, Escape closes. */
export const ChoiceMenu = ({
  label,
  choices,
  onChoose,
  staysOpen = false,
  isOpen,
  onOpenChange,
  none,
  children,
}: Props) => {
  const [words, setWords] = useState('');
  const combobox = useCombobox({
    opened: isOpen,
    onOpenedChange: onOpenChange,
    onDropdownOpen: () => combobox.focusSearchInput(),
    onDropdownClose: () => {
      combobox.resetSelectedOption();
      setWords('');
    },
  });
  const { selectFirstOption } = combobox;
  // Enter chooses the first match.
  useEffect(() => {
    if (isOpen && words !== '') selectFirstOption();
  }, [isOpen, words, selectFirstOption]);
  const wanted = words.trim().toLowerCase();
  const shown = choices.filter((choice) => choice.label.toLowerCase().includes(wanted));
  return (
    <Combobox
      store={combobox}
      width={260}
      position="bottom-start"
      shadow="md"
      onOptionSubmit={(value) => {
        onChoose(value);
        if (!staysOpen) combobox.closeDropdown();
      }}
    >
      <Combobox.Target targetType="button">{children}</Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Search
          value={words}
          aria-label={label}
          placeholder={messages.filterChoices}
          onChange={(event) => setWords(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Escape' && event.stopPropagation()}
        />
        <Combobox.Options aria-label={label} className={classes.choices}>
          {shown.map(({ value, label: text, hint, isOn = false }) => (
            <Combobox.Option key={value} value={value} active={isOn} aria-selected={isOn} className={classes.choice}>
              <span className={classes.check} aria-hidden="true">
                {isOn ? '✓' : ''}
              </span>
              <span className={classes.choiceText}>{text}</span>
              {hint && (
                <Text size="xs" c="dimmed" component="span" className="tabular">
                  {hint}
                </Text>
              )}
            </Combobox.Option>
          ))}
          {shown.length === 0 && (
            <Combobox.Empty>{choices.length === 0 && none ? none : messages.noChoice}</Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
};
