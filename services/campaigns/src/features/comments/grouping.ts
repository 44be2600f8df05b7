import { localDay, weekOf } from '@folkmoot/calendar/days';
import { type CommentGrouping, DomainError, type Question } from '@folkmoot/contracts';
import type { WrittenComment } from '../../entities/comment';
import { type CountedResponse, everAsked } from '../../entities/response';
import { meetsTest, segmentsOf, seriesOf } from '../../entities/survey';
import type { CommentRecords } from './comment.types';
import { NONE } from './comment-filter';
import type { Group } from './figures.domain';
import type { OpenComments } from './open-comments';

/** How comments are divided. */
export interface Grouping {
  /** Groups that are shown without comments, too, in their order. */
  readonly groups: readonly Group[];
  readonly of: (response: CountedResponse) => (comment: WrittenComment) => readonly Group[];
  readonly compare?: (a: Group, b: Group) => number;
}

const same = (groups: readonly Group[]) => () => groups;

const byQuestion = ({ planned, opinions }: OpenComments): Grouping => {
  const groups = planned
    .filter(({ question }) => opinions.ids.has(question.id))
    .map(({ question }) => ({ key: question.id, label: question.title }));
  const groupOf = new Map(groups.map((group) => [group.key, [group]]));
  return {
    groups,
    of:
      () =>
      ({ labels }) =>
        groupOf.get(labels.questionId) ?? [],
  };
};

const byTheme = ({ codebook }: OpenComments): Grouping => {
  const groups = (codebook?.themes ?? []).map(({ id, name }) => ({ key: id, label: name }));
  const groupOf = new Map(groups.map((group) => [group.key, group]));
  const none = { key: NONE, label: '' };
  return {
    groups,
    of:
      () =>
      ({ labels: { shown } }) => {
        const themes = shown.themes.flatMap((id) => groupOf.get(id) ?? []);
        return themes.length === 0 ? [none] : themes;
      },
  };
};

const byLanguage: Grouping = {
  groups: [],
  of:
    () =>
    ({ labels: { language } }) => [{ key: language ?? NONE, label: language ?? '' }],
};

const byRound: Grouping = {
  groups: [],
  of: ({ round }) => same([{ key: String(round), label: String(round) }]),
  compare: (a, b) => Number(a.key) - Number(b.key),
};

const byWeek = ({ zone }: OpenComments): Grouping => ({
  groups: [],
  of: ({ createdAt }) => {
    const monday = weekOf(localDay(createdAt, zone));
    return same([{ key: monday, label: monday }]);
  },
  compare: (a, b) => (a.key < b.key ? -1 : 1),
});

/** By the segments of a question. Answers that cannot be compared with the question of now are in no group. */
const bySegments = (question: Question, { versions }: OpenComments, isMeant: (label: string) => boolean): Grouping => {
  const segments = segmentsOf(question).filter(({ label }) => isMeant(label));
  const series = seriesOf(question, versions);
  return {
    groups: segments.map(({ value, label }) => ({ key: value, label })),
    of: (response) => {
      const answer = response.answers.find(({ questionId }) => questionId === question.id)?.answer;
      if (answer === undefined || !series.has(response.series)) return same([]);
      return same(
        segments
          .filter(({ test }) => meetsTest(answer, test))
          .map(({ value, label }): Group => ({ key: value, label })),
      );
    },
  };
};

const FEWEST_AREAS = 2;

const folded = (text: string): string => text.trim().toLowerCase();

/** By the council's divisions, from the first question that offers at least two of them. */
const byArea = async (
  { councils }: CommentRecords,
  open: OpenComments,
  questions: readonly Question[],
): Promise<Grouping> => {
  const settings = (await councils.find())?.council?.settings;
  const divisions = new Set((settings?.geographicalDivisions ?? []).map(folded));
  const isDivision = (label: string) => divisions.has(folded(label));
  const asking = questions.find(
    (question) => segmentsOf(question).filter(({ label }) => isDivision(label)).length >= FEWEST_AREAS,
  );
  return asking ? bySegments(asking, open, isDivision) : { groups: [], of: () => same([]) };
};

/** Throws not_found for a question without segments, and for `group` without a question. */
export const groupingOf = async (
  records: CommentRecords,
  open: OpenComments,
  { per, group }: { readonly per: CommentGrouping; readonly group: string | undefined },
): Promise<Grouping> => {
  const { versions } = open;
  if (per === 'question') return byQuestion(open);
  if (per === 'theme') return byTheme(open);
  if (per === 'language') return byLanguage;
  if (per === 'round') return byRound;
  if (per === 'week') return byWeek(open);
  const questions = versions.at(-1)?.questions ?? [];
  if (per === 'area') return byArea(records, open, questions);
  const question = everAsked(questions, versions).find(({ id }) => id === group);
  if (!question || segmentsOf(question).length === 0) throw new DomainError('not_found');
  return bySegments(question, open, () => true);
};
