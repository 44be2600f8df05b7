import type { EditorServices } from '@folkmoot/question-types/editor';
import { useSurveyDraft } from '../builder-context';
import { questionsAbove } from '../draft/draft.domain';
import { ConditionEditor } from './ConditionPanel';
import { messages } from './conditions.messages';

/** The conditions of one option. */
export const OptionConditions: EditorServices['Conditions'] = ({ questionId, name, showIf, onChange }) => {
  const draft = useSurveyDraft((current) => current);
  return (
    <ConditionEditor
      label={messages.titleOf(name)}
      showWhen={messages.showOptionWhen(name)}
      showIf={showIf}
      earlier={questionsAbove(draft, questionId)}
      onChange={onChange}
    />
  );
};
