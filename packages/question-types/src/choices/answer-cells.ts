/** The cells of one answer, without blanks around them. */
export interface AnswerCells {
  /** The cell of the whole question. Empty without one. */
  readonly whole: string;
  /** Cells of parts that are not empty, by the id of the part. */
  readonly parts: ReadonlyMap<string, string>;
}

/** A part of a question that can have a column of its own. */
export interface CellPart {
  readonly id: string;
  readonly label: string;
}
