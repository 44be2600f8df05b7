import type { FieldProblem } from '../core/errors';
import type { PublicSurvey } from '../operations/public';
import type { PublicCouncil } from './council';
import type { Answer, Question } from './question';
import type { SubscriptionPage, SubscriptionPrompt } from './resident-subscriptions';
import type { SurveyThanks } from './survey-thanks';

/** @file The interface of mf-public's render bundle, which the public service calls. The two are built separately. */

/** Everything around a page that the server alone knows. */
export interface ResidentPageContext {
  /** Nonce of the Content-Security-Policy, for every inline style and script. */
  readonly nonce: string;
  /** Address of the client script of the same release, or null where there is none. */
  readonly clientUrl: string | null;
  /** Files that the client script needs to start. */
  readonly preloadUrls?: readonly string[];
  /** Files that only some pages need, by name. A page that needs one fetches it with its script. */
  readonly laterUrls?: Readonly<Record<string, string>>;
  /** Address of the script of pages that are forms; absent where there is none. */
  readonly formsUrl?: string | null;
  /**
   * Address of the service worker, by which an opened survey can be finished without a connection; absent where there
   * is none.
   */
  readonly workerUrl?: string | null;
  readonly productName: string;
  /** The language of our own words where the page is no survey to answer; left out, the council's. */
  readonly language?: string;
}

/** Why a form came back. `not_taken`: the page was open for too long. */
export type ResidentBanner = 'not_taken' | 'not_reachable' | 'incomplete' | 'too_large';

/** Outcome of an entered receipt; `ask` shows it and deletes nothing yet. */
export type ReceiptOutcome = 'ask' | 'erased' | 'already_erased' | 'unknown' | 'closed' | 'unavailable';

/** The form that works without script; its fields are also what the client script sends. */
export interface ResidentForm {
  /** Where it is posted to: the page's own address. */
  readonly action: string;
  /** Address of the council's privacy notice; null when it has none. */
  readonly privacyUrl: string | null;
  /** Where the response can be deleted by its receipt; null where it is not kept. */
  readonly receiptUrl: string | null;
  /** Hidden field `idempotencyKey`; kept when the form comes back with problems. */
  readonly idempotencyKey: string;
  /** The answers of the refused form, which the page shows again. */
  readonly answers: readonly Answer[];
  /** Per question: `path` is `answers.<questionId>`. */
  readonly problems: readonly FieldProblem[];
  /** Above the form: why it was not taken. */
  readonly banner: ResidentBanner | null;
  /** Somebody came by an invitation, which can be answered once. */
  readonly isInvited?: boolean;
  /** The page asks the device for a proof of work. Absent from a server of an earlier release. */
  readonly isChallenged?: boolean;
}

/** Facts about the use of responses, from the settings of the council. */
export interface PrivacyFacts {
  /** Days after which responses are deleted; null where they stay, undefined where it is not known. */
  readonly retentionDays?: number | null | undefined;
  readonly hasDevice: boolean;
  readonly hasReferrer: boolean;
}

/** A page behind the preview link of a draft. The answers of its form go nowhere. */
type PreviewedPage =
  | Extract<PlainResidentPage, { kind: 'survey' | 'privacy' | 'too-large' }>
  /** The page after Submit. */
  | {
      readonly kind: 'preview-done';
      readonly council: PublicCouncil;
      readonly surveyUrl: string;
      readonly ownThanks?: SurveyThanks | null;
    };

export type ResidentPage =
  | PlainResidentPage
  /** Marked as a draft. A bundle of an earlier release shows `unavailable` for it, and never the survey without the mark. */
  | { readonly kind: 'preview'; readonly page: PreviewedPage; readonly draft?: DraftFacts }
  /** A preview link that does not work, for whatever reason. */
  | { readonly kind: 'preview-over' };

/** More words of the mark of a draft. Absent from a server of an earlier release. */
export interface DraftFacts {
  /** The state of the survey that the draft belongs to. */
  readonly state: DraftState;
  /** The pages that only some people see at the end. The page for a full survey has no title. */
  readonly ends: readonly { readonly title: string | null; readonly url: string }[];
}

export type DraftState = 'not_open' | 'open' | 'paused' | 'ended';

type PlainResidentPage =
  /** Any state of a survey; `form` is there when it is open. */
  | {
      readonly kind: 'survey';
      readonly survey: PublicSurvey;
      readonly campaignId: string;
      readonly form: ResidentForm | null;
      /** Where people ask to hear what comes of a survey that is closed. Absent from a server of an earlier release. */
      readonly hearBackUrl?: string | null;
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
      /** Null where the council has nothing to subscribe to. */
      readonly prompt?: SubscriptionPrompt | null;
      /** The survey's own thank-you. Absent from a server of an earlier release. */
      readonly ownThanks?: SurveyThanks | null;
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
  | {
      readonly kind: 'invitation';
      readonly problem: 'used' | 'over';
      readonly council: PublicCouncil;
      /** The survey that the invitation was for. Absent from a server of an earlier release. */
      readonly about?: PublicSurvey['about'];
    }
  | {
      readonly kind: 'privacy';
      readonly council: PublicCouncil;
      /** In the council's own words; empty for none. */
      readonly notice: string;
      /** The collected data and how long they are kept. Absent from a server of an earlier release. */
      readonly facts?: PrivacyFacts;
      readonly surveyUrl: string;
    }
  | SubscriptionPage
  /** Answers so long that they were not read at all. */
  | { readonly kind: 'too-large'; readonly council: PublicCouncil; readonly surveyUrl: string }
  | {
      readonly kind: 'not-found';
      /** The page that is missing. Without it, a survey. */
      readonly missing?: 'page';
    }
  /** A QR code that is not in use: disabled, or never created. */
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

/**
 * Props of `SurveyRunner`, exported by mf-public's `./survey-runner`: a survey in the residents' view, without storing
 * or sending anything.
 */
export interface SurveyRunnerProps {
  /** In the language that it is to be read in. */
  readonly survey: Omit<NonNullable<PublicSurvey['survey']>, 'estimatedMinutes'>;
  readonly council: PublicCouncil;
  readonly productName: string;
  /** Language tag of the words. */
  readonly language: string;
  /** Names the frame for people who hear the page. */
  readonly title: string;
  /** The question to show, whenever this changes, unless the present answers hide it. */
  readonly questionId: string | null;
  /** Called with true when the conditions of the wanted question hide it. */
  readonly onHidden?: (isHidden: boolean) => void;
}
