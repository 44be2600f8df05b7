import { type AnswerCounts, DomainError, lookup, type Question } from '@folkmoot/contracts';
import * as z from 'zod';
import { askedQuestions, everAsked } from '../../../entities/response';
import { addCounts, crossTest, segmentsOf } from '../../../entities/survey';
import { messages } from '../mcp.messages';
import type { ToolWork } from '../mcp.types';
import { defineTool } from './define-tool';
import { campaignId, days, questionId } from './inputs';

type Cross = NonNullable<AnswerCounts['cross']>;

const nothing: Cross = { answered: 0, cells: [], rows: {}, columns: {} };

const input = z.strictObject({
  campaignId,
  rows: questionId.describe('The question whose answers are the rows.'),
  columns: questionId.describe('The question whose answers are the columns.'),
  weighted: z
    .boolean()
    .optional()
    .describe(
      'With the sum of weights of each cell, and a test of the weighted answers, where the campaign is weighted.',
    ),
  ...days,
});
type Input = z.output<typeof input>;

/** A page counts for about a second: a count that takes longer than this is too large for one call. */
const MOST_PAGES = 20;

/** All pages of the count, added up. */
const countAll = async (
  { context, needs }: ToolWork,
  { campaignId: id, weighted, ...query }: Input,
): Promise<AnswerCounts> => {
  let sum: AnswerCounts | null = null;
  let cursor: string | null = null;
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    const page: AnswerCounts = await needs.countAnswers(context, id, {
      ...query,
      ...(weighted && { weighted: 'true' }),
      ...(cursor !== null && { cursor }),
    });
    sum = sum ? addCounts(sum, page) : page;
    cursor = page.nextCursor;
    if (cursor === null) return sum;
  }
  throw new DomainError('invalid_input', { detail: messages.tooManyResponses });
};

/** A cell with the sum of the weights of its people, where they have weights. */
const cellOf = ({ row, column, count, w }: Cross['cells'][number]) => ({
  row,
  column,
  count,
  ...(w !== undefined && { weight: w }),
});

const partsOf = (question: Question, sums: Readonly<Record<string, number>>) =>
  segmentsOf(question).map(({ value, label }) => ({ value, label, people: lookup(sums, value) ?? 0 }));

export const crossTabulateTool = defineTool({
  name: 'cross_tabulate',
  title: 'Cross-tabulate two questions',
  description:
    'How the people who chose each answer to one question answered another: counts for each pair, over people who answered both. `test` says whether the rows differ by column, with letters of the columns that a share is significantly higher than; columns of fewer than 30 people are not compared. A person can be in several rows or columns when a question allows several answers.',
  input,
  permissions: ['report:read'],
  isReadOnly: true,
  run: async (work, query) => {
    const { context } = work;
    const records = context.reader(context.actor);
    await records.campaigns.get(query.campaignId);
    const { questions, versions } = await askedQuestions(records, query.campaignId);
    const asked = everAsked(questions, versions);
    const of = (id: string): Question => {
      const question = asked.find((each) => each.id === id);
      if (!question || segmentsOf(question).length === 0)
        throw new DomainError('not_found', { detail: messages.noGroups(id) });
      return question;
    };
    const [rows, columns] = [of(query.rows), of(query.columns)];
    const counts = await countAll(work, query);
    const cross = counts.cross ?? nothing;
    const valuesOf = (question: Question): string[] => segmentsOf(question).map(({ value }) => value);
    return {
      answeredBoth: cross.answered,
      rows: { questionId: rows.id, title: rows.title, groups: partsOf(rows, cross.rows) },
      columns: { questionId: columns.id, title: columns.title, groups: partsOf(columns, cross.columns) },
      cells: cross.cells.map(cellOf),
      test: crossTest(cross, valuesOf(rows), valuesOf(columns)),
      ...(counts.weighting && { weighting: counts.weighting }),
    };
  },
});
