import type { Codebook, CodebookTheme, ThemeProposal } from '@folkmoot/contracts/client';

/** A theme as it is sent. A new one has no id. */
export interface ThemeDraft {
  id?: string;
  name: string;
  definition: string;
  examples: string[];
}

const fieldsOf = ({ id, name, definition, examples }: CodebookTheme): ThemeDraft => ({
  id,
  name,
  definition,
  examples,
});

export const draftsOf = ({ themes }: Pick<Codebook, 'themes'>): ThemeDraft[] => themes.map(fieldsOf);

const isSame = (a: CodebookTheme, b: CodebookTheme): boolean =>
  JSON.stringify(fieldsOf(a)) === JSON.stringify(fieldsOf(b));

/** A change of a codebook, which can be made again on the version that a colleague has saved. Null when it cannot. */
export type Edit = (codebook: Codebook) => ThemeDraft[] | null;

export const adding =
  (added: readonly ThemeDraft[]): Edit =>
  (codebook) => [...draftsOf(codebook), ...added];

export const removing =
  (id: string): Edit =>
  (codebook) =>
    codebook.themes.some((theme) => theme.id === id) ? draftsOf(codebook).filter((theme) => theme.id !== id) : null;

/** Moves a theme to the place of another one. */
export const moving =
  (id: string, to: number): Edit =>
  (codebook) => {
    const drafts = draftsOf(codebook);
    const moved = drafts.find((theme) => theme.id === id);
    if (!moved) return null;
    const others = drafts.filter((theme) => theme.id !== id);
    return [...others.slice(0, to), moved, ...others.slice(to)];
  };

/** The version of a theme that a colleague saved while this person edited it. */
export class ThemeClash extends Error {
  constructor(readonly theirs: CodebookTheme) {
    super(theirs.name);
  }
}

/**
 * Replaces a theme.
 * @throws ThemeClash when a colleague has changed the same theme since `base`.
 */
export const replacing =
  (base: CodebookTheme, draft: ThemeDraft): Edit =>
  (codebook) => {
    const present = codebook.themes.find(({ id }) => id === base.id);
    if (!present) return null;
    if (!isSame(present, base)) throw new ThemeClash(present);
    return draftsOf(codebook).map((theme) => (theme.id === base.id ? { ...draft, id: base.id } : theme));
  };

const plain = (name: string): string => name.trim().toLowerCase();

/** Whether another theme has this name. */
export const isTaken = (name: string, themes: readonly CodebookTheme[], ownId?: string): boolean =>
  themes.some((theme) => theme.id !== ownId && plain(theme.name) === plain(name));

/** The lines of a text field as examples. */
export const examplesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** A theme without the examples that residents wrote: their words stay in their responses alone, and go with them. */
export const draftOfProposal = ({ name, definition }: ThemeProposal): ThemeDraft => ({
  name: name.trim(),
  definition,
  examples: [],
});
