import { classifySentiment } from '../built-in/classify-sentiment';
import type { LinearModel } from '../built-in/model/linear-model';
import type { CodebookTheme } from '../built-in/theme-reader';
import { createThemeReader } from '../built-in/theme-reader';
import { microF1Of, sentimentFigures } from '../evaluation/measures';
import type { LabelledText } from './labelled-files';

interface Models {
  readonly sentiment: LinearModel;
  readonly topics: LinearModel;
}

/** The figures of comments of one language. */
export const measure = (
  comments: readonly LabelledText[],
  codebook: readonly CodebookTheme[],
  { sentiment, topics }: Models,
) => {
  const read = createThemeReader(codebook, () => topics);
  const judged = comments.map(({ text, language, sentiment: right }) => ({
    right,
    said: classifySentiment(text, language, sentiment).label,
  }));
  const assigned = comments.flatMap(({ text, language, themes }) =>
    themes ? [{ right: themes, said: read(text, language).map(({ themeId }) => themeId) }] : [],
  );
  return { comments: comments.length, ...sentimentFigures(judged), themes: microF1Of(assigned) };
};
