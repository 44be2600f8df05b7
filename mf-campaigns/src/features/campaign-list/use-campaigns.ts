import { countCampaignsOperation, listCampaignsOperation } from '@folkmoot/contracts/client';
import { keepPreviousData, useInfiniteOperation, useOperation } from '@folkmoot/shell-sdk';
import { type Filters, filterQuery } from './use-filters';

/** The campaigns that the filters leave. Archived ones only when they are filtered for. */
export const useCampaigns = (filters: Filters) =>
  useInfiniteOperation(
    listCampaignsOperation,
    {
      query: {
        ...filterQuery(filters),
        ...(filters.status ? {} : { without: 'archived' as const }),
        ...(filters.sort === 'newest' ? {} : { sort: filters.sort }),
      },
    },
    { keepsPrevious: true },
  );

/** How many campaigns each filter would leave. */
export const useCampaignCounts = (filters: Filters) =>
  useOperation(countCampaignsOperation, { query: filterQuery(filters) }, { placeholderData: keepPreviousData });
