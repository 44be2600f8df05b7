import { type AnswerCounts, DomainError, type Question } from '@folkmoot/contracts';
import * as z from 'zod';
import { askedQuestions, everAsked } from '../../../entities/response';
import { segmentsOf } from '../../../entities/survey';
import { messages } from '../mcp.messages';
import type { ToolWork } from '../mcp.types';
import { defineTool } from './define-tool';
import { campaignId, days, questionId } from './inputs';

const input = z.strictObject({
  campaignId,
  rows: questionId.describe('The question whose answers are the rows.'),
  columns: questionId.describe('The question whose answers are the columns.'),
  ...days,
});
type Input = z.output<typeof input>;

type Cross = NonNullable<AnswerCounts['cross']>;

/** A page counts for about a second: a count that takes longer than this is too large for one call. */
const MOST_PAGES = 20;

const nothing: Cross = { answered: 0, cells: [], rows: {}, columns: {} };

const summed = (sums: Record<string, number>, more: Record<string, number>): Record<string, number> =>
  Object.fromEntries(
    [...Object.keys(sums), ...Object.keys(more)].map((name) => [name, (sums[name] ?? 0) + (more[name] ?? 0)]),
  );

const cellName = ({ row, column }: Cross['cells'][number]): string => JSON.stringify([row, column]);

const summedCells = (sums: Cross['cells'], more: Cross['cells']): Cross['cells'] => {
  const cells = new Map(sums.map((cell) => [cellName(cell), cell]));
  for (const cell of more) {
    const count = cell.count + (cells.get(cellName(cell))?.count ?? 0);
    cells.set(cellName(cell), { ...cell, count });
  }
  return [...cells.values()];
};

const plus = (sums: Cross, more: Cross): Cross => ({
  answered: sums.answered + more.answered,
  cells: summedCells(sums.cells, more.cells),
  rows: summed(sums.rows, more.rows),
  columns: summed(sums.columns, more.columns),
});

/** All pages of the count, added up. */
const countAll = async ({ context, needs }: ToolWork, { campaignId: id, ...query }: Input): Promise<Cross> => {
  let sums = nothing;
  let cursor: string | null = null;
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    const from = cursor === null ? {} : { cursor };
    const counts: AnswerCounts = await needs.countAnswers(context, id, { ...query, ...from });
    sums = plus(sums, counts.cross ?? nothing);
    cursor = counts.nextCursor;
    if (cursor === null) return sums;
  }
  throw new DomainError('invalid_input', { detail: messages.tooManyResponses });
};

const partsOf = (question: Question, sums: Readonly<Record<string, number>>) =>
  segmentsOf(question).map(({ value, label }) => ({ value, label, people: sums[value] ?? 0 }));

export const crossTabulateTool = defineTool({
  name: 'cross_tabulate',
  title: 'Cross-tabulate two questions',
  description:
    'How the people who chose each answer to one question answered another: counts for each pair, over people who answered both. A person can be in several rows or columns when a question allows several answers.',
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
    const cross = await countAll(work, query);
    return {
      answeredBoth: cross.answered,
      rows: { questionId: rows.id, title: rows.title, groups: partsOf(rows, cross.rows) },
      columns: { questionId: columns.id, title: columns.title, groups: partsOf(columns, cross.columns) },
      cells: cross.cells,
    };
  },
});
