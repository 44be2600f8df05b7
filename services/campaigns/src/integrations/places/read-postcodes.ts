import {
  areaIdOf,
  DomainError,
  lookup,
  MAX_AREA_NAME,
  MAX_AREAS,
  type PlaceArea,
  type PlaceProblem,
  recognisedColumns,
} from '@folkmoot/contracts';
import Papa from 'papaparse';
import { messages } from './places.messages';

export interface ChosenColumns {
  readonly postcode?: string | undefined;
  readonly ward?: string | undefined;
  readonly district?: string | undefined;
}

export interface PostcodeFile {
  readonly bytes: Uint8Array;
  readonly columns: ChosenColumns;
  /** Names by official codes, for tables with codes only. */
  readonly names: Readonly<Record<string, string>>;
}

export interface ReadPostcodes {
  /** Sorted lines of `SW1A1AA,a1x`: a postcode without spaces, and the id of its ward. */
  readonly bytes: Buffer;
  readonly areas: PlaceArea[];
  readonly rows: { readonly used: number; readonly all: number };
  readonly problems: PlaceProblem[];
  readonly problemCount: number;
}

const MOST_ROWS = 800_000;
const MOST_PROBLEMS = 50;

const refused = (detail: string): DomainError => new DomainError('file_unreadable', { detail });

const decoded = (bytes: Uint8Array): string => {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

/** The places of the columns: those that staff chose, else those that their names say. */
const placesOf = (headings: readonly string[], chosen: ChosenColumns) => {
  const known = recognisedColumns(headings);
  const placeOf = (name: keyof ChosenColumns): number => {
    const column = chosen[name] ?? known[name];
    const place = headings.indexOf(column);
    if (place < 0 && column !== '') throw refused(messages.unknownColumn(column));
    return place;
  };
  const [postcode, ward] = [placeOf('postcode'), placeOf('ward')];
  if (postcode < 0) throw refused(messages.noPostcodeColumn);
  if (ward < 0) throw refused(messages.noWardColumn);
  return { postcode, ward, district: placeOf('district') };
};

/** A postcode as tables and answers compare it. */
const folded = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');
const isPostcode = (code: string): boolean => code.length >= 3 && code.length <= 10 && /\d/.test(code);
const SHOWN = 20;

/** Rows of a table, one after the other, so that a long table is not in memory as rows. */
class Table {
  /** The ward of each postcode. */
  readonly #wards = new Map<string, string>();
  readonly #named = new Map<string, { readonly name: string; readonly district: string }>();
  readonly #problems: PlaceProblem[] = [];
  #places: ReturnType<typeof placesOf> | null = null;
  #all = 0;
  #problemCount = 0;

  constructor(private readonly file: PostcodeFile) {}

  #refuse(text: string): void {
    this.#problemCount += 1;
    // The first row has the headings.
    if (this.#problems.length < MOST_PROBLEMS) this.#problems.push({ row: this.#all + 1, text });
  }

  #nameIn(cell = ''): string {
    const text = cell.trim();
    return (lookup(this.file.names, text) || text).slice(0, MAX_AREA_NAME);
  }

  add(cells: readonly string[]): void {
    if (!this.#places) {
      this.#places = placesOf(
        cells.map((cell) => cell.trim().replace(/^\ufeff/, '')),
        this.file.columns,
      );
      return;
    }
    this.#all += 1;
    if (this.#all > MOST_ROWS) throw refused(messages.tooManyRows(MOST_ROWS));
    const { postcode, ward, district } = this.#places;
    const written = cells[postcode] ?? '';
    const code = folded(written);
    const name = this.#nameIn(cells[ward]);
    if (!isPostcode(code)) this.#refuse(messages.notPostcode(written.trim().slice(0, SHOWN)));
    else if (name === '') this.#refuse(messages.noWard);
    else this.#keep(code, name, district < 0 ? '' : this.#nameIn(cells[district]));
  }

  #keep(code: string, name: string, district: string): void {
    const key = JSON.stringify([name, district]);
    const before = this.#wards.get(code);
    if (before !== undefined && before !== key) {
      this.#refuse(messages.twice(code));
      return;
    }
    if (!this.#named.has(key)) this.#named.set(key, { name, district });
    if (this.#named.size > MAX_AREAS) throw refused(messages.tooManyWards(MAX_AREAS));
    this.#wards.set(code, key);
  }

  /** Wards of one name in two districts are two wards. The ids do not depend on the order of the rows. */
  #areas(): Map<string, PlaceArea> {
    const times = new Map<string, number>();
    for (const { name } of this.#named.values()) times.set(name, (times.get(name) ?? 0) + 1);
    return new Map(
      [...this.#named].map(([key, { name, district }]) => {
        const id = areaIdOf((times.get(name) ?? 0) > 1 ? `${name}, ${district}` : name);
        return [key, { id, name, ...(district ? { district } : {}) }];
      }),
    );
  }

  result(): ReadPostcodes {
    if (!this.#places) throw refused(messages.tableEmpty);
    if (this.#wards.size === 0) throw refused(messages.noRows);
    const areas = this.#areas();
    const lines = [...this.#wards].map(([code, key]) => `${code},${areas.get(key)?.id}\n`).sort();
    return {
      bytes: Buffer.from(lines.join(''), 'latin1'),
      areas: [...areas.values()].sort((a, b) => a.name.localeCompare(b.name, 'en')),
      rows: { used: this.#wards.size, all: this.#all },
      problems: this.#problems,
      problemCount: this.#problemCount,
    };
  }
}

/** Reads a CSV of postcodes with their wards. Throws file_unreadable. Runs in a separate process. */
export const readPostcodes = (file: PostcodeFile): ReadPostcodes => {
  const table = new Table(file);
  Papa.parse<string[]>(decoded(file.bytes), {
    skipEmptyLines: 'greedy',
    step: ({ data }) => table.add(data),
  });
  return table.result();
};
