import type { browserFamilies, deviceTypes } from '@folkmoot/contracts';
import type { Weeks } from './calendar';
import type { Draws } from './draws';
import type { Language, Material } from './material';
import type { ClosedAnswers, Opinions } from './opinions';
import type { SurveyDefinition } from './surveys';

type DeviceType = (typeof deviceTypes)[number];
type BrowserFamily = (typeof browserFamilies)[number];

/** How programs make responses, numbered as in the README. */
export const fakeStyles = [
  'one address',
  'slow networks',
  'swapped words',
  'parts',
  'random',
  'copies',
  'straight lines',
  'pushed answer',
] as const;
export type FakeStyle = (typeof fakeStyles)[number];

export type HonestKind = 'usual' | 'mailing' | 'newspaper' | 'school' | 'library' | 'straight' | 'again' | 'household';
export type PreparedKind = 'verbatim' | 'extended' | 'shortened' | 'edited';

/** Who really sent a response. Detection does not see it. */
export type Truth =
  | { readonly by: 'honest'; readonly kind: HonestKind }
  | { readonly by: 'prepared'; readonly kind: PreparedKind }
  | { readonly by: 'fake'; readonly kind: FakeStyle };

/** A response before the intake has seen it. */
export interface Draft {
  readonly at: number;
  readonly seconds: number;
  readonly language: Language;
  readonly device: DeviceType;
  readonly browser: BrowserFamily;
  readonly network: string;
  /** From the start token; empty for a new one. */
  readonly nonce: string;
  /** The class of referrer, or the QR code. */
  readonly source: string;
  readonly closed: ClosedAnswers;
  readonly texts: readonly (string | null)[];
  readonly truth: Truth;
  readonly isProgram?: boolean;
  readonly isTrapped?: boolean;
  readonly isWithoutPage?: boolean;
  /** It came by the code of a shared place. */
  readonly isSharedPlace?: boolean;
}

/** All that makes the responses of one survey and seed. */
export interface World {
  readonly survey: SurveyDefinition;
  readonly weeks: Weeks;
  readonly opinions: Opinions;
  readonly material: (language: Language) => Material;
  /** How many responses of each sort, as a share of the full numbers. */
  readonly scale: number;
}

const DEVICES: readonly DeviceType[] = ['mobile', 'desktop', 'tablet'];
const DEVICE_WEIGHTS = [58, 34, 8];
const BROWSERS: readonly BrowserFamily[] = ['Chrome', 'Safari', 'Edge', 'Firefox', 'Opera', 'Other'];
const BROWSER_WEIGHTS: Readonly<Record<DeviceType, readonly number[]>> = {
  mobile: [52, 40, 1, 2, 1, 4],
  desktop: [55, 14, 22, 7, 1, 1],
  tablet: [30, 64, 2, 1, 1, 2],
};

/** A device and its browser, as often as people use them. */
export const deviceOf = (draws: Draws): Pick<Draft, 'device' | 'browser'> => {
  const device = DEVICES[draws.index(DEVICE_WEIGHTS)] ?? 'mobile';
  return { device, browser: BROWSERS[draws.index(BROWSER_WEIGHTS[device])] ?? 'Chrome' };
};

export const languageOf = ({ languages }: SurveyDefinition, draws: Draws): Language => {
  const known = Object.keys(languages) as Language[];
  return known[draws.index(known.map((language) => languages[language] ?? 0))] ?? 'en';
};

/** Many telephones share the address of their provider; homes have their own. */
export const networkOf = (device: DeviceType, draws: Draws): string => {
  if (device === 'mobile' && draws.chance(0.5)) return `provider ${draws.whole(1, 400)}`;
  return `home ${draws.whole(1, 60_000)}`;
};

const SECONDS_PER_QUESTION = 6.5;
const SECONDS_PER_WORD: Readonly<Record<DeviceType, number>> = { mobile: 2.4, tablet: 2.2, desktop: 1.5 };
const LEFT_OPEN = 0.03;

/** Seconds that a person takes: reading, choosing and writing, each at a pace of one's own. */
export const honestSeconds = (
  { closed, texts, device }: Pick<Draft, 'closed' | 'texts' | 'device'>,
  draws: Draws,
): number => {
  const words = texts.reduce((sum, text) => sum + (text ? text.split(/\s+/).length : 0), 0);
  const answered = closed.filter((value) => value !== null).length;
  const usual = 18 + SECONDS_PER_QUESTION * answered + SECONDS_PER_WORD[device] * words;
  const seconds = draws.logNormal(usual, 0.42);
  return Math.round(draws.chance(LEFT_OPEN) ? seconds * draws.logNormal(8, 0.8) : seconds);
};
