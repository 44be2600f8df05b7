import { type AnswerCounts, countAnswersOperation } from '@folkmoot/contracts/client';
import { addCounts } from '@folkmoot/question-types/core';
import { api, keepPreviousData, useQuery } from '@folkmoot/shell-sdk';
import { useState } from 'react';

export interface CountsAsked {
  readonly from?: string;
  readonly to?: string;
  readonly round?: number;
  readonly where?: string;
  readonly rows?: string;
  readonly columns?: string;
  readonly weighted?: 'true';
}

/** The progress of a count. */
export interface Progress {
  readonly looked: number;
  readonly total: number;
}

interface Counting {
  readonly campaignId: string;
  readonly asked: CountsAsked;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress | null) => void;
}

/** Fetches page by page and adds the counts, weighted ones too where the campaign has weights. Some hundred thousand responses need more than one page. */
export const countAll = async ({ campaignId, asked, signal, onProgress }: Counting): Promise<AnswerCounts> => {
  onProgress(null);
  let sum: AnswerCounts | null = null;
  let cursor: string | null = null;
  do {
    const query = { ...asked, weighted: 'true' as const, ...(cursor ? { cursor } : {}) };
    const page: AnswerCounts = await api.call(countAnswersOperation, { params: { campaignId }, query }, { signal });
    sum = sum ? addCounts(sum, page) : page;
    onProgress({ looked: sum.looked, total: sum.total });
    cursor = sum.nextCursor;
  } while (cursor);
  return sum;
};

/** The counts of the matching responses. Null as `asked` counts nothing. */
export const useAnswerCounts = (campaignId: string, asked: CountsAsked | null, revision?: number) => {
  const [progress, setProgress] = useState<Progress | null>(null);
  const query = useQuery({
    queryKey: [countAnswersOperation.name, campaignId, asked, revision],
    queryFn: ({ signal }) => countAll({ campaignId, asked: asked ?? {}, signal, onProgress: setProgress }),
    enabled: asked !== null,
    placeholderData: keepPreviousData,
  });
  return { query, progress };
};
