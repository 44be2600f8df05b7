import type { QuestionOption } from '@folkmoot/contracts/client';
import { MAX_OPTION_LABEL } from '@folkmoot/contracts/client';
import { ActionIcon, Button, Group, IconPlus, IconX, Stack, Text, TextInput } from '@folkmoot/ui';
import type { ReactNode } from 'react';
import type { EditorProps } from '../views';
import { messages } from './choices.messages';
import { newOptionId } from './option-id';
import { optionsOf } from './options';

interface Props extends EditorProps {
  heading: string;
  /** Shown next to the add button. */
  more?: ReactNode;
}

/** A list of labels with add and remove. The last option cannot be removed. */
export const OptionListEditor = ({ question, onChange, heading, more }: Props) => {
  const options = optionsOf(question);
  const set = (next: readonly QuestionOption[]) => onChange({ options: [...next] });
  const rename = (id: string, label: string) =>
    set(options.map((option) => (option.id === id ? { ...option, label } : option)));
  const add = () => set([...options, { id: newOptionId(), label: messages.option(options.length + 1) }]);
  return (
    <Stack gap="xs" role="group" aria-label={heading}>
      <Text size="sm" fw={500} aria-hidden="true">
        {heading}
      </Text>
      {options.map(({ id, label }, index) => (
        <Group key={id} gap="xs" wrap="nowrap">
          <TextInput
            aria-label={messages.optionLabel(index + 1)}
            value={label}
            maxLength={MAX_OPTION_LABEL}
            flex={1}
            onChange={(event) => rename(id, event.currentTarget.value)}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={messages.removeOption(label.trim() || messages.option(index + 1))}
            disabled={options.length === 1}
            onClick={() => set(options.filter((option) => option.id !== id))}
          >
            <IconX size={18} stroke={1.5} />
          </ActionIcon>
        </Group>
      ))}
      <Group>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size={16} stroke={1.5} aria-hidden="true" />}
          onClick={add}
        >
          {messages.addOption}
        </Button>
        {more}
      </Group>
    </Stack>
  );
};
