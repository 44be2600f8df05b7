import { type codebookChangedEvent, DomainError, type PayloadOf } from '@folkmoot/contracts';
import type { Codebook } from '../../entities/codebook';
import type { ThemeSplit } from '../../entities/comment';
import { announceCodebook } from './announce-codebook';
import type { CodebookContext } from './codebook.types';

export interface CodebookChange {
  readonly codebookId: string;
  /** The revision that was edited. */
  readonly revision: number;
  readonly change: PayloadOf<typeof codebookChangedEvent>['change'];
}

interface Changed {
  readonly codebook: Codebook;
  /** Comments of these themes are read again in a way of their own. */
  readonly split?: ThemeSplit;
}

/**
 * Saves a change of a codebook. All campaigns that use it are read again, and count by the new themes from now on.
 * Throws codebook_not_found, stale_revision.
 */
export const changeCodebook = (
  { actor, unitOfWork, clock }: CodebookContext,
  { codebookId, revision, change }: CodebookChange,
  changed: (codebook: Codebook) => Changed,
): Promise<Codebook> =>
  unitOfWork(actor, async (unit) => {
    const before = await unit.codebooks.get(codebookId);
    if (before.revision !== revision) throw new DomainError('stale_revision');
    const { codebook, split } = changed(before);
    const saved = await unit.codebooks.save({ ...codebook, updatedAt: clock.now() });
    await unit.commentPlans.followCodebook(codebookId, clock.now(), split);
    await announceCodebook(unit, saved, change);
    return saved;
  });
