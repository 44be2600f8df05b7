import * as z from 'zod';
import { defineTool } from './define-tool';
import { campaignId, days } from './inputs';

const input = z.strictObject({ campaignId, ...days });

export const readRepresentativenessTool = defineTool({
  name: 'read_representativeness',
  title: 'Read who is missing',
  description:
    'Who answered a campaign beside who lives there, for each part of the population that a question is linked to: people, responses, both shares, an interval of the response share, and how many more responses a group needs. Contains nothing that people wrote.',
  input,
  permissions: ['report:read'],
  isReadOnly: true,
  run: ({ context, needs }, { campaignId: id, ...range }) => needs.getRepresentativeness(context, id, range),
});
