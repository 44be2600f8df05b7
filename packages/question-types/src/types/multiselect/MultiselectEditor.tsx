import { OptionListEditor } from '../../choices/OptionListEditor';
import type { EditorProps } from '../../views';
import { messages } from './multiselect.messages';

export const MultiselectEditor = (props: EditorProps) => <OptionListEditor {...props} heading={messages.heading} />;
