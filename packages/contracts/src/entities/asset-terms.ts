import { lookup } from '../core/dictionary';
import type { Question } from './question';
import type { IntroFile, IntroFiles } from './survey';

/** Media types of the files that are kept, by the extension in their names. */
export const assetTypes = {
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  pdf: 'application/pdf',
  json: 'application/json',
  csv: 'text/csv',
} as const;

const ASSET_URL = /^\/api\/assets\/([a-f0-9]{64}\.(?:webp|png|jpg|gif|pdf|json|csv))$/;

/** The media type of a file by its name. */
export const assetTypeOf = (file: string): string =>
  lookup(assetTypes, file.slice(file.lastIndexOf('.') + 1)) ?? 'application/octet-stream';

/** Where staff find a file of their council: `{hash}.webp`. */
export const assetUrl = (file: string): string => `/api/assets/${file}`;

/** The file of an asset address; null for any other address. */
export const assetFileOf = (url: string): string | null => ASSET_URL.exec(url)?.[1] ?? null;

interface WithAssets {
  introFile: IntroFile | null;
  introFiles?: IntroFiles | undefined;
  questions: Question[];
}

/** The files that a survey shows, each once. */
export const assetFilesOf = ({ introFile, introFiles = {}, questions }: WithAssets): string[] => {
  const urls = questions.flatMap(({ imageOptions = [], map, postcodeTable }) => [
    ...imageOptions.map(({ imageUrl }) => imageUrl),
    map?.url ?? '',
    postcodeTable?.url ?? '',
  ]);
  const introUrls = Object.values(introFiles).map(({ url }) => url);
  const files = [introFile?.url ?? '', ...introUrls, ...urls].map(assetFileOf);
  return [...new Set(files.filter((file) => file !== null))];
};

/** The survey with other addresses for its files. Files outside the council's storage are left out. */
export const withAssetUrls = <S extends WithAssets>(survey: S, urlOf: (file: string) => string): S => {
  const moved = (url: string): string => {
    const file = assetFileOf(url);
    return file ? urlOf(file) : '';
  };
  const introUrl = moved(survey.introFile?.url ?? '');
  return {
    ...survey,
    introFile: survey.introFile && introUrl ? { ...survey.introFile, url: introUrl } : null,
    questions: survey.questions.map((question) => ({
      ...question,
      ...(question.imageOptions && {
        imageOptions: question.imageOptions.map((option) => ({ ...option, imageUrl: moved(option.imageUrl) })),
      }),
      ...(question.map && { map: { ...question.map, url: moved(question.map.url) } }),
      ...(question.postcodeTable && { postcodeTable: { ...question.postcodeTable, url: '' } }),
    })),
  };
};
