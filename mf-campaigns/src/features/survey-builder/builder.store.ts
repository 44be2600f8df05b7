import type { Question, Survey } from '@folkmoot/contracts/client';
import { createStore } from 'zustand/vanilla';
import {
  type Draft,
  duplicateQuestion,
  insertQuestion,
  moveQuestion,
  type QuestionPatch,
  removeQuestion,
  updateQuestion,
} from './builder.domain';
import { type History, record, redo, startHistory, undo } from './history';

export interface BuilderState {
  history: History<Draft>;
  /** The draft as the server last confirmed it. */
  saved: Draft;
  revision: number;
  /** The question that was added or moved last, so that focus can follow it. */
  focusId: string | null;
  edit(patch: Partial<Draft>, tag: string): void;
  add(question: Question, afterId?: string): void;
  update(id: string, patch: QuestionPatch, tag: string): void;
  remove(id: string): void;
  move(id: string, offset: number): void;
  duplicate(id: string): void;
  undo(): void;
  redo(): void;
  confirmSaved(survey: Survey, sent: Draft): void;
  replace(survey: Survey): void;
}

export const draftOf = ({ title, description, introText, introFile, questions }: Survey): Draft => ({
  title,
  description,
  introText,
  introFile,
  questions,
});

/** The draft of one survey with undo. It is the only state here; everything else comes from the server's cache. */
export const createBuilderStore = (survey: Survey) =>
  createStore<BuilderState>()((set) => {
    const loaded = draftOf(survey);
    const change = (next: (draft: Draft) => Draft, tag: string | null = null, focusId: string | null = null) =>
      set(({ history }) => ({ history: record(history, next(history.present), tag), focusId }));
    return {
      history: startHistory(loaded),
      saved: loaded,
      revision: survey.revision,
      focusId: null,
      edit: (patch, tag) => change((draft) => ({ ...draft, ...patch }), tag),
      add: (question, afterId) =>
        change((draft) => insertQuestion(draft, question, afterId ?? null), null, question.id),
      update: (id, patch, tag) => change((draft) => updateQuestion(draft, id, patch), `${id}:${tag}`),
      remove: (id) => change((draft) => removeQuestion(draft, id)),
      move: (id, offset) => change((draft) => moveQuestion(draft, id, offset), null, id),
      duplicate: (id) => change((draft) => duplicateQuestion(draft, id)),
      undo: () => set(({ history }) => ({ history: undo(history) })),
      redo: () => set(({ history }) => ({ history: redo(history) })),
      // What was typed while the save was under way stays; only an untouched draft takes the server's version.
      confirmSaved: (confirmed, sent) =>
        set(({ history }) => {
          const untouched = history.present === sent;
          const present = untouched ? draftOf(confirmed) : history.present;
          return { revision: confirmed.revision, saved: untouched ? present : sent, history: { ...history, present } };
        }),
      replace: (fresh) => {
        const theirs = draftOf(fresh);
        set({ history: startHistory(theirs), saved: theirs, revision: fresh.revision, focusId: null });
      },
    };
  });

export type BuilderStore = ReturnType<typeof createBuilderStore>;

export const isDirty = ({ history, saved }: BuilderState): boolean => history.present !== saved;
