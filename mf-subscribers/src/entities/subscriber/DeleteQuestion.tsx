import { Text } from '@folkmoot/ui';
import { ConfirmDialog, useFocusBack } from '@folkmoot/ui/controls';

interface Texts {
  deleteTitle: string;
  deleteQuestion: string;
  delete: string;
}

interface Props {
  texts: Texts;
  consequences: string;
  onDelete: () => unknown;
  onClose: () => void;
}

/** Asks for confirmation of a deletion and explains its effect. */
export const DeleteQuestion = ({ texts, consequences, onDelete, onClose }: Props) => {
  useFocusBack();
  return (
    <ConfirmDialog
      opened
      title={texts.deleteTitle}
      question={texts.deleteQuestion}
      confirmLabel={texts.delete}
      isDangerous
      onClose={onClose}
      onConfirm={onDelete}
    >
      <Text size="sm" c="dimmed">
        {consequences}
      </Text>
    </ConfirmDialog>
  );
};
