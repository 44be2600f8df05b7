import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { type BesidesDraft, besidesDraft } from './draft/besides-draft';
import { type BuilderState, type BuilderStore, draftIn } from './draft/builder.store';
import type { Draft } from './draft/draft.domain';

/** Tools for all parts of the builder. The object stays the same while the draft changes. */
export interface BuilderTools {
  store: BuilderStore;
  canEdit: boolean;
  surveyId: string;
  campaignId: string;
  /** Deletes a question, announces it, and offers to undo. */
  remove: (id: string) => void;
  /** Moves a question to a position, counted from 0, and announces it. */
  move: (id: string, to: number) => void;
  /** Shows a question in the editor and focuses it. */
  goTo: (id: string) => void;
  /** Called when an upload finds that the council has no storage. */
  onStorageMissing: () => void;
}

const BuilderContext = createContext<BuilderTools | null>(null);
export const BuilderProvider = BuilderContext.Provider;

export const useTools = (): BuilderTools => {
  const tools = useContext(BuilderContext);
  if (!tools) throw new Error('useTools is used outside the survey builder');
  return tools;
};

/** Reads what may change with every key: the draft and its history. */
export const useLiveState = <T>(select: (state: BuilderState) => T): T => useStore(useTools().store, select);

/**
 * Reads the rest of the builder's state. Keys do not ask these components anything, and a survey of 500 questions has
 * thousands of them.
 */
export const useBuilderState = <T>(select: (state: BesidesDraft) => T): T =>
  useStore(besidesDraft(useTools().store), select);

export const useSurveyDraft = <T>(select: (draft: Draft) => T): T => useLiveState((state) => select(draftIn(state)));
