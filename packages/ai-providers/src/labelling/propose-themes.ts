import type { AiCredentials } from '@folkmoot/contracts';
import * as z from 'zod';
import { readModelAnswer } from '../analysis/model-answer';
import { askModel, sumOfUse, type Used, type Witness } from '../ask-model';
import { isPlain } from '../claims/plain';
import { createLanguageModel } from '../create-language-model';
import { isEnglish } from '../reading';
import { wordsIn } from '../verbatim';
import { labellingMessages as messages } from './labelling.messages';
import type { LabelRequest } from './labelling.types';
import { prepareBatch, redactionsOf, type SentComment } from './prepare-batch';

/** Comments that the model sees. */
export const MOST_FOR_PROPOSALS = 200;
const MAX_TOKENS = 3_000;
const TIMEOUT_MS = 60_000;
const MOST_THEMES = 12;
const MOST_EXAMPLES = 6;
const FEWEST_EXAMPLES = 2;
const LONGEST_NAME = 60;
const LONGEST_DEFINITION = 400;

const proposalSchema = z.object({
  name: z.string().max(500),
  definition: z.string().max(2_000),
  examples: z
    .array(z.object({ id: z.string(), text: z.string().max(2_000) }))
    .max(50)
    .catch([]),
});
const answerSchema = z.object({ themes: z.array(z.unknown()).max(50) });

export interface ProposedTheme {
  readonly name: string;
  readonly definition: string;
  /** Words of comments that show the theme, one excerpt for each comment. */
  readonly examples: readonly string[];
  /** The comments of the examples. */
  readonly commentIds: readonly string[];
}

export interface Proposals {
  readonly proposals: readonly ProposedTheme[];
  /** Proposals without enough words of comments that show them, or with a name that is in use. */
  readonly dropped: number;
  readonly used: Used;
}

const trueExamples = (
  examples: z.output<typeof proposalSchema>['examples'],
  comments: ReadonlyMap<string, SentComment>,
) => {
  const byComment = new Map<string, string>();
  for (const { id, text } of examples) {
    const comment = comments.get(id);
    const words = comment && wordsIn(comment.sent, text) !== null ? wordsIn(comment.text, text) : null;
    if (comment && words !== null && !byComment.has(comment.id)) byComment.set(comment.id, words);
  }
  return [...byComment].slice(0, MOST_EXAMPLES);
};

const checkedProposal = (proposal: unknown, comments: ReadonlyMap<string, SentComment>): ProposedTheme | null => {
  const read = proposalSchema.safeParse(proposal);
  if (!read.success) return null;
  const [name, definition] = [read.data.name.trim(), read.data.definition.trim()];
  if (name.length > LONGEST_NAME || definition.length > LONGEST_DEFINITION) return null;
  if (!isPlain(name) || !isPlain(definition) || !isEnglish(definition)) return null;
  const examples = trueExamples(read.data.examples, comments);
  if (examples.length < Math.min(FEWEST_EXAMPLES, comments.size)) return null;
  return { name, definition, examples: examples.map(([, words]) => words), commentIds: examples.map(([id]) => id) };
};

const differentNames = (proposals: readonly ProposedTheme[], known: readonly string[]): ProposedTheme[] => {
  const seen = new Set(known.map((name) => name.toLowerCase()));
  return proposals.filter(({ name }) => {
    const isNew = !seen.has(name.toLowerCase());
    seen.add(name.toLowerCase());
    return isNew;
  });
};

/**
 * Themes that the comments have and the codebook lacks, by the configured provider. A proposal stays when comments
 * contain the words that it names as examples. Throws AiProviderError.
 */
export const proposeThemes = async (
  credentials: AiCredentials,
  { signal, ...request }: LabelRequest,
  witness: Witness,
): Promise<Proposals> => {
  const model = createLanguageModel(credentials, witness.reach);
  const prepared = prepareBatch(request);
  const { comments, themes } = prepared;
  if (!model || comments.length === 0) return { proposals: [], dropped: 0, used: sumOfUse([], credentials) };
  const answer = await askModel(
    { model, credentials, witness },
    {
      instructions: messages.propose,
      prompt: JSON.stringify({
        known: themes.map(({ name, definition }) => ({ name, definition })),
        comments: Object.fromEntries(comments.map(({ key, sent }) => [key, sent])),
      }),
      maxTokens: MAX_TOKENS,
      timeoutMs: TIMEOUT_MS,
      signal,
      comments: comments.length,
      redactions: redactionsOf(prepared),
    },
  );
  const byKey = new Map(comments.map((comment) => [comment.key, comment]));
  const named = readModelAnswer(answer.text, answerSchema).themes;
  const checked = named.flatMap((each) => checkedProposal(each, byKey) ?? []);
  const proposals = differentNames(
    checked,
    request.themes.map(({ name }) => name),
  ).slice(0, MOST_THEMES);
  return { proposals, dropped: named.length - proposals.length, used: sumOfUse([answer], credentials) };
};
