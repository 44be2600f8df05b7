import { Stack } from '@folkmoot/ui';
import { Checkbox } from '@folkmoot/ui/controls';
import { PictureListEditor } from '../../choices/pictures/PictureListEditor';
import type { EditorProps } from '../../views';
import { messages } from './picture-choice-staff.messages';

/** The pictures to choose from, and how many people may choose. */
export const PictureChoiceEditor = (props: EditorProps) => (
  <Stack gap="sm">
    <Checkbox
      label={messages.several}
      checked={props.question.canPickSeveral ?? false}
      onChange={(event) => props.onChange({ canPickSeveral: event.currentTarget.checked })}
    />
    <PictureListEditor {...props} explanation={messages.explanation} noneLabel={messages.noneOfThese} />
  </Stack>
);
