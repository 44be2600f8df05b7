import { DomainError, type PublicationChoice } from '@folkmoot/contracts';
import { smallestCellOf } from '../../entities/council';
import type { PublicationContext } from './publication.types';
import { chosenPublication } from './publication-choice';

type Chosen = Omit<PublicationChoice, 'introduction'> & {
  readonly introduction?: string | undefined;
  readonly revision?: number | undefined;
};

/**
 * Stores what is to be published. Throws campaign_not_found, stale_revision, publication_minimum and
 * publication_question.
 */
export const putPublication = (
  { actor, unitOfWork }: PublicationContext,
  campaignId: string,
  { revision: seen, introduction, ...choice }: Chosen,
): Promise<void> =>
  unitOfWork(actor, async (unit) => {
    const { publication: known, questions } = await chosenPublication(unit, campaignId);
    if (seen !== undefined && seen !== known.revision) throw new DomainError('stale_revision');
    if (choice.minimumCell < (await smallestCellOf(unit))) throw new DomainError('publication_minimum');
    const ids = new Set(questions.map(({ id }) => id));
    if (choice.questions.some(({ questionId }) => !ids.has(questionId))) throw new DomainError('publication_question');
    await unit.publications.put({ ...known, ...choice, introduction: introduction ?? known.introduction });
  });
