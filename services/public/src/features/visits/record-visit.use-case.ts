import { DomainError } from '@folkmoot/contracts';
import type { PublishedSurveys } from '../../published/published-surveys';
import type { StartTokens } from '../../published/start-token';
import type { CountVisit, VisitKind } from '../../visitor/visit.domain';

interface Deps {
  readonly published: Pick<PublishedSurveys, 'find'>;
  readonly tokens: StartTokens;
  readonly count: CountVisit;
}

interface Given {
  readonly campaignId: string;
  readonly type: 'start' | 'abandon';
  readonly startToken: string;
}

const kinds: Readonly<Record<Given['type'], VisitKind>> = { start: 'starts', abandon: 'abandons' };

/** Counts a start or an abandon of somebody who holds a start token of this survey. */
export const recordVisit = async ({ published, tokens, count }: Deps, given: Given): Promise<void> => {
  const survey = await published.find(given.campaignId);
  if (!survey) throw new DomainError('survey_not_found');
  if (!tokens.read(given.startToken, given.campaignId)) throw new DomainError('start_token_invalid');
  count(survey, kinds[given.type]);
};
