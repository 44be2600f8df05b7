import { type BodyOf, DomainError, type updateCodebookOperation } from '@folkmoot/contracts';
import { newId } from '@folkmoot/service-kit';
import type { Codebook } from '../../entities/codebook';
import { changeCodebook } from './change-codebook';
import type { CodebookContext } from './codebook.types';

type Input = { readonly codebookId: string } & BodyOf<typeof updateCodebookOperation>;

/** Saves name and themes. Throws codebook_not_found, theme_not_found, stale_revision. */
export const updateCodebook = (
  context: CodebookContext,
  { codebookId, revision, name, themes }: Input,
): Promise<Codebook> =>
  changeCodebook(context, { codebookId, revision, change: 'saved' }, (codebook) => {
    const known = new Set(codebook.themes.map(({ id }) => id));
    const kept = themes.flatMap(({ id }) => id ?? []);
    // An id twice would make two themes of one.
    if (!kept.every((id) => known.has(id)) || new Set(kept).size < kept.length)
      throw new DomainError('theme_not_found');
    return { codebook: { ...codebook, name, themes: themes.map(({ id = newId(), ...theme }) => ({ id, ...theme })) } };
  });
