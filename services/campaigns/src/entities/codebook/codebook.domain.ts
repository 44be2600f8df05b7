import type { CodebookTheme } from '@folkmoot/contracts';
import type { ThemeOf } from '../comment/comment.domain';

/** The themes of a council, for all campaigns that use it. Ids of themes are random and never used again. */
export interface Codebook {
  readonly id: string;
  readonly councilId: string;
  readonly name: string;
  readonly themes: readonly CodebookTheme[];
  /** Themes that became part of another one. Comments with their ids count for that one. */
  readonly merged: readonly { readonly from: string; readonly into: string }[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly revision: number;
}

export type NewCodebook = Omit<Codebook, 'councilId' | 'revision'>;

/** The current theme of an id, through all merges. Null for a removed theme. */
export const themesOf = (codebook: Pick<Codebook, 'themes' | 'merged'> | null): ThemeOf => {
  const known = new Set(codebook?.themes.map(({ id }) => id));
  const into = new Map(codebook?.merged.map((merge) => [merge.from, merge.into]));
  return (id) => {
    let current = id;
    // A theme is merged at most once, so this ends.
    for (let steps = 0; steps <= into.size && !known.has(current); steps += 1) current = into.get(current) ?? current;
    return known.has(current) ? current : null;
  };
};

/** The ids that comments of a theme may have: its own, and those of themes that were merged into it. */
export const idsOfTheme = (codebook: Pick<Codebook, 'themes' | 'merged'> | null, id: string): string[] => {
  const themeOf = themesOf(codebook);
  return [id, ...(codebook?.merged ?? []).map(({ from }) => from).filter((from) => themeOf(from) === id)];
};
