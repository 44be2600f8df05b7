import * as z from 'zod';
import { defineTool } from './define-tool';
import { campaignId, days } from './inputs';

const input = z.strictObject({
  campaignId,
  ...days,
  weighted: z
    .boolean()
    .default(false)
    .describe(
      'With results weighted to the population beside the others, and their 95% intervals. `weighting` has the figures of the weights, or says why there are none.',
    ),
});

export const readReportTool = defineTool({
  name: 'read_report',
  title: 'Read a report',
  description:
    'The results of a campaign as totals: responses, completion, times, and a result for each question with its id. Contains nothing that people wrote. Say a weighted share only beside the unweighted one.',
  input,
  permissions: ['report:read'],
  isReadOnly: true,
  run: ({ context, needs }, { campaignId: id, weighted, ...range }) =>
    weighted ? needs.getWeightedReport(context, id, range) : needs.getReport(context, id, range),
});
