import { type BodyOf, DomainError, type decideRedactionOperation, type Redaction } from '@folkmoot/contracts';
import { decided, redactionId, writtenAnswer } from '../../entities/redaction';
import { toRedactionView } from './redaction.view';
import type { RedactionContext, RedactionRecords } from './redactions.types';

interface Input extends BodyOf<typeof decideRedactionOperation> {
  readonly campaignId: string;
  readonly responseId: string;
  readonly questionId: string;
}

/** Throws redaction_not_found. */
const findText = async ({ responses }: RedactionRecords, { campaignId, responseId, questionId }: Input) => {
  const [response] = await responses.listByIds(campaignId, [responseId]);
  const text = writtenAnswer(response?.answers ?? [], questionId);
  if (text === '') throw new DomainError('redaction_not_found');
  return text;
};

/**
 * Decides about a written answer, and with it about all identical answers to the question. Throws campaign_not_found,
 * redaction_not_found, redaction_changed, redaction_spans and redaction_own_look.
 */
export const decideRedaction = ({ actor, unitOfWork, clock }: RedactionContext, input: Input): Promise<Redaction> =>
  unitOfWork(actor, async (unit) => {
    const { campaignId, questionId, revision, ...decision } = input;
    await unit.campaigns.get(campaignId);
    const review = await unit.redactions.findReview(campaignId);
    const text = await findText(unit, input);
    const redaction = review && (await unit.redactions.find(campaignId, redactionId(review.key, questionId, text)));
    if (!redaction) throw new DomainError('redaction_not_found');
    if (redaction.revision !== revision) throw new DomainError('redaction_changed');
    const { needsSecondLook } = review;
    const after = decided(redaction, text, { ...decision, needsSecondLook, by: actor.userId, at: clock.now() });
    return toRedactionView(await unit.redactions.save(after), text);
  });
