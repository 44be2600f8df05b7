import type { PageLanguage, ResidentBanner } from '@folkmoot/contracts/client';
import type { AnswerProblem } from '@folkmoot/question-types/core';
import type { InputWords } from '@folkmoot/question-types/words';

/**
 * A text with a number. It has one form for each plural category of the language (CLDR), at most six. A test checks
 * which forms a language needs.
 */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

export interface NoticeWords {
  readonly title: string;
  readonly text: string;
  /** A second paragraph. */
  readonly more?: string;
  /** Language of the second paragraph, when it differs from the first. */
  readonly moreLang?: string;
}

/** Texts about a response after Submit, and about an idle page. */
export interface AfterWords {
  readonly offline: string;
  /** Shown when nothing can be stored on the device. */
  readonly offlineUnkept: string;
  readonly waitingTitle: string;
  readonly waitingText: string;
  readonly earlierWaiting: string;
  readonly earlierSent: string;
  readonly earlierRefused: string;
  /** Another response from the same page had arrived with other answers. */
  readonly both: string;
  /** Another response came by the same invitation. */
  readonly used: NoticeWords;
  readonly sent: string;
  readonly title: string;
  readonly text: string;
  readonly copy: string;
  readonly copied: string;
  readonly download: string;
  readonly answers: string;
  readonly print: string;
  readonly file: string;
  /** Asked before a copy is made on a shared device. */
  readonly sharedSure: string;
  readonly remove: string;
  readonly idleTitle: string;
  readonly idleText: PluralForms;
  readonly idleStay: string;
}

/** Texts about answers to an earlier version of the survey. */
export interface DraftWords {
  readonly began: string;
  readonly goOn: string;
  readonly changed: string;
  readonly earlierRound: string;
  /** The number of answers that do not fit any more. */
  readonly lost: string;
  readonly check: string;
}

/** Texts of the list of answers before Submit. */
export interface CheckWords {
  readonly title: string;
  readonly text: string;
  readonly change: string;
  readonly none: string;
}

/** The name of the Easy Read variant, and its short instructions. */
export interface EasyWords {
  readonly label: string;
  readonly one: string;
  readonly two: string;
  readonly three: string;
}

/** All texts of a survey page except the survey itself. Plain strings, because the page embeds them as JSON. */
export interface SurveyWords {
  readonly language: PageLanguage;
  readonly questionOf: string;
  /** For a page with several questions. */
  readonly questionsOf: string;
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
  readonly drafts: DraftWords;
  readonly startOver: string;
  readonly startOverSure: string;
  readonly noSubmitYet: string;
  readonly document: string;
  /** Follows the text of a link. */
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
  /** Explains the mark of questions that must be answered. */
  readonly legend: string;
  readonly options: string;
  readonly minutesLeft: PluralForms;
  readonly check: CheckWords;
  readonly aloud: { readonly start: string; readonly stop: string };
  readonly easy: EasyWords;
  readonly enlarge: string;
  readonly close: string;
  readonly problems: Readonly<Record<AnswerProblem, string>>;
  readonly banners: Readonly<Record<ResidentBanner, string>>;
  readonly thankYou: NoticeWords;
  readonly after: AfterWords;
}

/** The texts as a page uses them: with the texts of the inputs, and with `lang` when the page has another language. */
export interface PageWords extends SurveyWords {
  readonly lang?: PageLanguage;
  readonly inputs: InputWords;
  /** English texts for those of an unreviewed language by which residents decide about their data. */
  readonly english?: Pick<SurveyWords, 'privacy' | 'consent'>;
}

export type NoticeKind =
  | 'not_found'
  | 'closed'
  | 'paused'
  | 'ended'
  | 'not_yet_open'
  | 'full'
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

/** Facts about the use of a response, shown beside the council's own notice. */
export interface PrivacyFactWords {
  readonly title: string;
  readonly kept: string;
  readonly language: string;
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
  /** Label of the trap field, which people do not see. */
  readonly trap: string;
  /** Below the form of a page that owes a proof of work, for people without script. */
  readonly waitNote: string;
  /** Replaces `failed` on the page of an invitation. */
  readonly invitedFailed: string;
  readonly notices: Readonly<Record<NoticeKind, NoticeWords>>;
  readonly receipt: ReceiptWords;
  readonly nextAvailable: string;
  readonly privacyTitle: string;
  readonly facts: PrivacyFactWords;
  readonly back: string;
}
