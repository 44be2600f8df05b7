import type { Question, Survey } from '@folkmoot/contracts/client';
import type { SurveyProblem } from '@folkmoot/question-types/core';
import { createStore } from 'zustand/vanilla';
import { renamedBy, renameParts } from './copies.domain';
import {
  changedQuestion,
  type Draft,
  duplicateQuestion,
  indexOfQuestion,
  insertQuestion,
  moveQuestion,
  type QuestionPatch,
  removeQuestion,
  restoreQuestion,
  updateQuestion,
} from './draft.domain';
import { grouped } from './grouped';
import { type History, mapHistory, record, redo, startHistory, undo } from './history';

/** What the server says about the survey beside its content. */
export interface SurveyMeta {
  revision: number;
  publishedVersion: number;
  hasUnpublishedChanges: boolean;
}

interface Place {
  /** The question that outline, editor and preview look at. */
  selectedId: string | null;
  /** Whether the keyboard's focus should go to the selected question; the editor lowers it. */
  isFocusWanted: boolean;
}

export interface BuilderState extends Place {
  history: History<Draft>;
  /** The draft as the server last took it; the present one is saved when it is the same object. */
  saved: Draft;
  /** The same as the server keeps it: what both began from when two people edit. */
  base: Draft;
  meta: SurveyMeta;
  /** What the survey check found a moment ago. */
  problems: readonly SurveyProblem[];
  problemsOf: ReadonlyMap<string | null, readonly SurveyProblem[]>;
  /** For screen readers: what has just happened. */
  announcement: string;
  announce(text: string): void;
  reportProblems(problems: readonly SurveyProblem[]): void;
  select(id: string): void;
  focus(id: string): void;
  focusGiven(): void;
  change(next: (draft: Draft) => Draft, tag?: string): void;
  edit(patch: Partial<Draft>, tag: string): void;
  add(question: Question, afterId?: string): void;
  update(id: string, patch: QuestionPatch, tag: string): void;
  /** Deletes a question and gives the way to bring it back, whatever happens meanwhile. */
  remove(id: string): () => void;
  move(id: string, to: number): void;
  duplicate(id: string): void;
  undo(): void;
  redo(): void;
  /** The server took `sent`. What was typed meanwhile stays. */
  confirmSaved(confirmed: Survey, sent: Draft): void;
  /** Takes over what stands on the server: as one step that can be undone, or from the start. */
  adopt(theirs: Survey, content?: Draft): void;
}

export const draftOf = (survey: Survey): Draft => ({
  title: survey.title,
  description: survey.description,
  introText: survey.introText,
  introFile: survey.introFile,
  questions: survey.questions,
  ...(survey.language ? { language: survey.language } : {}),
  ...(survey.translations ? { translations: survey.translations } : {}),
});

const metaOf = ({ revision, publishedVersion, hasUnpublishedChanges }: Survey): SurveyMeta => ({
  revision,
  publishedVersion,
  hasUnpublishedChanges,
});

/** Where to stand when a question goes: the one that takes its place, or the one before. */
const neighbourOf = ({ questions }: Draft, id: string): string | null => {
  const index = questions.findIndex((question) => question.id === id);
  return (questions[index + 1] ?? questions[index - 1])?.id ?? null;
};

type Set = (next: (state: BuilderState) => Partial<BuilderState>) => void;

const placeAt = (id: string | null): Place => ({ selectedId: id, isFocusWanted: true });

const editing = (set: Set) => {
  const change = (next: (draft: Draft) => Draft, tag: string | null = null) =>
    set(({ history }) => ({ history: record(history, next(history.present), tag, Date.now()) }));
  const changeAt = (next: (draft: Draft) => Draft, id: string | null) =>
    set(({ history }) => ({ history: record(history, next(history.present)), ...placeAt(id) }));
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
      // Ids that were used before came back with undo, and the server gave new ones: every step follows.
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

/** The draft of one survey with undo. It is the only state here; everything else comes from the server's cache. */
export const createBuilderStore = (survey: Survey) =>
  createStore<BuilderState>()((set, get) => {
    const loaded = draftOf(survey);
    const { change, changeAt } = editing(set);
    return {
      history: startHistory(loaded),
      saved: loaded,
      base: loaded,
      meta: metaOf(survey),
      selectedId: loaded.questions[0]?.id ?? null,
      isFocusWanted: false,
      problems: [],
      problemsOf: new Map(),
      announcement: '',
      announce: (announcement) => set({ announcement }),
      reportProblems: (problems) => set({ problems, problemsOf: grouped(problems, ({ questionId }) => questionId) }),
      select: (id) => set((state) => (state.selectedId === id ? state : { selectedId: id })),
      focus: (id) => set(placeAt(id)),
      focusGiven: () => set({ isFocusWanted: false }),
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
      undo: stepping(set, undo),
      redo: stepping(set, redo),
      ...saving(set),
    };
  });

export type BuilderStore = ReturnType<typeof createBuilderStore>;

export const draftIn = ({ history }: BuilderState): Draft => history.present;
export const isDirty = ({ history, saved }: BuilderState): boolean => history.present !== saved;
