import type { SentimentLabel } from '@folkmoot/contracts';
import type { Used } from '../ask-model';

export interface CommentToLabel {
  readonly id: string;
  readonly text: string;
}

/** A theme of the codebook. */
export interface LabelTheme {
  readonly id: string;
  readonly name: string;
  readonly definition: string;
  readonly examples: readonly string[];
}

export interface LabelRequest {
  readonly comments: readonly CommentToLabel[];
  readonly themes: readonly LabelTheme[];
  /** Known names of people. They are redacted everywhere. */
  readonly names?: readonly string[] | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** The labels that a provider gave a comment, after the checks. */
export interface CommentLabels {
  readonly id: string;
  readonly sentiment: SentimentLabel;
  /** Themes of the codebook, each with the words of the comment that support it. */
  readonly themes: readonly { readonly id: string; readonly words: readonly string[] }[];
  /** The label by our own reading, when the comment is clear praise or a clear complaint. */
  readonly clear: SentimentLabel | null;
}

export interface LabelledBatch {
  readonly labels: readonly CommentLabels[];
  /** Ids of comments for which the provider gave no usable label, also when it was asked once more. */
  readonly missing: readonly string[];
  /** Ids of comments that are not sent, because they talk to a machine. */
  readonly leftOut: readonly string[];
  /** Themes without words of the comment that support them, and themes that the codebook does not have. */
  readonly droppedThemes: number;
  readonly used: Used;
}
