import { OptionListEditor } from '../../choices/OptionListEditor';
import type { EditorProps } from '../../views';
import { messages } from './ranking-staff.messages';

export const RankingEditor = (props: EditorProps) => <OptionListEditor {...props} heading={messages.heading} />;
