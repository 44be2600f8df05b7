import { z } from 'zod';
import type { CodebookTheme } from '../built-in/theme-reader';
import { folded } from '../built-in/tokens';

const themeSchema = z
  .object({
    id: z.string().optional(),
    name: z.string(),
    definition: z.string().optional(),
    description: z.string().optional(),
    examples: z.array(z.string()).optional(),
  })
  .transform(
    ({ id, name, definition, description, examples }): CodebookTheme => ({
      id: id ?? name,
      name,
      definition: definition ?? description ?? '',
      examples: examples ?? [],
    }),
  );

const fileSchema = z.union([
  z.array(themeSchema),
  z.object({ themes: z.array(themeSchema) }).transform(({ themes }) => themes),
]);

/** Reads a codebook: a list of themes with name, and with id, definition and examples if it has them. */
export const readCodebook = (text: string): CodebookTheme[] =>
  fileSchema.parse(JSON.parse(text.replace(/^\uFEFF/, '')));

/** Ids and names are compared without case, accents, hyphens and spaces around. */
const keyOf = (name: string): string =>
  folded(name)
    .replaceAll(/[-_\s]+/g, ' ')
    .trim();

export interface Codebook {
  readonly themes: readonly CodebookTheme[];
  /** The id of a theme by its id or name. */
  readonly idOf: (idOrName: string) => string | undefined;
}

const codebookOf = (themes: readonly CodebookTheme[]): Codebook => {
  const ids = new Map<string, string>();
  for (const { id, name } of themes) ids.set(keyOf(name), id);
  for (const { id } of themes) ids.set(keyOf(id), id);
  return { themes, idOf: (idOrName) => ids.get(keyOf(idOrName)) };
};

/** The themes of a codebook file, or of the evaluation set, or the names themselves where nothing else is known. */
export const chooseCodebook = (
  used: Iterable<string>,
  ownThemes: readonly CodebookTheme[] | null,
  knownThemes: readonly CodebookTheme[],
): Codebook => {
  if (ownThemes) return codebookOf(ownThemes);
  const known = codebookOf(knownThemes);
  const names = [...new Map([...used].map((name) => [keyOf(name), name])).values()];
  if (names.every((name) => known.idOf(name) !== undefined)) return known;
  const themeFor = (name: string): CodebookTheme => {
    const id = known.idOf(name);
    return (
      knownThemes.find((theme) => theme.id === id) ?? {
        id: name,
        name: name.replaceAll(/[-_]+/g, ' '),
        definition: '',
        examples: [],
      }
    );
  };
  return codebookOf(names.map(themeFor));
};
