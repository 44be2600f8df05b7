/** Where a version of published results is on its way. */
export const publicationStates = ['scheduled', 'published', 'withdrawn', 'failed'] as const;
export type PublicationState = (typeof publicationStates)[number];

/** Licences of the data that a council publishes. */
export const publicationLicences = ['ogl-uk-3.0', 'cc-by-4.0', 'cc0-1.0'] as const;
export type PublicationLicence = (typeof publicationLicences)[number];

interface Licence {
  readonly name: string;
  readonly url: string;
}

/** The names that licences have in every language, and their texts. */
export const licences: Readonly<Record<PublicationLicence, Licence>> = {
  'ogl-uk-3.0': {
    name: 'Open Government Licence v3.0',
    url: 'https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/',
  },
  'cc-by-4.0': { name: 'Creative Commons Attribution 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
  'cc0-1.0': { name: 'Creative Commons Zero 1.0', url: 'https://creativecommons.org/publicdomain/zero/1.0/' },
};

/** Why a scheduled version was not published. */
export const publicationFailures = ['question_removed', 'campaign_deleted', 'other'] as const;
export type PublicationFailure = (typeof publicationFailures)[number];

/** Whether published written answers stay when responses that they came from are deleted. */
export const answersAfterRetention = ['removed', 'kept'] as const;
export type AnswersAfterRetention = (typeof answersAfterRetention)[number];

export const MAX_PUBLICATION_TITLE = 200;
export const MAX_PUBLICATION_TEXT = 5_000;
export const MAX_VERSION_NOTE = 500;

/** The files of each version. */
export const resultsFiles = ['results.json', 'responses.csv', 'codebook.json'] as const;
export type ResultsFile = (typeof resultsFiles)[number];

/** Media types of the files. */
export const resultsFileTypes: Readonly<Record<ResultsFile, string>> = {
  'results.json': 'application/json',
  'responses.csv': 'text/csv; charset=utf-8',
  'codebook.json': 'application/json',
};

/** The path of the latest version of a campaign's results. */
export const resultsPath = (councilSlug: string, campaignId: string): string => `/${councilSlug}/results/${campaignId}`;

/** The stable address of a file of a version. */
export const resultsFilePath = (campaignId: string, version: number, file: ResultsFile): string =>
  `/api/public/results/${campaignId}/versions/${version}/${file}`;

/** The content of a file of a version, as SHA-256 in hex. */
export interface ResultsChecksum {
  readonly file: ResultsFile;
  readonly sha256: string;
}
