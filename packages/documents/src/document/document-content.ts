/** @file The content of a document, independent of PDF or HTML. Plain data, because it is sent to a worker process. */

export interface Fact {
  readonly label: string;
  readonly value: string;
}

export type Tone = 'positive' | 'neutral' | 'negative' | 'high' | 'medium' | 'low';

export interface DocumentQuote {
  readonly text: string;
  /** Where it is from. */
  readonly source: string;
}

interface TextBlock {
  readonly kind: 'text';
  readonly text: string;
  readonly tone?: 'lead' | 'soft';
}

interface HeadingBlock {
  readonly kind: 'heading';
  readonly text: string;
}

/** A few highlighted figures. */
interface FiguresBlock {
  readonly kind: 'figures';
  readonly items: readonly (Fact & { readonly note: string })[];
}

interface FactsBlock {
  readonly kind: 'facts';
  readonly caption: string;
  readonly headings: readonly [string, string];
  readonly rows: readonly Fact[];
}

interface BarRow {
  readonly label: string;
  readonly value: number;
  /** The figure as text. */
  readonly text: string;
}

interface ChartBlock {
  readonly title: string;
  readonly headings: readonly [string, string];
  readonly rows: readonly BarRow[];
}

/** Bars across, one for each answer. */
interface BarsBlock extends ChartBlock {
  readonly kind: 'bars';
  readonly notes: readonly string[];
  /** Some of the free-text answers. */
  readonly quotes?: readonly DocumentQuote[];
}

/** Bars side by side over time. */
interface ColumnsBlock extends ChartBlock {
  readonly kind: 'columns';
}

/** Parts of a whole in one bar. */
interface SharesBlock {
  readonly kind: 'shares';
  readonly title: string;
  readonly headings: readonly [string, string];
  readonly rows: readonly (BarRow & { readonly tone: Tone })[];
}

/** A statement with its evidence. */
interface StatementBlock {
  readonly kind: 'statement';
  readonly title: string;
  readonly badge: { readonly text: string; readonly tone: Tone } | null;
  readonly text: string;
  readonly quotes: readonly DocumentQuote[];
}

/** One person's answers. */
interface AnswersBlock {
  readonly kind: 'answers';
  readonly title: string;
  readonly about: string;
  readonly rows: readonly { readonly question: string; readonly answer: string }[];
}

export type DocumentBlock =
  | TextBlock
  | HeadingBlock
  | FiguresBlock
  | FactsBlock
  | BarsBlock
  | ColumnsBlock
  | SharesBlock
  | StatementBlock
  | AnswersBlock;

export type BlockOf<K extends DocumentBlock['kind']> = Extract<DocumentBlock, { kind: K }>;

export interface DocumentSection {
  readonly title: string;
  readonly startsPage: boolean;
  readonly blocks: readonly DocumentBlock[];
}

export interface DocumentContent {
  readonly language: string;
  /** The kind of document and its subject. */
  readonly kind: string;
  readonly title: string;
  /** The author. */
  readonly author: string;
  /** `#rrggbb`. */
  readonly accent: string;
  /** A PNG. */
  readonly logo: Uint8Array | null;
  /** In a box on the cover. */
  readonly facts: readonly Fact[];
  /** At the foot of every page, before its number. */
  readonly footer: string;
  /** `Page {n} of {m}`. */
  readonly pageWords: string;
  /** Replaces a text with letters for which there is no font. */
  readonly instead: string;
  readonly sections: readonly DocumentSection[];
}
