import { conceptGroups } from '../built-in/concepts.messages';
import { findConcepts, plainWords } from '../built-in/find-concepts';
import type { StoredModel } from '../built-in/model/linear-model';
import { emitSentimentFeatures } from '../built-in/sentiment-features';
import { emitTopicFeatures } from '../built-in/topic-features';
import type { LabelledText } from './labelled-files';
import { trainLinearModel } from './train-linear-model';

const sentiments = ['positive', 'neutral', 'negative'] as const;

/** Groups of concepts by the themes of the training comments. */
const groupOfTheme: ReadonlyMap<string, string> = new Map([
  ['pavements', 'walking'],
  ['parks', 'green'],
  ['rubbish', 'waste'],
  ['shops', 'centre'],
]);
const topics = ['none', ...conceptGroups];

export const trainSentiment = (comments: readonly LabelledText[]): StoredModel =>
  trainLinearModel(
    comments.map(({ text, language, sentiment }) => ({
      emitAll: (emit) => emitSentimentFeatures(text, language, emit),
      classes: [sentiment],
    })),
    { classes: sentiments, penalty: 2, fewest: 2, features: 24_000 },
  );

export const trainTopics = (comments: readonly LabelledText[]): StoredModel =>
  trainLinearModel(
    comments
      .filter(({ themes }) => themes !== null)
      .map(({ text, language, themes }) => ({
        emitAll: (emit) => {
          const words = plainWords(text);
          emitTopicFeatures(words, findConcepts(words, language), language, emit);
        },
        classes: themes?.length ? themes.map((theme) => groupOfTheme.get(theme) ?? theme) : ['none'],
      })),
    { classes: topics, penalty: 1, fewest: 2, features: 9_000 },
  );
