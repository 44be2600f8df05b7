import { momentsOf } from '@folkmoot/calendar/days';
import { commentFlags, DomainError, type listCommentsOperation, type QueryOf } from '@folkmoot/contracts';
import { checkRange } from '../../entities/campaign';
import { idsOfTheme } from '../../entities/codebook';
import { commentsOf, type WrittenComment, withThemesOf } from '../../entities/comment';
import {
  type AskedQuestionRecords,
  type CountedResponse,
  type LabelCondition,
  type ResponseFilter,
  readWhere,
} from '../../entities/response';
import type { OpenComments } from './open-comments';

export type CommentQuery = Omit<QueryOf<typeof listCommentsOperation>, 'cursor' | 'limit'>;

/** The key of comments without a theme, a sentiment or a language. */
export const NONE = 'none';

type Test = (comment: WrittenComment) => boolean;

const isReviewed = ({ labels: { reviewed } }: WrittenComment): boolean => reviewed !== null;

/** Without `reviewed`, a mark means comments that nobody has read yet. */
const reviewTests = ({ flag, reviewed = flag === undefined ? undefined : 'no' }: CommentQuery): Test[] =>
  reviewed === undefined ? [] : [(comment) => isReviewed(comment) === (reviewed === 'yes')];

const flagTests = ({ flag }: CommentQuery): Test[] => {
  if (flag === undefined) return [];
  return [({ labels: { flags } }) => (flag === 'any' ? flags.length > 0 : flags.includes(flag))];
};

const themeTests = ({ theme }: CommentQuery): Test[] => {
  if (theme === undefined) return [];
  return [({ labels: { shown } }) => (theme === NONE ? shown.themes.length === 0 : shown.themes.includes(theme))];
};

const labelTests = ({ question, sentiment, language, by }: CommentQuery): Test[] => [
  ...(question === undefined ? [] : [({ labels }: WrittenComment) => labels.questionId === question]),
  ...(sentiment === undefined ? [] : [({ labels }: WrittenComment) => (labels.shown.sentiment ?? NONE) === sentiment]),
  ...(language === undefined ? [] : [({ labels }: WrittenComment) => (labels.language ?? NONE) === language]),
  ...(by === undefined ? [] : [({ labels }: WrittenComment) => labels.shown.by.includes(by)]),
];

const wordTests = ({ words = '' }: CommentQuery): Test[] => {
  const wanted = words.trim().toLowerCase();
  return wanted === '' ? [] : [({ text }) => text.toLowerCase().includes(wanted)];
};

/** The test of a single comment. The database only finds the responses that may have one. */
const testOf = (query: CommentQuery): Test => {
  const tests = [labelTests, themeTests, flagTests, reviewTests, wordTests].flatMap((testsOf) => testsOf(query));
  return (comment) => tests.every((test) => test(comment));
};

/** The labels that a response must have, so that the database can leave out most others. Undefined where all may fit. */
const conditionOf = (query: CommentQuery, { opinions, codebook }: OpenComments): LabelCondition | undefined => {
  const { question, sentiment, theme, language, flag, by } = query;
  const named = {
    ...(sentiment && sentiment !== NONE && { sentiments: [sentiment] }),
    // Removed by a person or merged: the test of the comment decides.
    ...(theme && theme !== NONE && { themes: idsOfTheme(codebook, theme) }),
    ...(language && language !== NONE && { languages: [language] }),
    ...(flag && { flags: flag === 'any' ? commentFlags : [flag] }),
    ...(by === 'person' && { by }),
  };
  if (Object.keys(named).length === 0) return undefined;
  return { questions: question === undefined ? [...opinions.ids] : [question], ...named };
};

export interface CommentSelection {
  readonly filter: ResponseFilter;
  /** The comments of a response that match. */
  readonly commentsIn: (response: CountedResponse) => WrittenComment[];
}

/** Throws not_found for a question or theme that the campaign does not have. */
const checkNames = ({ question, theme }: CommentQuery, { opinions, themeOf }: OpenComments): void => {
  if (question !== undefined && !opinions.ids.has(question)) throw new DomainError('not_found');
  if (theme !== undefined && theme !== NONE && themeOf(theme) !== theme) throw new DomainError('not_found');
};

/** Which comments a query means. Throws not_found, invalid_input. */
export const selectionOf = async (
  records: AskedQuestionRecords,
  open: OpenComments,
  query: CommentQuery,
): Promise<CommentSelection> => {
  checkRange(query);
  checkNames(query, open);
  const { campaignId } = open.plan;
  const { conditions } = await readWhere(records, campaignId, query.where);
  const condition = conditionOf(query, open);
  const test = testOf(query);
  return {
    filter: {
      campaignId,
      ...momentsOf({ from: query.from, to: query.to }, open.zone),
      round: query.round,
      isExcluded: false,
      words: query.words?.trim() || undefined,
      ...conditions,
      labels: [...(conditions.labels ?? []), ...(condition ? [condition] : [])],
    },
    commentsIn: (response) =>
      commentsOf(response, open.opinions)
        .map(({ text, labels }) => ({ text, labels: withThemesOf(labels, open.themeOf) }))
        .filter(test),
  };
};
