import * as z from 'zod';
import { defineTool } from './define-tool';
import { campaignId, days } from './inputs';

const input = z.strictObject({ campaignId, ...days });

export const readReportTool = defineTool({
  name: 'read_report',
  title: 'Read a report',
  description:
    'The results of a campaign as totals: responses, completion, times, and a result for each question with its id. Contains nothing that people wrote.',
  input,
  permissions: ['report:read'],
  isReadOnly: true,
  run: ({ context, needs }, { campaignId: id, ...range }) => needs.getReport(context, id, range),
});
