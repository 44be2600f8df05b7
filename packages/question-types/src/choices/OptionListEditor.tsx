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
import { useEditorServices } from '../editing/editor-services';
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
  const options = optionsOf(question);
  const set = (next: QuestionOption[]) => onChange({ options: next });
  const rename = (id: string, label: string) =>
    set(options.map((option) => (option.id === id ? { ...option, label } : option)));
  const rows = useOptionRows(options, set);
  return (
    <Stack gap="xs" role="group" aria-label={heading}>
      <Text size="sm" fw={500} aria-hidden="true">
        {heading}
      </Text>
      <div ref={rows.list} className={classes.rows}>
        {options.map(({ id, label }, index) => (
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
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={messages.removeOption(label.trim() || words.part(index + 1))}
              disabled={options.length === 1}
              onClick={() => rows.remove(index)}
            >
              <IconX size={18} stroke={1.5} />
            </ActionIcon>
          </div>
        ))}
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
      <VisuallyHidden role="status">{rows.news}</VisuallyHidden>
    </Stack>
  );
};
