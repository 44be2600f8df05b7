type Kind = 'insert' | 'query' | 'update' | 'delete' | 'getmore' | 'command';

/** The kinds of MongoDB's `opcounters`. Every other command counts as `command`. */
const kinds: ReadonlyMap<string, Kind> = new Map([
  ['insert', 'insert'],
  ['find', 'query'],
  ['update', 'update'],
  ['delete', 'delete'],
  ['getMore', 'getmore'],
]);

/** Counts commands since the start, for `serverStatus`. */
export class CommandCounts {
  readonly #counts: Record<Kind, number> = { insert: 0, query: 0, update: 0, delete: 0, getmore: 0, command: 0 };

  note(name: string): void {
    this.#counts[kinds.get(name) ?? 'command'] += 1;
  }

  report(): Readonly<Record<Kind, number>> {
    return { ...this.#counts };
  }
}
