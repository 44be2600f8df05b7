import { useState } from 'react';

export interface Selection {
  readonly ids: ReadonlySet<string>;
  /** Everybody who matches the filter, including rows that are not loaded. */
  readonly isAll: boolean;
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  /** Selects all of these, or none when all are already selected. */
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

/** The selection in the list with this `key`. Another filter starts with an empty selection. */
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
