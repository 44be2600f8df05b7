import { useSearchPatch } from '@folkmoot/shell-sdk';

const statuses = ['active', 'inactive'] as const;
type Status = (typeof statuses)[number];

const statusIn = (value: string | null): Status | null => statuses.find((status) => status === value) ?? null;

/** Search, filter and the open dialog are in the address, so that they can be shared and survive a reload. */
export const useFilters = () => {
  const { params, patch: set } = useSearchPatch();
  return {
    q: params.get('q') ?? '',
    status: statusIn(params.get('status')),
    isNew: params.get('new') === '1',
    set,
    /** The Back button closes the dialog. */
    openNew: () => set({ new: '1' }, { isStep: true }),
    closeNew: () => set({ new: null }),
  };
};

export type Filters = ReturnType<typeof useFilters>;
