import { createThemeReader, isJudgedLanguage, proposeThemes, readTexts } from '@folkmoot/ai-providers/work';
import type { ThemeProposal } from '@folkmoot/contracts';
import type { MachineReading, ReadingRequest, ThemeProposals } from '../entities/comment';

/** Reads a batch of comments: language, sentiment, marks, and the themes of the codebook. */
export const readComments = ({ texts, themes }: ReadingRequest): MachineReading[] => {
  const themesIn = createThemeReader(themes);
  return readTexts(texts).map(({ language, sentiment, flags }, at) => {
    const read = language === null ? [] : themesIn(texts[at] ?? '', language);
    return { language, sentiment, flags, themes: read.map(({ themeId, words }) => ({ id: themeId, words })) };
  });
};

/** Themes that the codebook lacks, named by phrases of the comments. */
export const proposeThemesFor = ({ comments, existing }: ThemeProposals): Omit<ThemeProposal, 'by'>[] => {
  const readable = comments.flatMap(({ language, ...comment }) =>
    isJudgedLanguage(language) ? [{ ...comment, language }] : [],
  );
  return proposeThemes(readable, existing).map(({ name, terms, count, examples }) => ({
    name,
    definition: terms.join(', '),
    examples: examples.map(({ text }) => text),
    comments: count,
  }));
};
