import { useShallow } from 'zustand/shallow';
import { useSurveyDraft } from '../builder-context';

const none: readonly string[] = [];

/** The id of the section that begins at each question, or an empty text; and the sections without questions. */
export const useSectionPlaces = () => {
  const begins = useSurveyDraft(
    useShallow(({ questions, sections }) =>
      // Most surveys have no sections, and this runs with every key.
      sections?.length
        ? questions.map(({ sectionId = '' }, index) => (questions[index - 1]?.sectionId === sectionId ? '' : sectionId))
        : none,
    ),
  );
  const empty = useSurveyDraft(
    useShallow(({ questions, sections = [] }) =>
      sections.map(({ id }) => id).filter((id) => !questions.some(({ sectionId }) => sectionId === id)),
    ),
  );
  return { begins, empty };
};
