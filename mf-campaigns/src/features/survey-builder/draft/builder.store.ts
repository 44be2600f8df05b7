import type { EndPageKind, Question, Survey, SurveyComment, SurveyEditor } from '@folkmoot/contracts/client';
import { arranged, newCondition, type SurveyProblem, withCarriedOptions } from '@folkmoot/question-types/core';
import { createStore } from 'zustand/vanilla';
import { renamedBy, renameParts } from './copies.domain';
import {
  changedQuestion,
  type Draft,
  duplicateQuestion,
  indexOfQuestion,
  insertQuestion,
  moveQuestion,
  newPartId,
  type QuestionPatch,
  removeQuestion,
  restoreQuestion,
  updateQuestion,
} from './draft.domain';
import { grouped } from './grouped';
import { type History, mapHistory, record, redo, startHistory, undo } from './history';
import { addEndPage, addSection } from './sections.domain';

/** The server's data about the survey, without its content. */
export interface SurveyMeta {
  revision: number;
  publishedVersion: number;
  hasUnpublishedChanges: boolean;
  /** Who saved the draft last, and when. */
  savedBy?: string;
  savedAt?: string;
}

/** The parts of a survey around its questions: those at both ends, sections and end pages. */
export type SurveyPart = 'welcome' | 'thanks' | `section:${string}` | `end:${string}`;

interface Selection {
  /** The question selected in outline, editor and preview. */
  selectedId: string | null;
  /** The selected part around the questions. Null while a question is selected. */
  selectedPart: SurveyPart | null;
  /** Whether the selected question should get the focus. The editor resets it. */
  isFocusWanted: boolean;
}

export interface BuilderState extends Selection {
  history: History<Draft>;
  /** The draft after the last pause in typing (`useSettling`): for what need not follow each key. */
  settled: Draft;
  settle(): void;
  /** Whether the texts before the first question are shown, and not only their title. */
  isWelcomeOpen: boolean;
  /** The draft as last saved. The current draft has no unsaved changes when it is the same object. */
  saved: Draft;
  /** The same in the form that the server stores: the common base of a merge. */
  base: Draft;
  meta: SurveyMeta;
  /** The result of the last survey check. */
  problems: readonly SurveyProblem[];
  problemsOf: ReadonlyMap<string | null, readonly SurveyProblem[]>;
  /** Other people who have this survey open. */
  others: readonly SurveyEditor[];
  meet(others: readonly SurveyEditor[]): void;
  /** Comments of staff by the id of the question. */
  comments: ReadonlyMap<string, readonly SurveyComment[]>;
  receiveComments(comments: ReadonlyMap<string, readonly SurveyComment[]>): void;
  /** The question whose comments are open, or `all`. */
  commentsShown: string | null;
  showComments(id: string | null): void;
  /** The last event, for screen readers. */
  announcement: string;
  announce(text: string): void;
  reportProblems(problems: readonly SurveyProblem[]): void;
  select(id: string): void;
  focus(id: string): void;
  focusDone(): void;
  /** Shows a part around the questions and focuses it. */
  showPart(part: SurveyPart): void;
  toggleWelcome(): void;
  change(next: (draft: Draft) => Draft, tag?: string): void;
  edit(patch: Partial<Draft>, tag: string): void;
  add(question: Question, afterId?: string): void;
  update(id: string, patch: QuestionPatch, tag: string): void;
  /** Deletes a question. Returns a function that restores it, also after other changes. */
  remove(id: string): () => void;
  move(id: string, to: number): void;
  duplicate(id: string): void;
  /** Adds a section with the selected question, and shows it. */
  addSection(): void;
  addEndPage(kind: EndPageKind): void;
  undo(): void;
  redo(): void;
  /** The server has saved `sent`. Later input stays. */
  confirmSaved(confirmed: Survey, sent: Draft): void;
  /** Adopts the server's version: as one step that can be undone, or as a new start. */
  adopt(theirs: Survey, content?: Draft): void;
}

export const draftOf = (survey: Survey): Draft => ({
  title: survey.title,
  description: survey.description,
  introText: survey.introText,
  introFile: survey.introFile,
  ...(survey.introFiles ? { introFiles: survey.introFiles } : {}),
  questions: survey.questions,
  ...(survey.sections?.length ? { sections: survey.sections } : {}),
  ...(survey.endPages?.length ? { endPages: survey.endPages } : {}),
  ...(survey.limits ? { limits: survey.limits } : {}),
  ...(survey.thankYouText ? { thankYouText: survey.thankYouText } : {}),
  ...(survey.thankYouLinks?.length ? { thankYouLinks: survey.thankYouLinks } : {}),
  ...(survey.language ? { language: survey.language } : {}),
  ...(survey.translations ? { translations: survey.translations } : {}),
  ...(survey.translationSources ? { translationSources: survey.translationSources } : {}),
  checkAnswers: survey.checkAnswers ?? false,
});

const metaOf = (survey: Survey): SurveyMeta => ({
  revision: survey.revision,
  publishedVersion: survey.publishedVersion,
  hasUnpublishedChanges: survey.hasUnpublishedChanges,
  ...(survey.savedBy === undefined ? {} : { savedBy: survey.savedBy }),
  ...(survey.savedAt === undefined ? {} : { savedAt: survey.savedAt }),
});

/** The selection after a question is removed: the next question, or the one before. */
const neighbourOf = ({ questions }: Draft, id: string): string | null => {
  const index = questions.findIndex((question) => question.id === id);
  return (questions[index + 1] ?? questions[index - 1])?.id ?? null;
};

type Set = (next: (state: BuilderState) => Partial<BuilderState>) => void;

