import { type CampaignStatus, campaignStatuses } from '@folkmoot/contracts/client';
import { useSearchPatch } from '@folkmoot/shell-sdk';

const isStatus = (value: string | null): value is CampaignStatus =>
  value !== null && (campaignStatuses as readonly string[]).includes(value);

/** Preselection of the New Campaign dialog, from the address: `?new=1&template=parks`, `?new=1&survey=c1`. */
export interface Beginning {
  templateId: string | null;
  surveyOf: string | null;
}

/** Search, filter and the open dialog are in the address, so that they can be shared and survive a reload. */
export const useFilters = () => {
  const { params, patch: set } = useSearchPatch();
  const status = params.get('status');
  return {
    q: params.get('q') ?? '',
    status: isStatus(status) ? status : null,
    isNew: params.get('new') === '1',
    beginning: { templateId: params.get('template'), surveyOf: params.get('survey') } satisfies Beginning,
    set,
    openNew: () => set({ new: '1' }),
    closeNew: () => set({ new: null, template: null, survey: null }),
  };
};

export type Filters = ReturnType<typeof useFilters>;
