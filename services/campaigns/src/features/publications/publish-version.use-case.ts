import { DomainError } from '@folkmoot/contracts';
import { newId } from '@folkmoot/service-kit';
import { newVersion } from '../../entities/publication';
import type { PublicationContext } from './publication.types';
import { choiceOf, chosenPublication } from './publication-choice';

interface Order {
  readonly campaignId: string;
  readonly orderedBy: string;
  readonly publishAt?: string | undefined;
  readonly note: string;
}

/** The shown questions must be in the survey. Throws publication_empty and publication_question. */
const checkShown = ({ publication, questions }: Awaited<ReturnType<typeof chosenPublication>>): void => {
  const shown = publication.questions.filter(({ isShown }) => isShown);
  if (shown.length === 0) throw new DomainError('publication_empty');
  const ids = new Set(questions.map(({ id }) => id));
  if (shown.some(({ questionId }) => !ids.has(questionId))) throw new DomainError('publication_question');
};

/**
 * Orders a version. The job makes it when it is due. Throws campaign_not_found, publication_empty, publication_question
 * and publication_scheduled.
 */
export const publishVersion = (
  { actor, unitOfWork, clock }: PublicationContext,
  { campaignId, orderedBy, publishAt, note }: Order,
): Promise<number> =>
  unitOfWork(actor, async (unit) => {
    const chosen = await chosenPublication(unit, campaignId);
    checkShown(chosen);
    const versions = await unit.publicationVersions.list(campaignId);
    if (versions.some(({ state }) => state === 'scheduled')) throw new DomainError('publication_scheduled');
    const now = clock.now();
    const wanted = publishAt ? new Date(publishAt) : now;
    const { version } = await unit.publicationVersions.add(
      newVersion({
        id: newId(),
        campaignId,
        version: (versions[0]?.version ?? 0) + 1,
        publishAt: wanted < now ? now : wanted,
        note,
        orderedBy,
        choice: choiceOf(chosen.publication),
      }),
    );
    return version;
  });
