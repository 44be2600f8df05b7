import type { PublicSurveyState } from '../operations/public';
import type { PublicCouncil } from './council';
import type { SurveyContent } from './survey';

/** A survey as a resident's page shows it. */
export type ResidentSurvey = SurveyContent & { campaignId: string; version: number };

/** What stays the same on every page of one installation. */
export interface ResidentSite {
  productName: string;
  supportEmail: string;
  /** Address of the client bundle of the same release. */
  clientUrl: string;
}

export interface SurveyPageInput {
  site: ResidentSite;
  survey: ResidentSurvey;
  council: PublicCouncil;
  /** Answers of the demo survey are thrown away, and the page says so. */
  isDemo: boolean;
}

/** What differs from visitor to visitor. */
export interface PageStamp {
  startToken: string;
  idempotencyKey: string;
}

/** A plain form that came back with problems: what was entered, by field name, and what is wrong, by question id. */
export interface FormState {
  values: Readonly<Record<string, readonly string[]>>;
  problems: Readonly<Record<string, 'required' | 'too_long' | 'not_an_answer'>>;
  /** The submission itself failed; the answers are kept. */
  hasFailed: boolean;
}

/** Every page that is not a survey to answer. */
export type NoticeKind = Exclude<PublicSurveyState, 'open'> | 'not_found' | 'thank_you' | 'unavailable';

export interface NoticePageInput {
  site: ResidentSite;
  kind: NoticeKind;
  council: PublicCouncil | null;
  nextOpensAt: string | null;
}

/**
 * What the render bundle of mf-public exports as `resident`. The public service loads the bundle of the release that
 * the remote registry names, so both sides know each other only by this.
 */
export interface ResidentRenderer {
  readonly api: 1;
  /** For the Content-Security-Policy: the hash of the inline stylesheet, `sha256-...`. */
  readonly styleHash: string;
  /** The constant demo survey at /survey/demo. */
  readonly demo: { survey: ResidentSurvey; council: PublicCouncil };
  /** Renders a survey once; the page of each visitor is then made by inserting their stamp. */
  prepareSurvey(input: SurveyPageInput): (stamp: PageStamp) => string;
  /** Renders a survey with a form that came back. */
  renderForm(input: SurveyPageInput, stamp: PageStamp, form: FormState): string;
  renderNotice(input: NoticePageInput): string;
  /** The name of a question's field in the plain form, and the hidden fields beside them. */
  readonly fields: { answer(questionId: string): string; startToken: string; idempotencyKey: string };
}
