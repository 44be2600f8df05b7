import type { SurveyContent as Draft, Question, SurveyEndPage, SurveySection } from '@folkmoot/contracts/client';

export type SectionPatch = Partial<Omit<SurveySection, 'id'>>;
export type EndPagePatch = Partial<Omit<SurveyEndPage, 'id'>>;

export const questionsOf = ({ questions }: Pick<Draft, 'questions'>, sectionId: string): Question[] =>
  questions.filter((question) => question.sectionId === sectionId);

/** Puts a question into a section, at its end, or takes it out of its section. */
export const putInSection = (draft: Draft, id: string, sectionId: string | null): Draft => {
  const question = draft.questions.find((each) => each.id === id);
  if (!question) return draft;
  const { sectionId: _, ...own } = question;
  const others = draft.questions.filter((each) => each.id !== id);
  const place = draft.questions.indexOf(question);
  if (sectionId === null) {
    // Behind the rest of its section, which must stay together.
    const last = others.findLastIndex((each) => each.sectionId === question.sectionId);
    return { ...draft, questions: others.toSpliced(Math.max(place, last + 1), 0, own) };
  }
  const last = others.findLastIndex((each) => each.sectionId === sectionId);
  const at = last < 0 ? place : last + 1;
  return { ...draft, questions: others.toSpliced(at, 0, { ...own, sectionId }) };
};

/** A new section with the selected question. When that has a section already, the new one is empty. */
export const addSection = (draft: Draft, section: SurveySection, selectedId: string | null): Draft => {
  const withSection = { ...draft, sections: [...(draft.sections ?? []), section] };
  const selected = draft.questions.find(({ id }) => id === selectedId);
  return selected && selected.sectionId === undefined
    ? putInSection(withSection, selected.id, section.id)
    : withSection;
};

export const updateSection = (draft: Draft, id: string, patch: SectionPatch): Draft => ({
  ...draft,
  sections: (draft.sections ?? []).map((section) => (section.id === id ? { ...section, ...patch } : section)),
});

/** Deletes a section. Its questions stay, without a section. */
export const removeSection = (draft: Draft, id: string): Draft => ({
  ...draft,
  sections: (draft.sections ?? []).filter((section) => section.id !== id),
});

/**
 * One step up or down. At the edge of a section the question first leaves or joins it, without changing its place.
 */
export const stepInSections = (draft: Draft, id: string, by: 1 | -1): Draft | null => {
  const from = draft.questions.findIndex((question) => question.id === id);
  const question = draft.questions[from];
  const next = draft.questions[from + by];
  if (!question || question.sectionId === next?.sectionId) return null;
  const { sectionId, ...own } = question;
  const moved = sectionId === undefined && next ? { ...own, sectionId: next.sectionId } : own;
  return { ...draft, questions: draft.questions.with(from, moved as Question) };
};

export const addEndPage = (draft: Draft, endPage: SurveyEndPage): Draft => ({
  ...draft,
  endPages: [...(draft.endPages ?? []), endPage],
});

export const updateEndPage = (draft: Draft, id: string, patch: EndPagePatch): Draft => ({
  ...draft,
  endPages: (draft.endPages ?? []).map((page) => (page.id === id ? { ...page, ...patch } : page)),
});

export const removeEndPage = (draft: Draft, id: string): Draft => ({
  ...draft,
  endPages: (draft.endPages ?? []).filter((page) => page.id !== id),
});
