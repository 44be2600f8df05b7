import { countAnswersOperation, type Report } from '@folkmoot/contracts/client';
import { keepPreviousData, useQuery } from '@folkmoot/shell-sdk';
import { useState } from 'react';
import type { RoundCounts } from './rounds.domain';
import { countAll, type Progress } from './use-answer-counts';

/** Earlier rounds are not drawn. */
const MOST_ROUNDS = 24;
/** More responses are counted only when somebody asks for it. */
const MOST_AT_ONCE = 20_000;

const responsesIn = (rounds: Report['rounds']): number => rounds.reduce((sum, { responses }) => sum + responses, 0);

/** The answers of the latest rounds, with weights where the campaign has them. */
export const useRoundCounts = (campaignId: string, all: Report['rounds']) => {
  const rounds = all.slice(-MOST_ROUNDS);
  const total = responsesIn(rounds);
  const [isWanted, setIsWanted] = useState(false);
  const [progress, setProgress] = useState<Progress | null>(null);
  const isSmall = total <= MOST_AT_ONCE;
  const query = useQuery({
    // Each new response of a small campaign leads to a new count.
    queryKey: [countAnswersOperation.name, campaignId, 'rounds', isSmall ? rounds : rounds.map(({ round }) => round)],
    queryFn: async ({ signal }) => {
      const counted: RoundCounts[] = [];
      let looked = 0;
      for (const { round } of rounds) {
        const before = looked;
        const onProgress = (now: Progress | null) => setProgress({ looked: before + (now?.looked ?? 0), total });
        const counts = await countAll({ campaignId, asked: { round, weighted: 'true' }, signal, onProgress });
        looked += counts.looked;
        counted.push({ round, counts });
      }
      return counted;
    },
    enabled: rounds.length > 1 && (isSmall || isWanted),
    placeholderData: keepPreviousData,
  });
  return { query, progress, rounds, total, isAsked: isSmall || isWanted, ask: () => setIsWanted(true) };
};
