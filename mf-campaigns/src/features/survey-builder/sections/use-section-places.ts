import { useShallow } from 'zustand/shallow';
import { useSurveyDraft } from '../builder-context';

/** The id of the section that begins at each question, or an empty text; and the sections without questions. */
export const useSectionPlaces = () => {
  const begins = useSurveyDraft(
    useShallow(({ questions }) =>
      questions.map(({ sectionId = '' }, index) => (questions[index - 1]?.sectionId === sectionId ? '' : sectionId)),
    ),
  );
  const empty = useSurveyDraft(
    useShallow(({ questions, sections = [] }) =>
      sections.map(({ id }) => id).filter((id) => !questions.some(({ sectionId }) => sectionId === id)),
    ),
  );
  return { begins, empty };
};
