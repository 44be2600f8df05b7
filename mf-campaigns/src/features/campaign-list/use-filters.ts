import { type CampaignStatus, campaignStatuses } from '@folkmoot/contracts/client';
import { useSearchParams } from '@folkmoot/shell-sdk';

const isStatus = (value: string | null): value is CampaignStatus =>
  value !== null && (campaignStatuses as readonly string[]).includes(value);

/** What the New Campaign dialog begins with when the address says so: `?new=1&template=parks`, `?new=1&survey=c1`. */
export interface Beginning {
  templateId: string | null;
  surveyOf: string | null;
}

/** Search, filter and the open dialog live in the address, so that they can be shared and survive a reload. */
export const useFilters = () => {
  const [params, setParams] = useSearchParams();
  const status = params.get('status');
  const set = (patch: Readonly<Record<string, string | null>>) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [name, value] of Object.entries(patch)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true },
    );
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
