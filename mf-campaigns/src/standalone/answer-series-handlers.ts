import {
  type AnswerImport,
  type AnswerSeries,
  deleteAnswerSeriesOperation,
  importAnswersOperation,
  listAnswerSeriesOperation,
} from '@folkmoot/contracts/client';
import { type Handler, handle, problem } from '@folkmoot/shell-sdk/standalone';

/** The result of a sample file. The file itself is not read. */
const outcome: AnswerImport = {
  series: null,
  encoding: 'UTF-8',
  delimiter: ',',
  rows: 40,
  accepted: 38,
  refusedCount: 2,
  refused: [
    { line: 7, column: 'How do you come here?', reason: '“By boat” is no answer to this question.' },
    { line: 19, column: '', reason: 'The row has no answer.' },
  ],
  leftOut: 0,
  columns: [
    { heading: 'How do you come here?', samples: ['By bus', 'On foot'], use: { kind: 'ignored' } },
    { heading: 'Submitted', samples: ['2019-05-04', '2019-05-05'], use: { kind: 'submitted' } },
  ],
  targets: [],
  period: { from: '2019-05-04', to: '2019-05-05' },
  sameFile: [],
};

/** A series whose import has ended. */
const done: Partial<AnswerSeries> = {
  state: 'complete',
  isComplete: true,
  responses: outcome.accepted,
  refused: outcome.refusedCount,
};

export const answerSeriesHandlers = (): Handler[] => {
  const all: AnswerSeries[] = [];
  const of = (campaignId: string) => all.filter((series) => series.campaignId === campaignId);
  return [
    handle(listAnswerSeriesOperation, ({ params: { campaignId } }) => {
      const items = structuredClone(of(campaignId));
      // A second look finds the import complete.
      for (const series of of(campaignId)) Object.assign(series, done);
      return { items, nextCursor: null };
    }),
    handle(importAnswersOperation, ({ params: { campaignId }, query = {} }) => {
      if (query.dryRun === 'true') return outcome;
      const series: AnswerSeries = {
        id: `series-${all.length + 1}`,
        campaignId,
        name: 'Paper answers',
        fileName: 'paper.csv',
        state: 'importing',
        rows: outcome.rows,
        responses: 0,
        refused: 0,
        isComplete: false,
        importedBy: 'user-1',
        importedAt: new Date().toISOString(),
      };
      all.unshift(series);
      return { ...outcome, series };
    }),
    handle(deleteAnswerSeriesOperation, ({ params: { seriesId } }) => {
      const at = all.findIndex(({ id }) => id === seriesId);
      if (at < 0) throw problem('not_found');
      all.splice(at, 1);
    }),
  ];
};
