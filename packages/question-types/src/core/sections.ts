import type { Question, SurveyContent, SurveySection } from '@folkmoot/contracts/client';

/** The parts of a survey that decide which questions are side by side. */
export type Sectioned = Pick<SurveyContent, 'questions' | 'sections'>;

const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** The question with what its section decides. The same object when that is already so. */
const inSection = (question: Question, section: SurveySection | undefined): Question => {
  const { sectionId, sectionShowIf, pageId, ...own } = question;
  const showIf = section?.showIf ?? undefined;
  const page = section?.onePage ? section.id : undefined;
  if (sectionId === section?.id && pageId === page && isSame(sectionShowIf ?? undefined, showIf)) return question;
  return {
    ...own,
    ...(section && { sectionId: section.id }),
    ...(showIf && { sectionShowIf: showIf }),
    ...(page !== undefined && { pageId: page }),
  };
};

/** The questions of each section together, at the place of its first one. */
const bySection = (questions: readonly Question[]): Question[] => {
  const placed = new Set<string>();
  return questions.flatMap((question) => {
    const { sectionId } = question;
    if (sectionId === undefined) return [question];
    if (placed.has(sectionId)) return [];
    placed.add(sectionId);
    return questions.filter((each) => each.sectionId === sectionId);
  });
};

/** The sections in the order of their questions. An empty one stays behind the section before it. */
const inOrder = (sections: readonly SurveySection[], questions: readonly Question[]): SurveySection[] => {
  const placeOf = new Map<string, number>();
  questions.forEach(({ sectionId }, index) => {
    if (sectionId !== undefined && !placeOf.has(sectionId)) placeOf.set(sectionId, index);
  });
  let last = -1;
  return sections
    .map((section) => {
      last = placeOf.get(section.id) ?? last;
      return { section, place: last };
    })
    .sort((a, b) => a.place - b.place)
    .map(({ section }) => section);
};

/**
 * The survey in the form that is stored: the questions of a section are side by side, and each has the condition of its
 * section. A question whose section is gone stays, without a section. The same object when nothing changes.
 */
export const withSections = <C extends Sectioned>(content: C): C => {
  const { sections = [], questions } = content;
  const byId = new Map(sections.map((section) => [section.id, section]));
  const placed = bySection(questions.map((question) => inSection(question, byId.get(question.sectionId ?? ''))));
  const ordered = inOrder(sections, placed);
  const isUnchanged =
    placed.every((question, index) => question === questions[index]) &&
    ordered.every((section, index) => section === sections[index]);
  if (isUnchanged) return content;
  return { ...content, questions: placed, ...(content.sections && { sections: ordered }) };
};

/** Where a page begins: a question that does not share the page of the one before. */
export const beginsPage = (question: Pick<Question, 'pageId'>, before: Pick<Question, 'pageId'> | undefined): boolean =>
  question.pageId === undefined || question.pageId !== before?.pageId;
