import { DomainError } from '@folkmoot/contracts';
import { newId } from '@folkmoot/service-kit';
import { newVersion, type StoredPublication } from '../../entities/publication';
import type { PublicationContext, PublicationsRecords } from './publication.types';
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

/** Each written answer of the review must be decided. Throws publication_unreviewed. */
const checkReview = async (
  { redactions }: Pick<PublicationsRecords, 'redactions'>,
  { campaignId, questions }: StoredPublication,
): Promise<void> => {
  const wanted = questions.filter(({ isShown, showsAnswers }) => isShown && showsAnswers);
  if (wanted.length === 0) return;
  const review = await redactions.findReview(campaignId);
  const coverage = await redactions.coverage(campaignId);
  const open = new Set(coverage.filter((each) => each.open > 0).map(({ questionId }) => questionId));
  const isReviewed = ({ questionId }: { readonly questionId: string }): boolean =>
    review?.state === 'ready' && review.questionIds.includes(questionId) && !open.has(questionId);
  if (!wanted.every(isReviewed)) throw new DomainError('publication_unreviewed');
};

/**
 * Orders a version. The job makes it when it is due. Throws campaign_not_found, publication_empty, publication_question,
 * publication_unreviewed and publication_scheduled.
 */
export const publishVersion = (
  { actor, unitOfWork, clock }: PublicationContext,
  { campaignId, orderedBy, publishAt, note }: Order,
): Promise<number> =>
  unitOfWork(actor, async (unit) => {
    const chosen = await chosenPublication(unit, campaignId);
    checkShown(chosen);
    await checkReview(unit, chosen.publication);
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
