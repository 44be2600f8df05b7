import { type LinearModel, readLinearModel } from './linear-model';
import { sentimentContent } from './sentiment.model';
import { topicContent } from './topics.model';

/** Reads a model at its first use, because most processes never read a comment. */
const lazily = (read: () => LinearModel): (() => LinearModel) => {
  let model: LinearModel | undefined;
  return () => {
    model ??= read();
    return model;
  };
};

export const defaultSentimentModel = lazily(() => readLinearModel(sentimentContent));
export const defaultTopicModel = lazily(() => readLinearModel(topicContent));
