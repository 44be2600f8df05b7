import {
  getPublicFileOperation,
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

/** The language that is asked for, if the version has it; else null for the main one. */
export const otherLanguage = (version: SurveyVersion, council: PublicCouncil, asked: unknown): string | null => {
  const [, ...others] = languagesOf(version, council);
  return others.find((language) => language === asked) ?? null;
};

/** Where residents find a file: at this service, which keeps it. */
const fileUrl = (campaignId: string, file: string): string =>
  getPublicFileOperation.path.replace(':campaignId', encodeURIComponent(campaignId)).replace(':file', file);

type Content = NonNullable<PublicSurvey['survey']>;

const write = (version: SurveyVersion, languages: readonly [string, ...string[]], other: string | null): Content => {
  const { title, description, introText, introFile, questions } = other ? translated(version, other) : version;
  const { campaignId, version: number } = version;
  const content = { campaignId, version: number, title, description, introText, introFile, questions };
  const minutes = estimatedMinutes(content);
  const shown = { ...content, estimatedMinutes: minutes, language: other ?? languages[0], languages: [...languages] };
  return withAssetUrls(shown, (file) => fileUrl(campaignId, file));
};

const written = new WeakMap<SurveyVersion, Map<string, Content>>();

/** What residents answer, in the language asked for, or the main one; made once for each version and language. */
export const readIn = (version: SurveyVersion, council: PublicCouncil, asked: unknown): Content => {
  const languages = languagesOf(version, council);
  const other = otherLanguage(version, council, asked);
  const known = written.get(version) ?? new Map<string, Content>();
  written.set(version, known);
  const key = `${languages[0]} ${other}`;
  const content = known.get(key) ?? write(version, languages, other);
  known.set(key, content);
  return content;
};
