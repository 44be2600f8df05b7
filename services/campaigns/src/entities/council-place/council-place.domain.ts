import type {
  CouncilPlaceKind,
  CouncilPlaceState,
  PlaceArea,
  PlaceMap,
  PlaceProblem,
  PostcodeTable,
} from '@folkmoot/contracts';

/** An outline, a plan or a table of postcodes of a council. Its file is an asset. */
export interface CouncilPlace {
  readonly id: string;
  readonly kind: CouncilPlaceKind;
  readonly state: CouncilPlaceState;
  readonly name: string;
  readonly uploadedAt: Date;
  /** In bytes. */
  readonly size: number;
  readonly file: string;
  readonly areas: readonly PlaceArea[];
  readonly map?: PlaceMap | undefined;
  readonly table?: PostcodeTable | undefined;
  readonly rows?: { readonly used: number; readonly all: number } | undefined;
  /** Official codes of an outline's areas, by their ids. They give names to a table that has codes only. */
  readonly codes?: Readonly<Record<string, string>> | undefined;
  readonly problems: readonly PlaceProblem[];
  readonly problemCount: number;
}

/** A council has one outline and one table, and several plans. */
export const hasSeveral = (kind: CouncilPlaceKind): boolean => kind === 'plan';

/** More plans than anybody looks through. */
export const MAX_PLANS = 50;

/** The name of a file without its ending. */
export const nameOfFile = (file: string, longest: number): string =>
  file
    .replace(/\.[A-Za-z0-9]{1,8}$/, '')
    .trim()
    .slice(0, longest) || file.slice(0, longest);
