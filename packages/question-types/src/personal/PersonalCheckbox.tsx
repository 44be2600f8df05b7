import { Checkbox } from '@folkmoot/ui/controls';
import type { EditorProps } from '../views';
import { messages } from './personal.messages';

/** Staff know what they ask for. Titles that ask for a name or an address are recognised besides. */
export const PersonalCheckbox = ({ question, onChange }: EditorProps) => (
  <Checkbox
    label={messages.isPersonal}
    description={messages.isPersonalHint}
    checked={question.isPersonal === true}
    onChange={(event) => onChange({ isPersonal: event.currentTarget.checked })}
  />
);
