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

/** Words in one weight. */
export interface OwnWords {
  readonly text: string;
  readonly isBold: boolean;
}

export interface OwnPart {
  readonly kind: 'paragraph' | 'bullet' | 'number';
  readonly words: readonly OwnWords[];
}

/** A text that staff wrote for this document. */
interface OwnBlock {
  readonly kind: 'own';
  readonly parts: readonly OwnPart[];
}

/** The next block begins on a new page. */
interface BreakBlock {
  readonly kind: 'break';
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

/** A table with several figures beside each name. */
interface TableBlock {
  readonly kind: 'table';
  readonly title: string;
  readonly notes: readonly string[];
  /** First the column of the names, then those of the figures. */
  readonly headings: readonly string[];
  readonly rows: readonly { readonly label: string; readonly values: readonly string[] }[];
  /** The language of title and labels, when it is not that of the document. */
  readonly language?: string | undefined;
}

interface BarRow {
  readonly label: string;
  readonly value: number;
  /** The figure as text. */
  readonly text: string;
  /** The figure with more about it, where there is space for it. Default: the text. */
  readonly detail?: string | undefined;
}

/** The figure of a row where there is space. */
export const detailOf = ({ text, detail = text }: Pick<BarRow, 'text' | 'detail'>): string => detail;

interface ChartBlock {
  readonly title: string;
  readonly headings: readonly [string, string];
  readonly rows: readonly BarRow[];
}

/** How answers are drawn: bars across, bars side by side, parts of one bar, or not at all. */
export type AnswerChart = 'bars' | 'columns' | 'shares' | 'none';

interface AnswerRow extends BarRow {
  /** A PNG: the picture that is the answer. */
  readonly picture?: Uint8Array | undefined;
  /** A colour with a meaning, for a part of one bar. */
  readonly tone?: Tone | undefined;
}

/** The answers to one question. */
interface BarsBlock extends ChartBlock {
  readonly kind: 'bars';
  readonly rows: readonly AnswerRow[];
  readonly notes: readonly string[];
  /** Default: bars. */
  readonly chart?: AnswerChart;
  /** Whether the figures are in a table, too. */
  readonly hasTable?: boolean;
  /** The language of title and labels, when it is not that of the document. */
  readonly language?: string | undefined;
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
  | OwnBlock
  | BreakBlock
  | FiguresBlock
  | FactsBlock
  | TableBlock
  | BarsBlock
  | ColumnsBlock
  | SharesBlock
  | StatementBlock
  | AnswersBlock;

export type BlockOf<K extends DocumentBlock['kind']> = Extract<DocumentBlock, { kind: K }>;

export interface DocumentSection {
  /** Empty for blocks without a heading of their own. */
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
  /** False for a document that begins with its first section. Default: true. */
  readonly hasCover?: boolean;
  /** Heading of the table of contents, where the format has one. */
  readonly contents: string;
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
