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
  /** The service worker; null where there is none. */
  workerUrl?: string | null;
}
