import { isDeepStrictEqual } from 'node:util';
import { DomainError, type PublicationChoice } from '@folkmoot/contracts';
import { smallestCellOf } from '../../entities/council';
import {
  consultationChanged,
  keptAnswers,
  type StoredPublication,
  withDeletedAnswers,
} from '../../entities/publication';
import type { PublicationContext, PublicationsRecords } from './publication.types';
import { chosenPublication } from './publication-choice';

type Optional = 'introduction' | 'forWhom' | 'areas' | 'answersAfterRetention';

type Chosen = Omit<PublicationChoice, Optional> & {
  readonly [K in Optional]?: PublicationChoice[K] | undefined;
} & { readonly revision?: number | undefined };

const isListedOtherwise = (a: StoredPublication, b: StoredPublication): boolean =>
  a.isListed !== b.isListed || a.forWhom !== b.forWhom || !isDeepStrictEqual(a.areas, b.areas);

type Known = Awaited<ReturnType<typeof chosenPublication>>;

const check = ({ publication, questions }: Known, { revision, ...choice }: Chosen, leastCell: number): void => {
  if (revision !== undefined && revision !== publication.revision) throw new DomainError('stale_revision');
  if (choice.minimumCell < leastCell) throw new DomainError('publication_minimum');
  const ids = new Set(questions.map(({ id }) => id));
  if (choice.questions.some(({ questionId }) => !ids.has(questionId))) throw new DomainError('publication_question');
};

/** Answers of responses that were deleted while the council kept them. */
const removeKeptAnswers = async (
  { publicationVersions }: Pick<PublicationsRecords, 'publicationVersions'>,
  campaignId: string,
  now: Date,
): Promise<void> => {
  for (const version of keptAnswers(await publicationVersions.list(campaignId))) {
    await publicationVersions.save(withDeletedAnswers(version, now, true));
  }
};

/**
 * Stores what is to be published. Throws campaign_not_found, stale_revision, publication_minimum and
 * publication_question.
 */
export const putPublication = (
  { actor, unitOfWork, clock }: PublicationContext,
  campaignId: string,
  chosen: Chosen,
): Promise<void> =>
  unitOfWork(actor, async (unit) => {
    const known = await chosenPublication(unit, campaignId);
    check(known, chosen, await smallestCellOf(unit));
    const { publication } = known;
    const { revision: _, introduction, forWhom, areas, answersAfterRetention, ...choice } = chosen;
    const saved = await unit.publications.put({
      ...publication,
      ...choice,
      introduction: introduction ?? publication.introduction,
      forWhom: forWhom ?? publication.forWhom,
      areas: areas ?? publication.areas,
      answersAfterRetention: answersAfterRetention ?? publication.answersAfterRetention,
    });
    if (saved.answersAfterRetention === 'removed') await removeKeptAnswers(unit, campaignId, clock.now());
    if (isListedOtherwise(publication, saved)) await consultationChanged(unit.outbox, saved);
  });
