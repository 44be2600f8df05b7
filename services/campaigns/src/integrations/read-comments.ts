import { createThemeReader, proposeThemes, type ReaderTheme, readComment } from '@folkmoot/ai-providers/work';
import type { MachineReading, ReadingRequest, ThemeProposals } from '../entities/comment';

/** Reads a batch of comments: language, sentiment, marks, and the themes of the codebook. */
export const readComments = ({ texts, themes }: ReadingRequest): MachineReading[] => {
  const themesIn = createThemeReader(themes);
  return texts.map((text) => {
    const { language, sentiment, flags } = readComment(text);
    const matches = themesIn(text, language).map(({ themeId, words }) => ({ id: themeId, words }));
    return { language, sentiment, flags, themes: matches };
  });
};

export const proposeThemesFor = ({ comments, existing }: ThemeProposals): ReturnType<typeof proposeThemes> =>
  proposeThemes(comments, existing as readonly ReaderTheme[]);
