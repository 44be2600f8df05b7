import { useState } from 'react';

/** The selected comments. Forgotten when the filters change, because a hidden comment must not be labelled. */
export const useSelection = (key: string) => {
  const [state, setState] = useState<{ key: string; ids: ReadonlySet<string> }>({ key, ids: new Set() });
  const ids = state.key === key ? state.ids : new Set<string>();
  const put = (next: ReadonlySet<string>) => setState({ key, ids: next });
  return {
    ids,
    set: (list: readonly string[]) => put(new Set(list)),
    toggle: (id: string) => {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      put(next);
    },
    clear: () => put(new Set()),
  };
};

export type Selection = ReturnType<typeof useSelection>;
