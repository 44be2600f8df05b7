import {
  MAX_CAMPAIGN_DESCRIPTION,
  MAX_CAMPAIGN_TITLE,
  MAX_NUMBER,
  MAX_OPTION_LABEL,
  MAX_QUESTION_DESCRIPTION,
  MAX_QUESTION_TITLE,
  MAX_SURVEY_INTRO,
  type QuestionInput,
} from '@folkmoot/contracts';
import * as z from 'zod';
import { messages } from '../mcp.messages';
import { defineTool } from './define-tool';

const questionTexts = {
  title: z.string().trim().min(1).max(MAX_QUESTION_TITLE),
  description: z.string().max(MAX_QUESTION_DESCRIPTION).optional(),
  required: z.boolean().default(false),
};
const options = z.array(z.string().trim().min(1).max(MAX_OPTION_LABEL)).min(2).max(100);

const question = z.discriminatedUnion('type', [
  z.strictObject({ type: z.enum(['text', 'textarea', 'rating', 'date']), ...questionTexts }),
  z.strictObject({ type: z.enum(['dropdown', 'multiselect', 'ranking']), ...questionTexts, options }),
  z.strictObject({
    type: z.literal('number'),
    ...questionTexts,
    min: z.int().min(-MAX_NUMBER).max(MAX_NUMBER).default(1),
    max: z.int().min(-MAX_NUMBER).max(MAX_NUMBER).default(10),
  }),
]);

const MOST_QUESTIONS = 60;

const input = z.strictObject({
  title: z.string().trim().min(1).max(MAX_CAMPAIGN_TITLE),
  description: z.string().max(MAX_CAMPAIGN_DESCRIPTION).default('').describe('For staff only.'),
  introduction: z.string().max(MAX_SURVEY_INTRO).default('').describe('Text that residents read first.'),
  questions: z
    .array(question)
    .min(1)
    .max(MOST_QUESTIONS)
    .describe(
      'text: one line; textarea: several lines; rating: five faces; dropdown: one option; multiselect: several options; ranking: options in order; number: from min to max.',
    ),
});

const inputOf = (asked: z.output<typeof question>): QuestionInput => {
  if (asked.type !== 'number') return asked;
  const { min, max, ...rest } = asked;
  return { ...rest, numberRange: { min, max } };
};

export const draftSurveyTool = defineTool({
  name: 'draft_survey',
  title: 'Draft a survey',
  description:
    'Makes a new campaign with a draft of a survey, for a person to check. Nothing is published and nobody is invited. Returns the address of the draft.',
  input,
  permissions: ['campaign:edit', 'survey:edit'],
  isReadOnly: false,
  run: async ({ context, needs, publicOrigin }, { title, description, introduction, questions }) => {
    const { id } = await needs.createCampaign(context, { title, description });
    const texts = { title, description: '', introText: introduction, introFile: null };
    await needs.saveSurvey(context, id, { ...texts, questions: questions.map(inputOf) });
    return { campaignId: id, address: `${publicOrigin}/dashboard/campaigns/${id}/builder`, note: messages.drafted };
  },
});
