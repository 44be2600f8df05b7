import type { PopulationDimension } from '@folkmoot/contracts/client';
import { checkSurvey } from '@folkmoot/question-types/core';
import { useEffect } from 'react';
import { type BuilderStore, draftIn } from '../draft/builder.store';

const AFTER_MS = 400;

/** Checks the draft after a delay, so that it does not slow down typing. Without dimensions, links are not checked for gaps. */
export const useLiveCheck = (store: BuilderStore, dimensions: readonly PopulationDimension[] | undefined): void => {
  useEffect(() => {
    let handle: ReturnType<typeof setTimeout> | undefined;
    const check = () => store.getState().reportProblems(checkSurvey(draftIn(store.getState()), { dimensions }));
    check();
    const stop = store.subscribe((state, before) => {
      if (draftIn(state) === draftIn(before)) return;
      clearTimeout(handle);
      handle = setTimeout(check, AFTER_MS);
    });
    return () => {
      stop();
      clearTimeout(handle);
    };
  }, [store, dimensions]);
};
