import type { SurveyImport } from '@folkmoot/contracts';

/** How a line is marked in its document. */
export type LineKind = 'text' | 'heading' | 'numbered' | 'bullet' | 'blank';

/** One line or paragraph of a document, without its marker. */
export interface DocumentLine {
  readonly kind: LineKind;
  readonly text: string;
  /** Depth in a list: 0 is the outermost. */
  readonly level: number;
  /** Whether the marker is a box to tick, which allows several answers. */
  readonly isBox?: boolean;
}

/** A table of a document: rows of cells. */
export interface DocumentTable {
  readonly kind: 'table';
  readonly rows: readonly (readonly string[])[];
}

export type DocumentPart = DocumentLine | DocumentTable;

/** Something that was changed on the way: where it is, and what happened. */
export type ImportChange = SurveyImport['changed'][number];

/** Something that could not be read: where it is, and why. */
export type ImportLoss = SurveyImport['lost'][number];

export const blankLine: DocumentLine = { kind: 'blank', text: '', level: 0 };
