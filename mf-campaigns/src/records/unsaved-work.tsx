import type { CampaignDetail } from '@folkmoot/contracts/client';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from 'react';

/** What became of unsaved work: whether all of it is on the server, and the campaign as the server gave it back. */
export interface Saved {
  isSaved: boolean;
  campaign?: CampaignDetail | undefined;
}

/** Saves what is unsaved in one form; nothing to save is saved. The form itself says why it could not. */
type Save = () => Promise<Saved>;

interface UnsavedWork {
  add: (save: Save) => () => void;
  saveAll: () => Promise<Saved>;
}

const createUnsavedWork = (): UnsavedWork => {
  const forms = new Set<Save>();
  return {
    add: (save) => {
      forms.add(save);
      return () => void forms.delete(save);
    },
    // One after the other: each save raises the campaign's revision.
    saveAll: async () => {
      let all: Saved = { isSaved: true };
      for (const save of [...forms]) {
        const { isSaved, campaign } = await save();
        all = { isSaved: all.isSaved && isSaved, campaign: campaign ?? all.campaign };
      }
      return all;
    },
  };
};

const UnsavedWorkContext = createContext<UnsavedWork>(createUnsavedWork());

/** Around a page whose header acts on what its tabs edit. */
export const UnsavedWorkProvider = ({ children }: { children: ReactNode }) => (
  <UnsavedWorkContext.Provider value={useMemo(createUnsavedWork, [])}>{children}</UnsavedWorkContext.Provider>
);

/** Has the page's header save this form before it acts. */
export const useUnsavedWork = (save: Save): void => {
  const { add } = useContext(UnsavedWorkContext);
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => add(() => latest.current()), [add]);
};

/** Saves all that is unsaved on the page. */
export const useSaveAll = (): (() => Promise<Saved>) => useContext(UnsavedWorkContext).saveAll;
