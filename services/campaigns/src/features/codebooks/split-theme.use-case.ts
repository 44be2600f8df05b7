import { type BodyOf, DomainError, MAX_THEMES, type splitThemeOperation } from '@folkmoot/contracts';
import { newId } from '@folkmoot/service-kit';
import type { Codebook } from '../../entities/codebook';
import { changeCodebook } from './change-codebook';
import type { CodebookContext } from './codebook.types';

type Input = { readonly codebookId: string } & BodyOf<typeof splitThemeOperation>;

/**
 * Makes several themes of one. The first one keeps its id, and with it the comments that fit none of them. Throws
 * codebook_not_found, theme_not_found, stale_revision, invalid_input when the codebook is full.
 */
export const splitTheme = (
  context: CodebookContext,
  { codebookId, revision, themeId, into }: Input,
): Promise<Codebook> =>
  changeCodebook(context, { codebookId, revision, change: 'theme_split' }, (codebook) => {
    const at = codebook.themes.findIndex(({ id }) => id === themeId);
    if (at < 0) throw new DomainError('theme_not_found');
    if (codebook.themes.length + into.length - 1 > MAX_THEMES) throw new DomainError('invalid_input');
    const parts = into.map((theme, index) => ({ id: index === 0 ? themeId : newId(), ...theme }));
    return {
      codebook: { ...codebook, themes: codebook.themes.toSpliced(at, 1, ...parts) },
      split: { of: themeId, into: parts.map(({ id }) => id) },
    };
  });
