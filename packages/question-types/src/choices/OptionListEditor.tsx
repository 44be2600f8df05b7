import type { QuestionOption } from '@folkmoot/contracts/client';
import { MAX_OPTION_LABEL } from '@folkmoot/contracts/client';
import {
  ActionIcon,
  Button,
  Group,
  IconGripVertical,
  IconPlus,
  IconX,
  Stack,
  Text,
  TextInput,
  VisuallyHidden,
} from '@folkmoot/ui';
import { useState } from 'react';
import { useEditorServices } from '../editing/editor-services';
import { CarriedOptions } from '../options/editor/CarriedOptions';
import { OfferSettings } from '../options/editor/OfferSettings';
import { OptionMenu } from '../options/editor/OptionMenu';
import { OptionNote } from '../options/editor/OptionNote';
import { mayHaveOptionSettings } from '../options/settings';
import type { EditorProps } from '../views';
import { messages, partWords } from './choices.messages';
import classes from './option-list.module.css';
import { isUnwritten, withLabels } from './option-rows';
import { optionsOf } from './options';
import { useOptionRows } from './use-option-rows';

interface Props extends EditorProps {
  heading: string;
  /** The name of an option. Only options and rows can be the areas of the council. */
  part?: keyof typeof partWords;
}

/** Replaces the options by the areas of the council: then a report shows the answers of each area. */
const AreasButton = ({ options, onFill }: { options: readonly QuestionOption[]; onFill: OnFill }) => {
  const { divisions } = useEditorServices();
  if (divisions.length === 0) return null;
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      title={messages.filledHint}
      onClick={() => onFill(withLabels(options, divisions))}
    >
      {messages.fillWithDivisions}
    </Button>
  );
};

type OnFill = (options: QuestionOption[]) => void;

/** A list of labels, edited like a column of a spreadsheet. The last option cannot be removed. */
export const OptionListEditor = ({ question, onChange, heading, part = 'option' }: Props) => {
  const words = partWords[part];
  const carried = optionsOf(question).filter(({ isCarried }) => isCarried);
  const options = optionsOf(question).filter(({ isCarried }) => !isCarried);
  const hasSettings = part !== 'column' && mayHaveOptionSettings(question);
  const [conditionsOf, setConditionsOf] = useState<string | null>(null);
  const set = (next: QuestionOption[]) => onChange({ options: [...carried, ...next] });
  const change = (id: string, patch: Partial<QuestionOption>) =>
    set(options.map((option) => (option.id === id ? { ...option, ...patch } : option)));
  const rename = (id: string, label: string) =>
    set(options.map((option) => (option.id === id ? { ...option, label } : option)));
  const rows = useOptionRows(options, set);
  return (
    <Stack gap="xs" role="group" aria-label={heading}>
      <Text size="sm" fw={500} aria-hidden="true">
        {heading}
      </Text>
      {hasSettings && <CarriedOptions question={question} />}
      <div ref={rows.list} className={classes.rows}>
        {options.map((option, index) => {
          const { id, label } = option;
          const name = label.trim() || words.part(index + 1);
          return (
            <div key={id} data-option={id} data-dragged={rows.draggedId === id || undefined} className={classes.row}>
              <ActionIcon
                variant="transparent"
                color="gray"
                className={classes.handle}
                aria-label={words.move(index + 1)}
                aria-keyshortcuts="ArrowUp ArrowDown"
                {...rows.handleProps(id, index)}
              >
                <IconGripVertical size={16} stroke={1.5} />
              </ActionIcon>
              <TextInput
                aria-label={words.labelOf(index + 1)}
                placeholder={words.part(index + 1)}
                value={label}
                maxLength={MAX_OPTION_LABEL}
                flex={1}
                onFocus={({ currentTarget }) => isUnwritten(label, index) && currentTarget.select()}
                onChange={(event) => rename(id, event.currentTarget.value)}
                {...rows.fieldProps(index)}
              />
              {hasSettings && (
                <OptionMenu
                  question={question}
                  option={option}
                  name={name}
                  onChange={(patch) => change(id, patch)}
                  onConditions={() => setConditionsOf(id)}
                />
              )}
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={messages.removeOption(name)}
                disabled={options.length === 1 && carried.length === 0}
                onClick={() => rows.remove(index)}
              >
                <IconX size={18} stroke={1.5} />
              </ActionIcon>
              {hasSettings && (
                <OptionNote
                  question={question}
                  option={option}
                  name={name}
                  isOpen={conditionsOf === id}
                  onChange={(patch) => change(id, patch)}
                />
              )}
            </div>
          );
        })}
      </div>
      <Group gap="xs">
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size={16} stroke={1.5} aria-hidden="true" />}
          onClick={rows.add}
        >
          {words.add}
        </Button>
        {part !== 'column' && <AreasButton options={options} onFill={set} />}
        <Text size="xs" c="dimmed">
          {messages.optionHint}
        </Text>
      </Group>
      {hasSettings && <OfferSettings question={question} onChange={onChange} />}
      <VisuallyHidden role="status">{rows.news}</VisuallyHidden>
    </Stack>
  );
};
