import type { CampaignDetail } from '@folkmoot/contracts/client';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from 'react';

/** The result of saving: whether everything is on the server, and the campaign that the server returned. */
export interface Saved {
  isSaved: boolean;
  campaign?: CampaignDetail | undefined;
}

/** Saves the changes of one form. Without changes, this succeeds. The form itself shows an error. */
type Save = () => Promise<Saved>;

interface PageForms {
  add: (save: Save) => () => void;
  saveAll: () => Promise<Saved>;
}

const createPageForms = (): PageForms => {
  const forms = new Set<Save>();
  return {
    add: (save) => {
      forms.add(save);
      return () => void forms.delete(save);
    },
    // Sequential, because each save raises the campaign's revision.
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

const PageFormsContext = createContext<PageForms>(createPageForms());

/** Wraps a page whose header acts on the data that its tabs edit. */
export const PageFormsProvider = ({ children }: { children: ReactNode }) => (
  <PageFormsContext.Provider value={useMemo(createPageForms, [])}>{children}</PageFormsContext.Provider>
);

/** Registers a form, so that the page's header saves it before it acts. */
export const useSaveWithPage = (save: Save): void => {
  const { add } = useContext(PageFormsContext);
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => add(() => latest.current()), [add]);
};

/** Saves all unsaved changes on the page. */
export const useSaveAll = (): (() => Promise<Saved>) => useContext(PageFormsContext).saveAll;
