import { judgedLanguages } from '../built-in/languages/languages';
import { readLinearModel } from '../built-in/model/linear-model';
import { emitSentimentFeatures } from '../built-in/sentiment-features';
import { type CodebookTheme, createThemeReader } from '../built-in/theme-reader';
import { microF1Of, rounded, sentimentFigures } from '../evaluation/measures';
import type { LabelledText } from './labelled-files';
import { trainSentiment, trainTopics } from './models';

const FOLDS = 5;

const mostLikely = <C extends string>(classes: readonly string[], probabilities: readonly number[]): C =>
  classes[probabilities.indexOf(Math.max(...probabilities))] as C;

/** Figures by language, each comment judged by models that were trained without it. */
export const crossValidate = (comments: readonly LabelledText[], codebook: readonly CodebookTheme[]) => {
  const judged = Array.from({ length: FOLDS }, (_, fold) => {
    const rest = comments.filter((_, index) => index % FOLDS !== fold);
    const sentiment = readLinearModel(trainSentiment(rest));
    const topics = readLinearModel(trainTopics(rest));
    const read = createThemeReader(codebook, () => topics);
    return comments
      .filter((_, index) => index % FOLDS === fold)
      .map((comment) => ({
        comment,
        said: mostLikely<LabelledText['sentiment']>(
          sentiment.classes,
          sentiment.predict((emit) => emitSentimentFeatures(comment.text, comment.language, emit)),
        ),
        themes: read(comment.text, comment.language).map(({ themeId }) => themeId),
      }));
  }).flat();
  return Object.fromEntries(
    judgedLanguages.map((language) => {
      const own = judged.filter(({ comment }) => comment.language === language);
      const sentiment = sentimentFigures(own.map(({ comment, said }) => ({ right: comment.sentiment, said })));
      const themes = own.flatMap(({ comment, themes: said }) =>
        comment.themes ? [{ right: comment.themes, said }] : [],
      );
      return [language, { macroF1: rounded(sentiment.macroF1), themes: microF1Of(themes) }];
    }),
  );
};
