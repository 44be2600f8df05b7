import type { SentimentLabel } from '@folkmoot/contracts';
import { isInstruction } from '../analysis/instructions';
import { addRedactions, type Redactions } from '../ask-model';
import { clearLabelOf } from '../reading';
import { createRedactor } from '../redaction/redact';
import type { CommentToLabel, LabelTheme } from './labelling.types';

/** Characters of one comment that are sent. */
const LONGEST_COMMENT = 800;
const LONGEST_DEFINITION = 400;
const EXAMPLES = 3;

export interface SentComment extends CommentToLabel {
  /** A key for the provider, so that no internal id is sent. */
  readonly key: string;
  /** The text that is sent. */
  readonly sent: string;
  /** The kinds of personal data that were removed from it. */
  readonly redactions: Redactions;
  /** Its label by our own reading, when it is clear. */
  readonly clear: SentimentLabel | null;
}

export interface SentTheme extends LabelTheme {
  readonly key: string;
}

export interface PreparedBatch {
  readonly comments: readonly SentComment[];
  readonly themes: readonly SentTheme[];
  /** Ids of comments that talk to a machine. They are not sent. */
  readonly leftOut: readonly string[];
  /** The same for the themes. */
  readonly themeRedactions: Redactions;
}

interface BatchToPrepare {
  readonly comments: readonly CommentToLabel[];
  readonly themes: readonly LabelTheme[];
  readonly names?: readonly string[] | undefined;
}

/** The comments of a batch as they may be sent: redacted, with keys of their own, without instructions to a model. */
export const prepareBatch = ({ comments, themes, names = [] }: BatchToPrepare): PreparedBatch => {
  const redact = createRedactor(names);
  let themeRedactions: Redactions = {};
  const clean = (words: string): string => {
    const { text, counts } = redact(words);
    themeRedactions = addRedactions(themeRedactions, counts);
    return text;
  };
  const fit = comments.filter(({ text }) => !isInstruction(text));
  const sentComments = fit.map((comment, index) => {
    const { text: sent, counts } = redact(comment.text.slice(0, LONGEST_COMMENT));
    return { ...comment, key: `c${index + 1}`, sent, redactions: counts, clear: clearLabelOf(comment.text) };
  });
  const sentThemes = themes.map((theme, index) => ({
    ...theme,
    key: `t${index + 1}`,
    name: clean(theme.name),
    definition: clean(theme.definition).slice(0, LONGEST_DEFINITION),
    examples: theme.examples.slice(0, EXAMPLES).map(clean),
  }));
  const isSent = new Set(fit);
  const leftOut = comments.filter((comment) => !isSent.has(comment)).map(({ id }) => id);
  return { comments: sentComments, themes: sentThemes, leftOut, themeRedactions };
};

/** The personal data that were removed from the comments and themes of one call. */
export const redactionsOf = ({ comments, themeRedactions }: Pick<PreparedBatch, 'comments' | 'themeRedactions'>) =>
  comments.reduce((sum, { redactions }) => addRedactions(sum, redactions), themeRedactions);
