import {
  availableLanguages,
  getPublicFileOperation,
  type PublicCouncil,
  type PublicSurvey,
  type SurveyVersion,
  withAssetUrls,
} from '@folkmoot/contracts';
import {
  estimatedMinutes,
  markedIntroFile,
  translated,
  translatedLanguages,
  withOwnWords,
} from '@folkmoot/question-types/core';
import { inAlphabet } from '@folkmoot/question-types/order';
import type { PublishedSurvey } from './campaign-copy.domain';

type Languages = readonly [string, ...string[]];

const offeredBy = new WeakMap<SurveyVersion, Languages>();

/** The languages of a version, its main one first. A version never changes; the council's language may. */
const languagesOf = (version: SurveyVersion, council: PublicCouncil): Languages => {
  const main = version.language ?? council.language;
  const known = offeredBy.get(version);
  if (known?.[0] === main) return known;
  const languages = [main, ...translatedLanguages({ ...version, language: main })] as const;
  offeredBy.set(version, languages);
  return languages;
};

/** Preferred languages, the best one first. */
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

/** The language in the address first, then those of the browser. */
export const preferredLanguages = (requested: unknown, acceptLanguage: unknown = ''): Preferred =>
  [requested, ...(typeof acceptLanguage === 'string' ? accepted(acceptLanguage) : [])]
    .filter((tag): tag is string => typeof tag === 'string' && /^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$/.test(tag))
    .slice(0, MOST_PREFERRED);

/** The best available language; null when none is preferred. */
export const bestLanguage = (offered: readonly string[], preferred: Preferred): string | null => {
  for (const wanted of preferred) {
    const match =
      offered.find((tag) => tag.toLowerCase() === wanted.toLowerCase()) ??
      offered.find((tag) => baseOf(tag) === baseOf(wanted));
    if (match !== undefined) return match;
  }
  return null;
};

/** The language of interface texts where there is no survey. */
export const wordsLanguage = (
  council: Pick<PublicCouncil, 'language' | 'pageLanguages'>,
  preferred: Preferred,
): string => bestLanguage(availableLanguages(council), preferred) ?? council.language;

/** The language in which a visitor sees a version: the main one unless a preferred one exists. */
export const shownLanguage = (version: SurveyVersion, council: PublicCouncil, preferred: Preferred): string => {
  const offered = languagesOf(version, council);
  return bestLanguage(offered, preferred) ?? offered[0];
};

/** The language that a page reported, if the version has it; nothing else is stored. With one language there is no doubt. */
export const answeredLanguage = (
  version: SurveyVersion,
  council: PublicCouncil,
  reported: string | undefined,
): string | undefined => {
  const offered = languagesOf(version, council);
  return offered.length === 1 ? offered[0] : offered.find((tag) => tag === reported);
};

/** Whether there is more than one language. */
export const hasLanguages = (version: SurveyVersion, council: PublicCouncil): boolean =>
  languagesOf(version, council).length > 1;

/** URL of a file at this service, which stores a copy. */
const fileUrl = (campaignId: string, file: string): string =>
  getPublicFileOperation.path.replace(':campaignId', encodeURIComponent(campaignId)).replace(':file', file);

type Content = NonNullable<PublicSurvey['survey']>;

type FileUrl = (file: string) => string;

const write = (version: SurveyVersion, offered: Languages, other: string | null, urlOf: FileUrl): Content => {
  const {
    title,
    description,
    introText,
    questions,
    introFile: file,
    thankYouText,
    thankYouLinks,
    sections,
    endPages,
    limits,
  } = other === null ? withOwnWords(version, offered[0]) : translated(version, other);
  const language = other ?? offered[0];
  const introFile = markedIntroFile({ ...version, introFile: file }, { main: offered[0], language });
  const { campaignId, version: number, checkAnswers = false } = version;
  const content = {
    campaignId,
    version: number,
    title,
    description,
    introText,
    introFile,
    questions,
    checkAnswers,
    thankYouText,
    thankYouLinks,
    ...(sections && { sections }),
    ...(endPages && { endPages }),
    ...(limits && { limits }),
  };
  const minutes = estimatedMinutes(content);
  const shown = {
    ...content,
    questions: inAlphabet(questions, language),
    estimatedMinutes: minutes,
    language,
    languages: [...offered],
  };
  return withAssetUrls(shown, urlOf);
};

const written = new WeakMap<SurveyVersion, Map<string, Content>>();

/** The content in the preferred available language. Created once per version and language. */
const readIn = (version: SurveyVersion, council: PublicCouncil, preferred: Preferred, urlOf: FileUrl): Content => {
  const offered = languagesOf(version, council);
  const shown = shownLanguage(version, council, preferred);
  const other = shown === offered[0] ? null : shown;
  const known = written.get(version) ?? new Map<string, Content>();
  written.set(version, known);
  const key = `${offered[0]} ${other}`;
  const content = known.get(key) ?? write(version, offered, other, urlOf);
  known.set(key, content);
  return content;
};

interface Surroundings {
  readonly council: PublicCouncil;
  readonly campaign: Pick<PublishedSurvey['campaign'], 'title' | 'description'>;
}

/** A text of the campaign, or its translation where the survey has the same text: campaigns themselves have none. */
const asTranslated = (text: string, ofSurvey: string, shown: string): string =>
  text === ofSurvey || `${text} Survey` === ofSurvey ? shown : text;

/**
 * The content that a page shows: a version, and the campaign's present title and description. One version always has
 * the same addresses of files.
 */
export const shownContent = (
  { council, campaign: { title, description } }: Surroundings,
  version: SurveyVersion,
  preferred: Preferred,
  urlOf: FileUrl = (file) => fileUrl(version.campaignId, file),
): Content => {
  const content = readIn(version, council, preferred, urlOf);
  const isTranslated = content.language !== languagesOf(version, council)[0];
  const campaign = isTranslated
    ? {
        title: asTranslated(title, version.title, content.title),
        description: asTranslated(description, version.description, content.description),
      }
    : { title, description };
  return { ...content, campaign };
};
