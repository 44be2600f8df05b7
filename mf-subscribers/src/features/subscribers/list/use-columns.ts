import { useState } from 'react';
import { readChoice, storeChoice } from './kept-choice';

/** Columns that a person can show or hide. The address is always there. */
export const columnKeys = ['uniqueId', 'status', 'source', 'subscribedAt', 'tags', 'attributes'] as const;
export type ColumnKey = (typeof columnKeys)[number];

const usual: readonly ColumnKey[] = ['status', 'source', 'subscribedAt', 'tags'];
const PLACE = 'folkmoot.subscribers.columns';

const stored = (): readonly ColumnKey[] => {
  const names = readChoice(PLACE);
  return Array.isArray(names) ? columnKeys.filter((key) => names.includes(key)) : usual;
};

/** The columns of the list. The choice is kept in this browser. */
export const useColumns = () => {
  const [shown, setShown] = useState(stored);
  const toggle = (key: ColumnKey): void => {
    const next = columnKeys.filter((each) => (each === key) !== shown.includes(each));
    setShown(next);
    storeChoice(PLACE, next);
  };
  return { shown, toggle };
};

export type Columns = ReturnType<typeof useColumns>;