const selectionOf = (id: string | null): Selection => ({ selectedId: id, selectedPart: null, isFocusWanted: true });

/** Carried options follow their originals, and questions their sections. The same draft when nothing changes. */
const following = (changed: Draft): Draft => {
  const draft = arranged(changed);
  const questions = withCarriedOptions(draft.questions);
  return questions.every((question, index) => question === draft.questions[index]) ? draft : { ...draft, questions };
};

const editing = (set: Set) => {
  const change = (next: (draft: Draft) => Draft, tag: string | null = null) =>
    set(({ history }) => ({ history: record(history, following(next(history.present)), tag, Date.now()) }));
  const changeAt = (next: (draft: Draft) => Draft, id: string | null) =>
    set(({ history }) => ({ history: record(history, following(next(history.present))), ...selectionOf(id) }));
  return { change, changeAt };
};

const stepping = (set: Set, step: typeof undo<Draft>) => () =>
  set((state) => {
    const history = step(state.history);
    const changed = changedQuestion(state.history.present, history.present);
    const stays = indexOfQuestion(history.present, state.selectedId ?? '') >= 0;
    return { history, selectedId: changed ?? (stays ? state.selectedId : (history.present.questions[0]?.id ?? null)) };
  });

const saving = (set: Set): Pick<BuilderState, 'confirmSaved' | 'adopt'> => ({
  confirmSaved: (confirmed, sent) =>
    set((state) => {
      const base = draftOf(confirmed);
      const meta = metaOf(confirmed);
      const renamed = renamedBy(sent.questions, confirmed.questions);
      if (!renamed) return { base, meta, saved: sent };
      // Undo can restore old ids for which the server has assigned new ones, so every step of the history is renamed.
      const memory = new Map<Draft, Draft>();
      const follow = (draft: Draft): Draft => {
        const known = memory.get(draft) ?? renameParts(draft, renamed);
        memory.set(draft, known);
        return known;
      };
      return {
        base,
        meta,
        saved: follow(sent),
        history: mapHistory(state.history, follow),
        selectedId: renamed.questions.get(state.selectedId ?? '') ?? state.selectedId,
      };
    }),
  adopt: (theirs, content) =>
    set((state) => {
      const base = draftOf(theirs);
      const present = content ?? base;
      const stays = indexOfQuestion(present, state.selectedId ?? '') >= 0;
      return {
        base,
        meta: metaOf(theirs),
        saved: base,
        history: record(state.history, present),
        selectedId: stays ? state.selectedId : (present.questions[0]?.id ?? null),
      };
    }),
});

/** The draft of one survey with undo. The only local state: everything else is in the server cache. */
export const createBuilderStore = (survey: Survey) =>
  createStore<BuilderState>()((set, get) => {
    const loaded = draftOf(survey);
    const { change, changeAt } = editing(set);
    return {
      history: startHistory(loaded),
      settled: loaded,
      settle: () => set(({ history }) => ({ settled: history.present })),
      saved: loaded,
      base: loaded,
      meta: metaOf(survey),
      selectedId: loaded.questions[0]?.id ?? null,
      selectedPart: null,
      isFocusWanted: false,
      isWelcomeOpen: false,
      problems: [],
      problemsOf: new Map(),
      others: [],
      meet: (others) => set({ others }),
      comments: new Map(),
      receiveComments: (comments) => set({ comments }),
      commentsShown: null,
      showComments: (commentsShown) => set({ commentsShown }),
      announcement: '',
      announce: (announcement) => set({ announcement }),
      reportProblems: (problems) => set({ problems, problemsOf: grouped(problems, ({ questionId }) => questionId) }),
      select: (id) =>
        set((state) =>
          state.selectedId === id && state.selectedPart === null ? state : { selectedId: id, selectedPart: null },
        ),
      focus: (id) => set(selectionOf(id)),
      focusDone: () => set({ isFocusWanted: false }),
      showPart: (part) =>
        set({ selectedPart: part, isFocusWanted: true, ...(part === 'welcome' ? { isWelcomeOpen: true } : {}) }),
      toggleWelcome: () => set(({ isWelcomeOpen }) => ({ isWelcomeOpen: !isWelcomeOpen })),
      change,
      edit: (patch, tag) => change((draft) => ({ ...draft, ...patch }), tag),
      add: (question, afterId) => changeAt((draft) => insertQuestion(draft, question, afterId ?? null), question.id),
      update: (id, patch, tag) => change((draft) => updateQuestion(draft, id, patch), `${id}:${tag}`),
      remove: (id) => {
        const before = get().history.present;
        changeAt((draft) => removeQuestion(draft, id), neighbourOf(before, id));
        return () => changeAt((draft) => restoreQuestion(draft, before, id), id);
      },
      move: (id, to) => change((draft) => moveQuestion(draft, id, to)),
      duplicate: (id) => {
        const { draft, copyId } = duplicateQuestion(get().history.present, id);
        if (copyId) changeAt(() => draft, copyId);
      },
      addSection: () => {
        const section = { id: newPartId('s'), title: '' };
        change((draft) => addSection(draft, section, get().selectedPart === null ? get().selectedId : null));
        get().showPart(`section:${section.id}`);
      },
      addEndPage: (kind) => {
        const endPage = { id: newPartId('e'), kind, title: '', showIf: newCondition() };
        change((draft) => addEndPage(draft, endPage));
        get().showPart(`end:${endPage.id}`);
      },
      undo: stepping(set, undo),
      redo: stepping(set, redo),
      ...saving(set),
    };
  });

export type BuilderStore = ReturnType<typeof createBuilderStore>;

export const draftIn = ({ history }: BuilderState): Draft => history.present;
export const isDirty = ({ history, saved }: BuilderState): boolean => history.present !== saved;
