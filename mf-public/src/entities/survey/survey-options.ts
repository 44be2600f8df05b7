import type { ResidentForm } from '@folkmoot/contracts/client';
import type { PageWords } from '../words/words';
import type { ResidentSurvey } from './resident-survey';

export interface Stamp {
  startToken: string;
  idempotencyKey: string;
}

export interface SurveyOptions {
  survey: ResidentSurvey;
  stamp: Stamp;
  words: PageWords;
  /** For previews: stores nothing and sends nothing. */
  isPreview: boolean;
  form: ResidentForm | null;
  /** Renders all questions at once, as the server does for pages without script. */
  isWhole?: boolean;
  /** Address of the service worker. Null when there is none. */
  workerUrl?: string | null;
}

/**
 * A preview stores nothing on the device. Neither does the demonstration, because its responses are not stored
 * anywhere.
 */
export const keepsDrafts = ({ isPreview, form }: SurveyOptions): boolean => !isPreview && Boolean(form?.receiptUrl);
