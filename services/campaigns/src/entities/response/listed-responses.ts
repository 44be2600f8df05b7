import { momentsOf } from '@folkmoot/calendar/days';
import type { listResponsesOperation, QueryOf } from '@folkmoot/contracts';
import type { CounterRepository } from '../report';
import type { AskedQuestionRecords } from './asked-questions';
import type { ResponseFilter } from './response.repository';
import { readWhere } from './where';

type Listed = Pick<
  QueryOf<typeof listResponsesOperation>,
  'from' | 'to' | 'round' | 'where' | 'mark' | 'wave' | 'q' | 'excluded'
>;

interface Records extends AskedQuestionRecords {
  readonly counters: CounterRepository;
}

/** The responses that a list of the campaign shows. Throws not_found when a filter names what is gone. */
export const listedResponses = async (
  repositories: Records,
  campaignId: string,
  query: Listed,
): Promise<ResponseFilter> => {
  const { zone } = await repositories.counters.get(campaignId);
  const { conditions } = await readWhere(repositories, campaignId, query.where);
  return {
    campaignId,
    ...momentsOf(query, zone),
    mark: query.mark,
    round: query.round,
    words: query.q?.trim() || undefined,
    isExcluded: query.excluded === undefined ? undefined : query.excluded === 'only',
    ...conditions,
    ...(query.wave !== undefined && { waves: [query.wave] }),
  };
};
