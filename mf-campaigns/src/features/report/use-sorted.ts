import type { QuestionResult } from '@folkmoot/contracts/client';
import { isOrderMeaningful, questionType } from '@folkmoot/question-types/core';
import { useState } from 'react';

const keyOf = ({ questionId }: QuestionResult): string => `folkmoot-sorted:${questionId}`;

/** Storage can be full or forbidden. The choice is then forgotten with the page. */
const remembered = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

const remember = (key: string, isSorted: boolean): void => {
  try {
    localStorage.setItem(key, isSorted ? 'size' : 'own');
  } catch {
    // See above.
  }
};

/** Whether a report may change the order of the options of a result. */
const isSortable = ({ type, segments = [] }: QuestionResult): boolean =>
  questionType(type).hasFreeOrder === true && segments.length > 2;

/**
 * Whether options are shown by size. Without a choice of the person they are, except where their own order means
 * something. This browser remembers the choice.
 */
export const useSorted = (result: QuestionResult) => {
  const key = keyOf(result);
  const [chosen, setChosen] = useState(() => remembered(key));
  const byDefault = !isOrderMeaningful((result.segments ?? []).map(({ label }) => label));
  const isSorted = chosen === null ? byDefault : chosen === 'size';
  return {
    canSort: isSortable(result),
    isSorted: isSortable(result) && isSorted,
    toggle: () => {
      setChosen(isSorted ? 'own' : 'size');
      remember(key, !isSorted);
    },
  };
};
