import type { SurveyImport } from '@folkmoot/contracts';

/** A file that may be a survey. */
export interface SurveyFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Its text; null for a binary file. */
  readonly text: string | null;
  /** Its value when the text is JSON; undefined when it is not. */
  readonly json: unknown;
}

/** A format of surveys: one file for each, listed in `survey-formats.ts`. All give the same report. */
export interface SurveyFormat {
  /** Decides from the content, because names are often wrong. */
  recognises(file: SurveyFile): boolean;
  /** Throws file_unreadable, with the reason in words. */
  read(file: SurveyFile): SurveyImport;
}
