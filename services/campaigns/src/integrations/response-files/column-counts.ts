import { type FileCell, UnreadAnswer } from '@folkmoot/response-export/files';

/** Different numbers or days above this are not counted one by one. */
const MOST_VALUES = 200;

/** The values of one column, counted while its rows are written. */
export class ColumnCounts {
  answered = 0;
  unread = 0;
  sum = 0;
  least = Number.POSITIVE_INFINITY;
  most = Number.NEGATIVE_INFINITY;
  #byValue: Map<string | number, number> | null = new Map();

  /** Number of each value. Null with too many different ones. */
  get byValue(): ReadonlyMap<string | number, number> | null {
    return this.#byValue;
  }

  add(cell: FileCell): void {
    if (cell === null) return;
    if (cell instanceof UnreadAnswer) {
      this.unread += 1;
      return;
    }
    this.answered += 1;
    if (typeof cell === 'number') {
      this.sum += cell;
      this.least = Math.min(this.least, cell);
      this.most = Math.max(this.most, cell);
    }
    if (!this.#byValue) return;
    this.#byValue.set(cell, (this.#byValue.get(cell) ?? 0) + 1);
    if (this.#byValue.size > MOST_VALUES) this.#byValue = null;
  }
}

/** The counts of a question. */
export class QuestionCounts {
  answered = 0;
  readonly columns: readonly ColumnCounts[];

  constructor(columns: number) {
    this.columns = Array.from({ length: columns }, () => new ColumnCounts());
  }

  add(cells: readonly FileCell[]): void {
    let isAnswered = false;
    for (const [index, cell] of cells.entries()) {
      if (cell !== null) isAnswered = true;
      this.columns[index]?.add(cell);
    }
    if (isAnswered) this.answered += 1;
  }
}
