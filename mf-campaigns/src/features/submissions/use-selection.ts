import type { Response } from '@folkmoot/contracts/client';
import { useState } from 'react';

/** The responses that somebody chose for an action on many. */
export const useSelection = () => {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [isAll, setIsAll] = useState(false);
  const change = (next: Iterable<string>) => {
    setIsAll(false);
    setIds(new Set(next));
  };
  return {
    ids,
    /** All that match the filters, on this page and on others. */
    isAll,
    has: (id: string) => isAll || ids.has(id),
    toggle: (id: string) => change(ids.has(id) ? [...ids].filter((each) => each !== id) : [...ids, id]),
    addPage: (page: readonly Response[]) => change([...ids, ...page.map(({ id }) => id)]),
    chooseAll: () => setIsAll(true),
    clear: () => change([]),
  };
};

export type Selection = ReturnType<typeof useSelection>;
