import { recommendationPriorities } from '@folkmoot/contracts';
import * as z from 'zod';
import { AiProviderError } from '../language-model';
import { providerMessages } from '../provider.messages';

const MOST = 500;
const MANY = 30;
const text = z.string().max(5000);
const id = z.string().max(20);

const claimed = {
  ids: z.array(id).max(MOST).default([]),
  quotes: z.array(z.object({ id, text })).max(MANY).default([]),
  counts: z.array(id).max(MANY).default([]),
};
const claims = z.array(z.object({ text, ...claimed })).max(MANY);

/** The schemas of a model's answers. */
export const modelAnswers = {
  themes: z.object({
    themes: z
      .array(z.object({ name: text, description: text, terms: z.array(text).max(MANY).default([]), ...claimed }))
      .max(MANY),
  }),
  summary: z.object({ claims }),
  recommendations: z.object({
    recommendations: z
      .array(z.object({ title: text, priority: z.enum(recommendationPriorities), description: text, ...claimed }))
      .max(MANY),
  }),
};

const unreadable = (cause?: unknown): AiProviderError =>
  new AiProviderError('answer_invalid', providerMessages.unreadable, { cause });

const FENCE = '```';

/** The text between the first two fences, without the word `json`. The complete answer when there are no fences. */
const insideFences = (answer: string): string => {
  const first = answer.indexOf(FENCE);
  const last = answer.indexOf(FENCE, first + FENCE.length);
  return first < 0 || last < 0 ? answer : answer.slice(first + FENCE.length, last).replace(/^json/i, '');
};

/** The JSON of an answer, also inside the fences that models often add. Throws answer_invalid. */
export const readModelAnswer = <T extends z.ZodType>(answer: string, schema: T): z.output<T> => {
  try {
    return schema.parse(JSON.parse(insideFences(answer)));
  } catch (error) {
    throw unreadable(error);
  }
};
