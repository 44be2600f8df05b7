import type { FieldProblem } from '../core/errors';
import type { PublicSurvey } from '../operations/public';
import type { PublicCouncil } from './council';
import type { Answer, Question } from './question';
import type { SubscriptionPage, SubscriptionPrompt } from './resident-subscriptions';

/** @file What the residents' render bundle of mf-public offers to the public service. Both sides are built apart. */

/** Everything around a page that the server alone knows. */
export interface ResidentPageContext {
  /** Of the Content-Security-Policy: every inline style and script carries it. */
  readonly nonce: string;
  /** Address of the client script of the same release, or null where there is none. */
  readonly clientUrl: string | null;
  /** What the client script cannot begin without. */
  readonly preloadUrls?: readonly string[];
  /** Address of the script of pages that are forms; absent where there is none. */
  readonly formsUrl?: string | null;
  /** Address of the service worker, by which an opened survey can be finished without a connection; absent where there is none. */
  readonly workerUrl?: string | null;
  readonly productName: string;
  /** The language of our own words where the page is no survey to answer; left out, the council's. */
  readonly language?: string;
}

/** Why a form came back. */
export type ResidentBanner = 'not_taken' | 'not_reachable' | 'incomplete' | 'too_large';

/** What came of a receipt that somebody has entered; `ask` shows it and deletes nothing yet. */
export type ReceiptOutcome = 'ask' | 'erased' | 'already_erased' | 'unknown' | 'closed' | 'unavailable';

/** The form that works without script; its fields are also what the client script sends. */
export interface ResidentForm {
  /** Where it is posted to: the page's own address. */
  readonly action: string;
  /** Where the council's privacy notice stands; null where it has none. */
  readonly privacyUrl: string | null;
  /** Where the response can be deleted by its receipt; null where it is not kept. */
  readonly receiptUrl: string | null;
  /** Hidden field `idempotencyKey`; kept when the form comes back with problems. */
  readonly idempotencyKey: string;
  /** Given before, shown again. */
  readonly answers: readonly Answer[];
  /** Per question: `path` is `answers.<questionId>`. */
  readonly problems: readonly FieldProblem[];
  /** Above the form: why it was not taken. */
  readonly banner: ResidentBanner | null;
  /** Somebody came by an invitation, which can be answered once. */
  readonly isInvited?: boolean;
}

/** What becomes of a response, told by the product itself (E-63). */
export interface PrivacyFacts {
  /** Days after which responses are deleted; null where they stay, undefined where it is not known. */
  readonly retentionDays?: number | null | undefined;
  readonly hasDevice: boolean;
  readonly hasReferrer: boolean;
}

export type ResidentPage =
  /** Any state of a survey; `form` is there when it is open. */
  | {
      readonly kind: 'survey';
      readonly survey: PublicSurvey;
      readonly campaignId: string;
      readonly form: ResidentForm | null;
    }
  | {
      readonly kind: 'thank-you';
      readonly council: PublicCouncil;
      readonly title: string;
      readonly receipt: string | null;
      /** Where a response is deleted by its receipt; null where nothing is kept. */
      readonly receiptUrl: string | null;
      /** Another response from the same page had arrived before, with other answers. */
      readonly isSecond?: boolean;
      /** Null where the council has nothing to subscribe to (F-41). */
      readonly prompt?: SubscriptionPrompt | null;
    }
  | {
      readonly kind: 'receipt';
      readonly council: PublicCouncil;
      readonly title: string;
      /** Where the form is posted to. */
      readonly action: string;
      /** As it was entered. */
      readonly receipt: string;
      readonly outcome: ReceiptOutcome;
    }
  /** An invitation by which nobody can answer any more. */
  | { readonly kind: 'invitation'; readonly problem: 'used' | 'over'; readonly council: PublicCouncil }
  | {
      readonly kind: 'privacy';
      readonly council: PublicCouncil;
      /** In the council's own words; empty for none. */
      readonly notice: string;
      /** What is collected, and for how long, as it is set; absent from a server of an earlier release. */
      readonly facts?: PrivacyFacts;
      readonly surveyUrl: string;
    }
  | SubscriptionPage
  /** Answers so long that they were not read at all. */
  | { readonly kind: 'too-large'; readonly council: PublicCouncil; readonly surveyUrl: string }
  | { readonly kind: 'not-found' }
  /** What a QR code leads to that is not in use: taken out of use, or never made. */
  | { readonly kind: 'qr-code'; readonly problem: 'inactive' | 'unknown'; readonly council: PublicCouncil | null }
  | { readonly kind: 'unavailable' };

/** Fields of a posted form by name: several values for a name that came more than once. */
export type ResidentFormFields = Readonly<Record<string, string | readonly string[]>>;

/** The exports of the render bundle (`resident/render.<hash>.mjs`). */
export interface ResidentBundle {
  /** The whole HTML document of a page. Pure: the same arguments give the same text. */
  renderPage(page: ResidentPage, context: ResidentPageContext): string;
  /** Reads the answers out of a posted form; what was left empty is left out. */
  readAnswers(questions: readonly Question[], fields: ResidentFormFields): Answer[];
}

/** What mf-public's `./survey-runner` exports as `SurveyRunner`: a survey as residents see it, of which nothing is stored or sent. */
export interface SurveyRunnerProps {
  /** In the language that it is to be read in. */
  readonly survey: Omit<NonNullable<PublicSurvey['survey']>, 'estimatedMinutes'>;
  readonly council: PublicCouncil;
  readonly productName: string;
  /** Language tag of the words. */
  readonly language: string;
  /** Names the frame for people who hear the page. */
  readonly title: string;
  /** The question to look at. It is shown when this changes, unless the answers given so far hide it. */
  readonly questionId: string | null;
  /** Told whether the wanted question is hidden by its conditions. */
  readonly onHidden?: (isHidden: boolean) => void;
}
