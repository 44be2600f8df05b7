import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
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

/** Reads the builder's state. The component renders again only when the selected part changes. */
export const useBuilderState = <T>(select: (state: BuilderState) => T): T => useStore(useTools().store, select);

export const useSurveyDraft = <T>(select: (draft: Draft) => T): T => useBuilderState((state) => select(draftIn(state)));
