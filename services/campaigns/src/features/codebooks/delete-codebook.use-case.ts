import { DomainError } from '@folkmoot/contracts';
import { announceCodebook } from './announce-codebook';
import type { CodebookContext } from './codebook.types';

/** Deletes a codebook. Deleted campaigns do not keep it. Throws codebook_not_found, codebook_in_use. */
export const deleteCodebook = ({ actor, unitOfWork }: CodebookContext, codebookId: string): Promise<void> =>
  unitOfWork(actor, async (unit) => {
    const { campaigns, codebooks, commentPlans } = unit;
    const codebook = await codebooks.get(codebookId);
    const plans = await commentPlans.listOfCodebooks([codebookId]);
    const using = await campaigns.listByIds(plans.map(({ campaignId }) => campaignId));
    if (using.length > 0) throw new DomainError('codebook_in_use');
    await codebooks.delete(codebookId);
    await announceCodebook(unit, codebook, 'deleted');
  });
