import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { type BuilderState, type BuilderStore, draftIn } from './draft/builder.store';
import type { Draft } from './draft/draft.domain';

/** What every part of the builder may use. It stays the same object while the draft changes. */
export interface BuilderTools {
  store: BuilderStore;
  canEdit: boolean;
  surveyId: string;
  campaignId: string;
  /** Deletes a question, says so, and offers it back. */
  remove: (id: string) => void;
  /** Moves a question to a place, counted from 0, and says so. */
  move: (id: string, to: number) => void;
  /** Shows a question in the editor and puts the keyboard there. */
  goTo: (id: string) => void;
  /** An upload has found that the council has no storage. */
  onStorageMissing: () => void;
}

const BuilderContext = createContext<BuilderTools | null>(null);
export const BuilderProvider = BuilderContext.Provider;

export const useTools = (): BuilderTools => {
  const tools = useContext(BuilderContext);
  if (!tools) throw new Error('useTools is used outside the survey builder');
  return tools;
};

/** Reads the builder's state; the component follows only what it selects. */
export const useBuilderState = <T>(select: (state: BuilderState) => T): T => useStore(useTools().store, select);

export const useDraft = <T>(select: (draft: Draft) => T): T => useBuilderState((state) => select(draftIn(state)));
