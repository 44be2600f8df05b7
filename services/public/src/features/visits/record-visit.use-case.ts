import { DomainError } from '@folkmoot/contracts';
import type { ReadStart } from '../../entities/published-survey';
import type { VisitKind, Visitor } from '../../entities/visit';
import type { VisitTools } from './visit.types';

interface ReportedVisit {
  readonly campaignId: string;
  readonly type: 'start' | 'abandon';
  readonly startToken: string;
  readonly questionId?: string | undefined;
  readonly visitor: Visitor;
}

const kinds: Readonly<Record<ReportedVisit['type'], VisitKind>> = { start: 'starts', abandon: 'abandons' };

/** Whether this is the first report of its kind with this token. */
const isFirst = ({ counted, starts }: VisitTools, start: ReadStart, type: ReportedVisit['type']): boolean => {
  if (type === 'start') return starts.note(start);
  const { nonce, campaignId } = start;
  if (nonce === '') return true;
  const key = `${type} ${campaignId} ${nonce}`;
  if (counted.find(key) !== null) return false;
  counted.note(key);
  return true;
};

/** Counts a start or an abandon of somebody who holds a start token of this survey; each once for a token. */
export const recordVisit = async (reported: ReportedVisit, tools: VisitTools): Promise<void> => {
  const { campaignId, type, visitor } = reported;
  const survey = await tools.published.find(campaignId);
  if (!survey) throw new DomainError('survey_not_found');
  const start = tools.tokens.read(reported.startToken, campaignId);
  if (!start) throw new DomainError('start_token_invalid');
  if (!isFirst(tools, start, type)) return;
  const questions = survey.versionOf(start.version)?.questions ?? [];
  const stop = questions.find(({ id }) => id === reported.questionId);
  const { referrerType, qrCodeId } = start;
  tools.count(survey, kinds[type], { visitor, referrerType, qrCodeId, questionId: stop?.id ?? null });
};
