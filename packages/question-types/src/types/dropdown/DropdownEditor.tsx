import { Button } from '@folkmoot/ui';
import { messages as words } from '../../choices/choices.messages';
import { OptionListEditor } from '../../choices/OptionListEditor';
import { newOptionId } from '../../choices/option-id';
import { optionsOf } from '../../choices/options';
import { useEditorServices } from '../../editing/editor-services';
import type { EditorProps } from '../../views';
import { messages } from './dropdown.messages';

/** The divisions as options. An existing option keeps its id, so that its answers still count. */
const divisionOptions = ({ question }: EditorProps, divisions: readonly string[]) => {
  const known = new Map(optionsOf(question).map(({ id, label }) => [label.trim().toLowerCase(), id]));
  return divisions.map((label) => ({ id: known.get(label.trim().toLowerCase()) ?? newOptionId(), label }));
};

/** Options, which may be filled from the council's divisions: then a report shows the answers of each division. */
export const DropdownEditor = (props: EditorProps) => {
  const { divisions } = useEditorServices();
  const fill =
    divisions.length > 0 ? (
      <Button
        variant="subtle"
        size="compact-sm"
        title={words.filledHint}
        onClick={() => props.onChange({ options: divisionOptions(props, divisions) })}
      >
        {words.fillWithDivisions}
      </Button>
    ) : null;
  return <OptionListEditor {...props} heading={messages.heading} more={fill} />;
};
