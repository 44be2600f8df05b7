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
  /** For previews: nothing is stored on the device, nothing is sent. */
  isPreview: boolean;
  form: ResidentForm | null;
  /** All questions at once, as the server sends them: to be answered without script. */
  isWhole?: boolean;
  /** The service worker; null where there is none. */
  workerUrl?: string | null;
}

/** Nothing is kept on the device by a preview, nor by the demonstration, whose responses are kept nowhere. */
export const keepsDrafts = ({ isPreview, form }: SurveyOptions): boolean => !isPreview && Boolean(form?.receiptUrl);
