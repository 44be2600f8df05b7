import { type BodyOf, type createCodebookOperation, DomainError, MAX_CODEBOOKS, MAX_THEMES } from '@folkmoot/contracts';
import { newId } from '@folkmoot/service-kit';
import type { Codebook } from '../../entities/codebook';
import { announceCodebook } from './announce-codebook';
import type { CodebookContext } from './codebook.types';

/** Throws codebook_not_found, too_many_codebooks. */
export const createCodebook = (
  { actor, unitOfWork, clock }: CodebookContext,
  { name, themes, copyOf }: BodyOf<typeof createCodebookOperation>,
): Promise<Codebook> =>
  unitOfWork(actor, async (unit) => {
    const { codebooks } = unit;
    if ((await codebooks.count()) >= MAX_CODEBOOKS) throw new DomainError('too_many_codebooks');
    const copied = copyOf === undefined ? [] : (await codebooks.get(copyOf)).themes;
    const now = clock.now();
    const codebook = await codebooks.insert({
      id: newId(),
      name,
      // Themes of a copy are themes of their own.
      themes: [...copied, ...themes].slice(0, MAX_THEMES).map((theme) => ({ ...theme, id: newId() })),
      merged: [],
      createdAt: now,
      updatedAt: now,
    });
    await announceCodebook(unit, codebook, 'created');
    return codebook;
  });
