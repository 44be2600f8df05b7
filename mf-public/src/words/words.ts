import type { Language, ResidentBanner } from '@folkmoot/contracts/client';
import type { AnswerProblem } from '@folkmoot/question-types/core';
import type { InputWords } from '@folkmoot/question-types/words';

/**
 * A sentence with a number in it: one form for each plural category that the language has (CLDR), so up to six. A test
 * says which of them a language needs.
 */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

export interface NoticeWords {
  readonly title: string;
  readonly text: string;
  /** A second paragraph. */
  readonly more?: string;
  /** Of the second paragraph, where it is not the first one's. */
  readonly moreLang?: string;
}

/** What happens to a response after Submit, and while somebody is away. */
export interface AfterWords {
  readonly offline: string;
  /** Where nothing can be left on the device. */
  readonly offlineUnkept: string;
  readonly waitingTitle: string;
  readonly waitingText: string;
  readonly earlierWaiting: string;
  readonly earlierSent: string;
  readonly earlierRefused: string;
  /** Another response from the same page had arrived, with other answers. */
  readonly both: string;
  /** Another response came by the same invitation. */
  readonly used: NoticeWords;
  readonly sent: string;
  readonly title: string;
  readonly text: string;
  readonly copy: string;
  readonly copied: string;
  readonly download: string;
  readonly remove: string;
  readonly idleTitle: string;
  readonly idleText: PluralForms;
  readonly idleStay: string;
}

/** Of answers that were given to the survey as it was before. */
export interface DraftWords {
  readonly changed: string;
  readonly earlierRound: string;
  /** How many answers do not fit any more. */
  readonly lost: string;
  readonly check: string;
}

/** Everything that the page of a survey says beside the survey itself: plain texts, since the page carries them. */
export interface SurveyWords {
  readonly language: Language;
  readonly questionOf: string;
  readonly percent: string;
  readonly required: string;
  readonly onlyIfShown: string;
  readonly previous: string;
  readonly next: string;
  readonly submit: string;
  readonly submitting: string;
  readonly failed: string;
  readonly kept: string;
  readonly saved: string;
  readonly restored: string;
  readonly drafts: DraftWords;
  readonly startOver: string;
  readonly startOverSure: string;
  readonly noSubmitYet: string;
  readonly document: string;
  /** After the words of a link. */
  readonly newTab: string;
  readonly privacy: string;
  readonly privacyNotice: string;
  readonly consent: string;
  readonly poweredBy: string;
  readonly providedBy: string;
  readonly demo: string;
  readonly minutes: PluralForms;
  readonly languages: string;
  readonly share: string;
  readonly shared: string;
  readonly problems: Readonly<Record<AnswerProblem, string>>;
  readonly banners: Readonly<Record<ResidentBanner, string>>;
  readonly thankYou: NoticeWords;
  readonly after: AfterWords;
}

/** As a page has them: with the words of the inputs, and marked where the page is in another language. */
export interface PageWords extends SurveyWords {
  readonly lang?: Language;
  readonly inputs: InputWords;
}

export type NoticeKind =
  | 'not_found'
  | 'closed'
  | 'paused'
  | 'ended'
  | 'not_yet_open'
  | 'no_questions'
  | 'code_inactive'
  | 'code_unknown'
  | 'invitation_used'
  | 'invitation_over'
  | 'too_large'
  | 'unavailable';

export interface ReceiptWords {
  readonly title: string;
  readonly text: string;
  readonly label: string;
  readonly hint: string;
  readonly submit: string;
  readonly erasedTitle: string;
  readonly erased: string;
  readonly already_erasedTitle: string;
  readonly already_erased: string;
  readonly unknown: string;
  readonly closedTitle: string;
  readonly closed: string;
  readonly unavailable: string;
}

/** What becomes of a response, beside the council's own notice. */
export interface PrivacyFactWords {
  readonly title: string;
  readonly kept: string;
  readonly device: string;
  readonly visits: string;
  readonly referrer: string;
  readonly never: string;
  readonly days: PluralForms;
  readonly endless: string;
  readonly receipt: string;
}

/** One language. */
export interface ResidentWords {
  readonly survey: SurveyWords;
  /** The label of a field that nobody sees. */
  readonly trap: string;
  /** In place of `failed` on the page of an invitation. */
  readonly invitedFailed: string;
  readonly notices: Readonly<Record<NoticeKind, NoticeWords>>;
  readonly receipt: ReceiptWords;
  readonly nextAvailable: string;
  readonly privacyTitle: string;
  readonly facts: PrivacyFactWords;
  readonly back: string;
}
