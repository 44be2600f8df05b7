import type { Country, Question, QuestionTypeId, SurveyContent } from '@folkmoot/contracts/client';
import { questionType } from '@folkmoot/question-types/core';
import { freshIds, renameQuestion, translationsOfCopy } from './copies.domain';
import { stepInSections } from './sections.domain';
import { mergedTranslations, withoutOrphans } from './text-paths.domain';

/** The part of a survey that the builder edits. */
export type Draft = SurveyContent;

export type QuestionPatch = Partial<Omit<Question, 'id' | 'type'>>;

/** A new part id. Ids are never reused, so answers and conditions keep their meaning. */
export const newPartId = (prefix: 'q' | 'o' | 's' | 'e'): string =>
  `${prefix}_${crypto.randomUUID().replace(/-/g, '').slice(0, 12)}`;

/** A question of a type, with new ids and with default texts in the language. */
export const newQuestion = (type: QuestionTypeId, language: string, country?: Country): Question =>
  questionType(type).create(newPartId('q'), () => newPartId('o'), language, country);

export const indexOfQuestion = ({ questions }: Draft, id: string): number =>
  questions.findIndex((question) => question.id === id);

/** The questions before one of them. */
export const questionsAbove = (draft: Draft, id: string): readonly Question[] =>
  draft.questions.slice(0, Math.max(0, indexOfQuestion(draft, id)));

/** Inserts a question after the one with `afterId`, or at the end. */
export const insertQuestion = (draft: Draft, question: Question, afterId: string | null): Draft => {
  const at = afterId === null ? -1 : indexOfQuestion(draft, afterId);
  const position = at < 0 ? draft.questions.length : at + 1;
  const sectionId = question.sectionId ?? draft.questions[at]?.sectionId;
  const inserted = sectionId === undefined ? question : { ...question, sectionId };
  return { ...draft, questions: draft.questions.toSpliced(position, 0, inserted) };
};

/** Changes one question. Removes translations of options that it loses. */
export const updateQuestion = (draft: Draft, id: string, patch: QuestionPatch): Draft => {
  const index = indexOfQuestion(draft, id);
  const before = draft.questions[index];
  if (!before) return draft;
  const after = { ...before, ...patch };
  const losesParts = 'options' in patch || 'imageOptions' in patch || 'columns' in patch;
  return {
    ...draft,
    questions: draft.questions.with(index, after),
    ...(losesParts && draft.translations ? { translations: withoutOrphans(draft.translations, before, after) } : {}),
  };
};

export const removeQuestion = (draft: Draft, id: string): Draft => {
  const index = indexOfQuestion(draft, id);
  const before = draft.questions[index];
  if (!before) return draft;
  return {
    ...draft,
    questions: draft.questions.toSpliced(index, 1),
    ...(draft.translations ? { translations: withoutOrphans(draft.translations, before, null) } : {}),
  };
};

/** Restores a question that was removed from `before` to its old position, also after other changes. */
export const restoreQuestion = (draft: Draft, before: Draft, id: string): Draft => {
  const index = indexOfQuestion(before, id);
  const question = before.questions[index];
  if (!question || indexOfQuestion(draft, id) >= 0) return draft;
  const own = Object.entries(before.translations ?? {}).map(([language, texts]) => [
    language,
    Object.fromEntries(Object.entries(texts).filter(([path]) => path.startsWith(`questions.${id}.`))),
  ]);
  return {
    ...draft,
    questions: draft.questions.toSpliced(Math.min(index, draft.questions.length), 0, question),
    ...(before.translations ? { translations: mergedTranslations(draft.translations, Object.fromEntries(own)) } : {}),
  };
};

/** A question that is dropped on another one joins its section. */
const inSectionOf = (question: Question, other: Question | undefined): Question => {
  if (question.sectionId === other?.sectionId) return question;
  const { sectionId: _, ...own } = question;
  return other?.sectionId === undefined ? own : { ...own, sectionId: other.sectionId };
};

/** Moves a question to a position, counted from 0, and into or out of sections. An invalid position changes nothing. */
export const moveQuestion = (draft: Draft, id: string, to: number): Draft => {
  const from = indexOfQuestion(draft, id);
  const question = draft.questions[from];
  if (!question || to === from) return draft;
  const stepped = to === from + 1 || to === from - 1 ? stepInSections(draft, id, to > from ? 1 : -1) : null;
  if (stepped) return stepped;
  if (to < 0 || to >= draft.questions.length) return draft;
  const moved = inSectionOf(question, draft.questions[to]);
  return { ...draft, questions: draft.questions.toSpliced(from, 1).toSpliced(to, 0, moved) };
};

/** A copy with new ids for the question and its options, with its translations, inserted after the original. */
export const duplicateQuestion = (draft: Draft, id: string): { draft: Draft; copyId: string | null } => {
  const original = draft.questions[indexOfQuestion(draft, id)];
  if (!original) return { draft, copyId: null };
  const renamed = freshIds([original], newPartId);
  const copy = renameQuestion(original, renamed);
  const inserted = insertQuestion(draft, copy, id);
  return {
    draft: draft.translations ? { ...inserted, translations: translationsOfCopy(draft, renamed) } : inserted,
    copyId: copy.id,
  };
};

/** The first question that differs between two drafts: the one to show after undo. */
export const changedQuestion = (before: Draft, after: Draft): string | null => {
  const known = new Map(before.questions.map((question) => [question.id, question]));
  const changed = after.questions.find((question) => known.get(question.id) !== question);
  if (changed) return changed.id;
  return after.questions.find((question, index) => before.questions[index]?.id !== question.id)?.id ?? null;
};
