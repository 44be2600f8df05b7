import { useState } from 'react';

export interface Selection {
  readonly ids: ReadonlySet<string>;
  /** Everybody whom the filter finds, also those who are not shown yet. */
  readonly isAll: boolean;
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  /** All of these, or none of them when all are selected already. */
  toggleAll: (ids: readonly string[]) => void;
  selectAll: () => void;
  clear: () => void;
}

const none = { ids: new Set<string>(), isAll: false } as const;

const toggled = (ids: ReadonlySet<string>, id: string): Set<string> => {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
};

/** Who is selected in the list that `key` names; another filter begins with nobody. */
export const useSelection = (key: string): Selection => {
  const [state, setState] = useState<{ key: string; ids: ReadonlySet<string>; isAll: boolean }>({ key, ...none });
  const { ids, isAll } = state.key === key ? state : none;
  return {
    ids,
    isAll,
    has: (id) => isAll || ids.has(id),
    toggle: (id) => setState({ key, ids: toggled(ids, id), isAll: false }),
    toggleAll: (shown) => {
      const hasAll = shown.every((id) => ids.has(id));
      setState({ key, ids: new Set(hasAll ? [] : shown), isAll: false });
    },
    selectAll: () => setState({ key, ids, isAll: true }),
    clear: () => setState({ key, ...none }),
  };
};
