import type { Question } from '@folkmoot/contracts/client';
import { NativeSelect } from '@folkmoot/ui/controls';
import { useSurveyDraft, useTools } from '../builder-context';
import { putInSection } from '../draft/sections.domain';
import { messages } from './sections.messages';

/** The section of a question. Nothing in a survey without sections. */
export const SectionSelect = ({ question }: { question: Question }) => {
  const { store } = useTools();
  const sections = useSurveyDraft((draft) => draft.sections);
  if (!sections?.length) return null;
  const put = (sectionId: string) => {
    store.getState().change((draft) => putInSection(draft, question.id, sectionId || null));
    store.getState().focus(question.id);
  };
  return (
    <NativeSelect
      label={messages.ofQuestion}
      maw={360}
      value={question.sectionId ?? ''}
      onChange={(event) => put(event.currentTarget.value)}
    >
      <option value="">{messages.none}</option>
      {sections.map(({ id, title }, index) => (
        <option key={id} value={id}>
          {messages.sectionNumber(index + 1)}: {title.trim() || messages.untitled}
        </option>
      ))}
    </NativeSelect>
  );
};
