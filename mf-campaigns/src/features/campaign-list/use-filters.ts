import { type CampaignStatus, campaignSorts, campaignStatuses } from '@folkmoot/contracts/client';
import { useSearchPatch } from '@folkmoot/shell-sdk';

const oneOf = <T extends string>(known: readonly T[], value: string | null): T | null =>
  known.find((each) => each === value) ?? null;

/** Preselection of the New Campaign dialog, from the address: `?new=1&template=parks`, `?new=1&survey=c1`. */
export interface Beginning {
  templateId: string | null;
  surveyOf: string | null;
}

/** Search, filters, order and the open dialog are in the address, so that they can be shared and survive a reload. */
export const useFilters = () => {
  const { params, patch: set } = useSearchPatch();
  return {
    q: params.get('q') ?? '',
    status: oneOf<CampaignStatus>(campaignStatuses, params.get('status')),
    label: params.get('label'),
    sort: oneOf(campaignSorts, params.get('sort')) ?? 'newest',
    isNew: params.get('new') === '1',
    beginning: { templateId: params.get('template'), surveyOf: params.get('survey') } satisfies Beginning,
    set,
    /** The Back button closes the dialog. */
    openNew: () => set({ new: '1' }, { isStep: true }),
    closeNew: () => set({ new: null, template: null, survey: null }),
  };
};

export type Filters = ReturnType<typeof useFilters>;

/** The filters as both the list and the counts take them. */
export const filterQuery = ({ q, status, label }: Pick<Filters, 'q' | 'status' | 'label'>) => ({
  ...(q ? { q } : {}),
  ...(status ? { status } : {}),
  ...(label ? { label } : {}),
});
