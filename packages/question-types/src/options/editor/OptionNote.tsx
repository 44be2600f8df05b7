import { conditionsOf, type Question, type QuestionOption } from '@folkmoot/contracts/client';
import { Stack, Text } from '@folkmoot/ui';
import { useEditorServices } from '../../editing/editor-services';
import { mayHaveNone, mayHaveOther } from '../settings';
import { messages } from './option-editor.messages';
import classes from './option-editor.module.css';

interface Props {
  question: Question;
  option: QuestionOption;
  name: string;
  /** Whether the conditions can be edited. */
  isOpen: boolean;
  onChange: (patch: Partial<QuestionOption>) => void;
}

const notesOf = (question: Question, { other, isPersonal, exclusive, keepAt, showIf }: QuestionOption): string[] => {
  const isOther = other && mayHaveOther(question);
  const { conditions } = conditionsOf(showIf);
  return [
    ...(isOther ? [messages.isOther] : []),
    ...(isOther && isPersonal ? [messages.isPersonal] : []),
    ...(exclusive && mayHaveNone(question) ? [messages.isExclusive] : []),
    ...(keepAt ? [messages.stays[keepAt]] : []),
    ...(conditions.length > 0 ? [messages.conditions(conditions.length)] : []),
  ];
};

/** The settings of an option in words, and its conditions while they are edited. Nothing for an ordinary option. */
export const OptionNote = ({ question, option, name, isOpen, onChange }: Props) => {
  const { Conditions } = useEditorServices();
  const notes = notesOf(question, option);
  const isEditing = isOpen && Boolean(option.showIf);
  if (notes.length === 0) return null;
  return (
    <Stack gap={4} className={classes.note}>
      <Text size="xs" c="dimmed">
        {notes.join(' ')}
      </Text>
      {isEditing && (
        <Conditions
          questionId={question.id}
          name={name}
          showIf={option.showIf}
          onChange={(showIf) => onChange({ showIf })}
        />
      )}
    </Stack>
  );
};
