import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { type SentimentLabel, sentimentLabels } from '@folkmoot/contracts';
import { z } from 'zod';

export interface LabelledLine {
  readonly text: string;
  /** The first part of the language tag, lower case. */
  readonly language: string;
  /** Null when the line has none. */
  readonly sentiment: SentimentLabel | null;
  readonly themes: readonly string[] | null;
}

const lineSchema = z.object({
  text: z.string({ error: 'text is missing, or is no text' }),
  language: z
    .string({ error: 'language is missing, or is no text' })
    .regex(/^[A-Za-z]{2,3}(?:[-_]|$)/, { error: 'language must be a tag like "en"' }),
  sentiment: z.enum(sentimentLabels, { error: 'sentiment must be positive, neutral or negative' }).nullish(),
  themes: z.array(z.string(), { error: 'themes must be a list of texts' }).nullish(),
});

const parsed = (line: string): LabelledLine | string => {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return 'this is not JSON';
  }
  const result = lineSchema.safeParse(value);
  if (!result.success) {
    const [issue] = result.error.issues;
    return issue?.path.length ? issue.message : 'this is not a JSON object';
  }
  const { text, language, sentiment, themes } = result.data;
  return {
    text,
    language: (language.split(/[-_]/)[0] as string).toLowerCase(),
    sentiment: sentiment ?? null,
    themes: themes ?? null,
  };
};

/**
 * Reads JSON Lines one by one, so that a file may be larger than memory. Empty lines are skipped. A line that cannot be
 * used is reported with its number and skipped.
 */
export async function* readLabelledLines(
  file: string,
  onProblem: (lineNumber: number, problem: string) => void,
): AsyncGenerator<LabelledLine> {
  const lines = createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Number.POSITIVE_INFINITY });
  let lineNumber = 0;
  for await (const line of lines) {
    lineNumber += 1;
    const content = line.replace(/^\uFEFF/, '').trim();
    if (content === '') continue;
    const result = parsed(content);
    if (typeof result === 'string') onProblem(lineNumber, result);
    else yield result;
  }
}
