import { type AiCredentials, lookup, sentimentLabels } from '@folkmoot/contracts';
import * as z from 'zod';
import { readModelAnswer } from '../analysis/model-answer';
import { type Asking, askModel, sumOfUse, type Used, type Witness } from '../ask-model';
import { createLanguageModel } from '../create-language-model';
import { AiProviderError } from '../language-model';
import { wordsIn } from '../verbatim';
import { labellingMessages as messages } from './labelling.messages';
import type { CommentLabels, LabelledBatch, LabelRequest } from './labelling.types';
import { type PreparedBatch, prepareBatch, redactionsOf, type SentComment, type SentTheme } from './prepare-batch';

/** Limits of one batch. Batches of more comments are answered too slowly, and models skip some. */
const BATCH_COMMENTS = 40;
const BATCH_CHARACTERS = 12_000;
/** Comments without labels are asked about again in batches of this part. */
const SMALLER = 0.5;
const TOKENS_PER_COMMENT = 120;
const TOKENS_TO_BEGIN = 200;
const TIMEOUT_MS = 60_000;
const WORDS_PER_THEME = 3;
const THEMES_PER_COMMENT = 8;

const labelsSchema = z.object({ labels: z.record(z.string(), z.unknown()) });
const labelSchema = z.object({
  sentiment: z.enum(sentimentLabels),
  themes: z.record(z.string(), z.array(z.string().max(1_000)).max(20).catch([])).catch({}),
});

interface Answered {
  readonly labels: readonly CommentLabels[];
  readonly droppedThemes: number;
}

const nothing: Answered = { labels: [], droppedThemes: 0 };

/** The words of a comment that support a theme, as the comment has them. Redacted words support nothing. */
const supportIn = ({ text, sent }: SentComment, words: readonly string[]): string[] => {
  const verbatim = words.flatMap((each) => {
    const own = wordsIn(sent, each) === null ? null : wordsIn(text, each);
    return own === null ? [] : [own];
  });
  return [...new Set(verbatim)].slice(0, WORDS_PER_THEME);
};

const labelsOf = (comment: SentComment, answer: z.output<typeof labelSchema>, themes: readonly SentTheme[]) => {
  const named = Object.keys(answer.themes).length;
  const kept = themes
    .flatMap(({ key, id }) => {
      const words = supportIn(comment, Object.hasOwn(answer.themes, key) ? (lookup(answer.themes, key) ?? []) : []);
      return words.length > 0 ? [{ id, words }] : [];
    })
    .slice(0, THEMES_PER_COMMENT);
  return {
    labels: { id: comment.id, sentiment: answer.sentiment, themes: kept, clear: comment.clear },
    dropped: named - kept.length,
  };
};

/** The usable labels of an answer. An answer that cannot be read has none. */
const readLabels = (text: string, { comments, themes }: Pick<PreparedBatch, 'comments' | 'themes'>): Answered => {
  const { labels } = readModelAnswer(text, labelsSchema);
  const read = comments.flatMap((comment) => {
    const answer = labelSchema.safeParse(Object.hasOwn(labels, comment.key) ? lookup(labels, comment.key) : undefined);
    return answer.success ? [labelsOf(comment, answer.data, themes)] : [];
  });
  return {
    labels: read.map((each) => each.labels),
    droppedThemes: read.reduce((sum, { dropped }) => sum + dropped, 0),
  };
};

const promptOf = ({ comments, themes }: Pick<PreparedBatch, 'comments' | 'themes'>): string =>
  JSON.stringify({
    themes: Object.fromEntries(
      themes.map(({ key, name, definition, examples }) => [key, { name, definition, examples }]),
    ),
    comments: Object.fromEntries(comments.map(({ key, sent }) => [key, sent])),
  });

interface Batch extends PreparedBatch {
  readonly signal?: AbortSignal | undefined;
}

const isUnreadable = (error: unknown): boolean =>
  error instanceof AiProviderError && error.failure === 'answer_invalid';

/** Asks for the labels of the comments. Labels that cannot be read lack; every other failure is thrown. */
const askForLabels = async (asking: Asking, batch: Batch, used: Used[]): Promise<Answered> => {
  try {
    const answer = await askModel(asking, {
      instructions: messages.label,
      prompt: promptOf(batch),
      maxTokens: TOKENS_TO_BEGIN + batch.comments.length * TOKENS_PER_COMMENT,
      timeoutMs: TIMEOUT_MS,
      signal: batch.signal,
      comments: batch.comments.length,
      redactions: redactionsOf(batch),
    });
    used.push(answer);
    return readLabels(answer.text, batch);
  } catch (error) {
    if (isUnreadable(error)) return nothing;
    throw error;
  }
};

const withoutLabels = (comments: readonly SentComment[], labels: readonly CommentLabels[]): SentComment[] => {
  const labelled = new Set(labels.map(({ id }) => id));
  return comments.filter(({ id }) => !labelled.has(id));
};

const partsOf = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size));

/** Asks once more, in smaller batches, for the labels that lack. */
const askAgain = async (asking: Asking, batch: Batch, used: Used[], first: Answered): Promise<Answered> => {
  const lacking = withoutLabels(batch.comments, first.labels);
  let sum = first;
  for (const comments of partsOf(lacking, Math.max(1, Math.ceil(batch.comments.length * SMALLER)))) {
    const { labels, droppedThemes } = await askForLabels(asking, { ...batch, comments }, used);
    sum = { labels: [...sum.labels, ...labels], droppedThemes: sum.droppedThemes + droppedThemes };
  }
  return sum;
};

/** Makes a batch ready to send. It uses CPU time, so run it in another process when there are many batches. */
export type PrepareBatch = (request: Omit<LabelRequest, 'signal'>) => PreparedBatch | Promise<PreparedBatch>;

/**
 * The labels of one batch of comments, by the configured provider: the sentiment of each, and the themes of the codebook
 * with the words of the comment that support them. A theme without such words is dropped. Nothing is counted by the
 * model. Throws AiProviderError.
 */
export const labelComments = async (
  credentials: AiCredentials,
  { signal, ...request }: LabelRequest,
  witness: Witness & { readonly prepareBatch?: PrepareBatch },
): Promise<LabelledBatch> => {
  const used: Used[] = [];
  const model = createLanguageModel(credentials, witness.reach);
  const prepared = await (witness.prepareBatch ?? prepareBatch)(request);
  const { comments, leftOut } = prepared;
  if (!model || comments.length === 0) {
    const missing = comments.map(({ id }) => id);
    return { labels: [], missing, leftOut, droppedThemes: 0, used: sumOfUse(used, credentials) };
  }
  const asking: Asking = { model, credentials, witness };
  const batch: Batch = { ...prepared, signal };
  const { labels, droppedThemes } = await askAgain(asking, batch, used, await askForLabels(asking, batch, used));
  const missing = withoutLabels(comments, labels).map(({ id }) => id);
  return { labels, missing, leftOut, droppedThemes, used: sumOfUse(used, credentials) };
};

/** Comments in batches within the limits of one call, in their order. */
export const batchesOf = <T extends { readonly text: string }>(comments: readonly T[]): T[][] => {
  const batches: T[][] = [];
  let characters = 0;
  for (const comment of comments) {
    const last = batches.at(-1);
    characters += comment.text.length;
    if (last && last.length < BATCH_COMMENTS && characters <= BATCH_CHARACTERS) last.push(comment);
    else {
      batches.push([comment]);
      characters = comment.text.length;
    }
  }
  return batches;
};
