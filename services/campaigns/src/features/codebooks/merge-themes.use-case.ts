import { type BodyOf, DomainError, type mergeThemesOperation } from '@folkmoot/contracts';
import type { Codebook } from '../../entities/codebook';
import { changeCodebook } from './change-codebook';
import type { CodebookContext } from './codebook.types';

type Input = { readonly codebookId: string } & BodyOf<typeof mergeThemesOperation>;

/**
 * Makes one theme of two. Figures count comments of the first one for the second one at once; the reading writes it into
 * the comments. Throws codebook_not_found, theme_not_found, stale_revision.
 */
export const mergeThemes = (context: CodebookContext, { codebookId, revision, from, into }: Input): Promise<Codebook> =>
  changeCodebook(context, { codebookId, revision, change: 'themes_merged' }, (codebook) => {
    const has = (id: string) => codebook.themes.some((theme) => theme.id === id);
    if (from === into || !has(from) || !has(into)) throw new DomainError('theme_not_found');
    const themes = codebook.themes.filter(({ id }) => id !== from);
    return { codebook: { ...codebook, themes, merged: [...codebook.merged, { from, into }] } };
  });
