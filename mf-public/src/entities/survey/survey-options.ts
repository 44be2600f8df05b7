import type { Question, ResidentForm } from '@folkmoot/contracts/client';
import type { ComponentType } from 'react';
import type { PageWords } from '../words/words';
import type { ResidentSurvey } from './resident-survey';
import type { SurveyRun } from './survey-run';

export interface Stamp {
  startToken: string;
  idempotencyKey: string;
}

export interface SectionHeadProps {
  question: Question;
  survey: Pick<ResidentSurvey, 'questions' | 'sections'>;
  run: Pick<SurveyRun, 'phase' | 'position'>;
  words: PageWords;
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
  /** Only for a survey with sections. */
  SectionHead?: ComponentType<SectionHeadProps> | undefined;
  /** Address of the service worker. Null when there is none. */
  workerUrl?: string | null;
}

/**
 * A preview stores nothing on the device. Neither does the demonstration, because its responses are not stored
 * anywhere.
 */
export const keepsDrafts = ({ isPreview, form }: SurveyOptions): boolean => !isPreview && Boolean(form?.receiptUrl);
