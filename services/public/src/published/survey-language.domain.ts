import {
  getPublicFileOperation,
  languages,
  type PublicCouncil,
  type PublicSurvey,
  type SurveyVersion,
  withAssetUrls,
} from '@folkmoot/contracts';
import { estimatedMinutes, translated, translatedLanguages } from '@folkmoot/question-types/core';

/** The languages of a version, its main one first. */
const languagesOf = (version: SurveyVersion, council: PublicCouncil): [string, ...string[]] => {
  const main = version.language ?? council.language;
  return [main, ...translatedLanguages({ ...version, language: main })];
};

/** Languages that somebody would like, the best one first. */
export type Preferred = readonly string[];

const MOST_PREFERRED = 20;
const LONGEST_HEADER = 500;

const baseOf = (tag: string): string => tag.toLowerCase().split('-')[0] ?? '';

const accepted = (header: string): string[] =>
  header
    .slice(0, LONGEST_HEADER)
    .split(',')
    .map((part) => {
      const [tag = '', quality = ''] = part.trim().split(/\s{0,4};\s{0,4}q=/);
      return { tag, weight: quality === '' ? 1 : Number(quality) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);

/** What the address asks for, then what the browser does. */
export const preferredLanguages = (asked: unknown, acceptLanguage: unknown = ''): Preferred =>
  [asked, ...(typeof acceptLanguage === 'string' ? accepted(acceptLanguage) : [])]
    .filter((tag): tag is string => typeof tag === 'string' && /^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$/.test(tag))
    .slice(0, MOST_PREFERRED);

/** The best of what is offered; null when none of it is wanted. */
const bestOf = (offered: readonly string[], preferred: Preferred): string | null => {
  for (const wanted of preferred) {
    const found =
      offered.find((tag) => tag.toLowerCase() === wanted.toLowerCase()) ??
      offered.find((tag) => baseOf(tag) === baseOf(wanted));
    if (found !== undefined) return found;
  }
  return null;
};

/** The language for our own words where there is no survey to read. */
export const wordsLanguage = (council: Pick<PublicCouncil, 'language'>, preferred: Preferred): string =>
  bestOf(languages, preferred) ?? council.language;

/** The language in which somebody gets a version; the main one unless it has a better one. */
export const shownLanguage = (version: SurveyVersion, council: PublicCouncil, preferred: Preferred): string => {
  const offered = languagesOf(version, council);
  return bestOf(offered, preferred) ?? offered[0];
};

/** Whether there is a choice. */
export const hasLanguages = (version: SurveyVersion, council: PublicCouncil): boolean =>
  languagesOf(version, council).length > 1;

/** Where residents find a file: at this service, which keeps it. */
const fileUrl = (campaignId: string, file: string): string =>
  getPublicFileOperation.path.replace(':campaignId', encodeURIComponent(campaignId)).replace(':file', file);

type Content = NonNullable<PublicSurvey['survey']>;

const write = (version: SurveyVersion, offered: readonly [string, ...string[]], other: string | null): Content => {
  const { title, description, introText, introFile, questions } = other ? translated(version, other) : version;
  const { campaignId, version: number } = version;
  const content = { campaignId, version: number, title, description, introText, introFile, questions };
  const minutes = estimatedMinutes(content);
  const shown = { ...content, estimatedMinutes: minutes, language: other ?? offered[0], languages: [...offered] };
  return withAssetUrls(shown, (file) => fileUrl(campaignId, file));
};

const written = new WeakMap<SurveyVersion, Map<string, Content>>();

/** What residents answer, in the language they prefer among those it has; made once for each version and language. */
export const readIn = (version: SurveyVersion, council: PublicCouncil, preferred: Preferred): Content => {
  const offered = languagesOf(version, council);
  const shown = shownLanguage(version, council, preferred);
  const other = shown === offered[0] ? null : shown;
  const known = written.get(version) ?? new Map<string, Content>();
  written.set(version, known);
  const key = `${offered[0]} ${other}`;
  const content = known.get(key) ?? write(version, offered, other);
  known.set(key, content);
  return content;
};
