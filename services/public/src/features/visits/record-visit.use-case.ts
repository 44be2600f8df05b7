import { DomainError } from '@folkmoot/contracts';
import type { PublishedSurveys } from '../../published/published-surveys';
import type { SeenStarts } from '../../published/seen-starts';
import type { ReadStart, StartTokens } from '../../published/start-token';
import type { SeenRecently } from '../../timing/seen-recently';
import type { CountVisit, VisitKind } from '../../visitor/visit.domain';
import type { Visitor } from '../../visitor/visitor.domain';

export interface Deps {
  readonly published: Pick<PublishedSurveys, 'find'>;
  readonly tokens: StartTokens;
  readonly count: CountVisit;
  readonly starts: SeenStarts;
  /** Which abandons were counted, so that one that is told twice counts once. */
  readonly counted: SeenRecently;
}

interface Given {
  readonly campaignId: string;
  readonly type: 'start' | 'abandon';
  readonly startToken: string;
  readonly questionId?: string | undefined;
  readonly visitor: Visitor;
}

const kinds: Readonly<Record<Given['type'], VisitKind>> = { start: 'starts', abandon: 'abandons' };

/** Whether it is the first of its kind that somebody with this token tells of. */
const isFirst = ({ counted, starts }: Deps, start: ReadStart, type: Given['type']): boolean => {
  if (type === 'start') return starts.note(start);
  const { nonce, campaignId } = start;
  if (nonce === '') return true;
  const key = `${type} ${campaignId} ${nonce}`;
  if (counted.find(key) !== null) return false;
  counted.note(key);
  return true;
};

/** Counts a start or an abandon of somebody who holds a start token of this survey; each once for a token (E-16). */
export const recordVisit = async (deps: Deps, given: Given): Promise<void> => {
  const { campaignId, type, visitor } = given;
  const survey = await deps.published.find(campaignId);
  if (!survey) throw new DomainError('survey_not_found');
  const start = deps.tokens.read(given.startToken, campaignId);
  if (!start) throw new DomainError('start_token_invalid');
  if (!isFirst(deps, start, type)) return;
  const questions = survey.versionOf(start.version)?.questions ?? [];
  const stop = questions.find(({ id }) => id === given.questionId);
  const { referrerType, qrCodeId } = start;
  deps.count(survey, kinds[type], { visitor, referrerType, qrCodeId, questionId: stop?.id ?? null });
};
