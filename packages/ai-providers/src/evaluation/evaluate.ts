import { classifySentiment, statesSentiment } from '../built-in/classify-sentiment';
import { type JudgedLanguage, judgedLanguages } from '../built-in/languages/languages';
import { type CodebookTheme, createThemeReader } from '../built-in/theme-reader';
import { chooseCodebook } from './codebook-file';
import { type Assigned, type Judged, microF1Of, type SentimentFigures, sentimentFigures } from './measures';
import { readLabelledLines } from './read-labelled-lines';

interface LanguageResult {
  readonly n: number;
  /** Null when no line has a sentiment, or when the product states none in this language. */
  readonly sentiment: SentimentFigures | null;
  readonly themes: { readonly microF1: number } | null;
}

interface Tally {
  n: number;
  readonly judged: Judged[];
  readonly assigned: Assigned[];
}

interface Options {
  /** The codebook of the themes in the file. Null when it has none of its own. */
  readonly themes: readonly CodebookTheme[] | null;
  readonly knownThemes: readonly CodebookTheme[];
  readonly onProblem: (lineNumber: number, problem: string) => void;
}

const NO_THEME = 'none';
const isRead = (language: string): language is JudgedLanguage => judgedLanguages.some((each) => each === language);

const usedThemes = async (file: string): Promise<ReadonlySet<string>> => {
  const used = new Set<string>();
  for await (const { themes } of readLabelledLines(file, () => undefined))
    for (const name of themes ?? []) used.add(name);
  used.delete(NO_THEME);
  return used;
};

const resultOf = ({ n, judged, assigned }: Tally): LanguageResult => ({
  n,
  sentiment: judged.length > 0 ? sentimentFigures(judged) : null,
  themes: assigned.length > 0 ? { microF1: microF1Of(assigned) } : null,
});

/** Compares the built-in reading with the labels of a file of JSON Lines. */
export const evaluateFile = async (
  file: string,
  { themes, knownThemes, onProblem }: Options,
): Promise<ReadonlyMap<string, LanguageResult>> => {
  const codebook = chooseCodebook(await usedThemes(file), themes, knownThemes);
  const read = createThemeReader(codebook.themes);
  const tallies = new Map<string, Tally>();
  for await (const line of readLabelledLines(file, onProblem)) {
    const tally = tallies.get(line.language) ?? { n: 0, judged: [], assigned: [] };
    tallies.set(line.language, tally);
    tally.n += 1;
    if (!isRead(line.language)) continue;
    if (line.sentiment && statesSentiment(line.language)) {
      tally.judged.push({ right: line.sentiment, said: classifySentiment(line.text, line.language).label });
    }
    if (line.themes) {
      const right = line.themes.filter((name) => name !== NO_THEME).map((name) => codebook.idOf(name) ?? name);
      const said = read(line.text, line.language).map(({ themeId }) => themeId);
      tally.assigned.push({ right: [...new Set(right)], said });
    }
  }
  return new Map(
    [...tallies].sort(([a], [b]) => (a < b ? -1 : 1)).map(([language, tally]) => [language, resultOf(tally)]),
  );
};
