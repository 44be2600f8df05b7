import {
  type AnswerFilter,
  englishName,
  IN_ANY_WAVE,
  IN_NO_WAVE,
  LANGUAGE_ANSWERED_IN,
  type MomentFilter,
  type Question,
  SENTIMENT_OF_COMMENTS,
  sentimentLabels,
  THEMES_OF_COMMENTS,
  WAVE_OF_RESPONSE,
} from '@folkmoot/contracts/client';
import { messages } from './filter-words.messages';
import type { Choice } from './question-type';
import { questionType, questionTypes } from './registry';

/** A day or a time in words: `4 May 2026`. */
const momentWords = (moment: string): string =>
  questionTypes.find(({ moments }) => moments)?.moments?.inWords(moment) ?? moment;

const spanWords = ({ from, to }: MomentFilter): string => {
  if (from === '') return messages.until(momentWords(to));
  return to === '' ? messages.since(momentWords(from)) : messages.between(momentWords(from), momentWords(to));
};

/** The text of a filter: `East or West`, `says “bench”`, `from 4 May 2026`. */
export const filterWords = (filter: AnswerFilter, segments: readonly Choice[] = []): string => {
  if ('words' in filter) return messages.says(filter.words);
  if ('from' in filter) return spanWords(filter);
  const labels = new Map(segments.map(({ value, label }) => [value, label]));
  return filter.segments.map((segment) => labels.get(segment) ?? segment).join(messages.or);
};

/** The title and the groups of the filter by the language that people answered in. */
export const languageFilter = (languages: readonly string[]) => ({
  questionId: LANGUAGE_ANSWERED_IN,
  title: messages.language,
  segments: languages.map((value) => ({ value, label: englishName(value) ?? value })),
});

/** The title and the groups of the filter by the wave that a response is in. Waves have no names, so their ids are shown. */
const waveFilter = () => ({
  questionId: WAVE_OF_RESPONSE,
  title: messages.wave,
  segments: [
    { value: IN_ANY_WAVE, label: messages.anyWave },
    { value: IN_NO_WAVE, label: messages.noWave },
  ],
});

/** The title and the groups of a filter by labels of comments. Undefined for other filters. */
export const labelFilter = (questionId: string, themes: readonly { readonly id: string; readonly name: string }[]) => {
  if (questionId === THEMES_OF_COMMENTS)
    return { questionId, title: messages.theme, segments: themes.map(({ id, name }) => ({ value: id, label: name })) };
  if (questionId !== SENTIMENT_OF_COMMENTS) return undefined;
  const segments = sentimentLabels.map((value) => ({ value, label: messages.sentiments[value] }));
  return { questionId, title: messages.sentiment, segments };
};

/** Filters with the titles of their questions, for documents and files: `Where do you live? – East or West`. */
export const filtersInWords = (
  filters: readonly AnswerFilter[],
  questions: readonly Question[],
  themes: readonly { readonly id: string; readonly name: string }[] = [],
): string[] =>
  filters.map((filter) => {
    if (filter.questionId === LANGUAGE_ANSWERED_IN && 'segments' in filter) {
      const { title, segments } = languageFilter(filter.segments);
      return messages.named(title, filterWords(filter, segments));
    }
    if (filter.questionId === WAVE_OF_RESPONSE)
      return messages.named(messages.wave, filterWords(filter, waveFilter().segments));
    const labels = labelFilter(filter.questionId, themes);
    if (labels) return messages.named(labels.title, filterWords(filter, labels.segments));
    const question = questions.find(({ id }) => id === filter.questionId);
    const segments = question ? questionType(question.type).segments(question) : [];
    return messages.named(question?.title || filter.questionId, filterWords(filter, segments));
  });
