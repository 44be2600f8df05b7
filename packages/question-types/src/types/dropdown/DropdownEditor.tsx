import { OptionListEditor } from '../../choices/OptionListEditor';
import type { EditorProps } from '../../views';
import { messages } from './dropdown.messages';

export const DropdownEditor = (props: EditorProps) => <OptionListEditor {...props} heading={messages.heading} />;
