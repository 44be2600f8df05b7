import type { EditorServices } from '@folkmoot/question-types/editor';
import { useSurveyDraft } from '../builder-context';
import { ConditionEditor } from './ConditionPanel';
import { messages } from './conditions.messages';

/** The questions above a question. */
export const useEarlierQuestions: EditorServices['useEarlierQuestions'] = (questionId) => {
  const questions = useSurveyDraft((draft) => draft.questions);
  return questions.slice(
    0,
    Math.max(
      0,
      questions.findIndex(({ id }) => id === questionId),
    ),
  );
};

/** The conditions of one option. */
export const OptionConditions: EditorServices['Conditions'] = ({ questionId, name, showIf, onChange }) => (
  <ConditionEditor
    label={messages.titleOf(name)}
    showWhen={messages.showOptionWhen(name)}
    showIf={showIf}
    earlier={useEarlierQuestions(questionId)}
    onChange={(next) => onChange(next)}
  />
);
