import type { AddressRequestOutcome, NewAddress, Preferences, Topic } from '../operations/preferences';
import type { PublicOptInPage } from '../operations/public-subscriptions';
import type { ListedCommitment } from './commitment';
import type { CommitmentState } from './commitment-terms';
import type { ConsultationList } from './consultation';
import type { ConsultationStatus } from './consultation-terms';
import type { PublicCouncil } from './council';
import type { ArchivedNewsletter } from './newsletter';
import type { OwnData } from './personal-data';
import type { ResultsChecksum } from './publication-terms';
import type { PublishedResults } from './published-results';
import type { SignupProblemKind } from './subscriber-terms';

/** @file The pages by which residents subscribe, read newsletters, choose and leave. */

export interface SignupProblem {
  /** The id of a field, or `topics`. */
  readonly field: string;
  readonly kind: SignupProblemKind;
}

/** A form by which residents subscribe, with what was entered when it came back. Names of its fields: `signupFields`. */
export interface SignupForm {
  /** Where it is posted to. */
  readonly action: string;
  /** Hidden field `idempotencyKey`; kept when the form comes back. */
  readonly idempotencyKey: string;
  /** Hidden field `stamp`: signed, says when the form was first shown. */
  readonly stamp: string;
  /** By id of the field; a ticked checkbox is `yes`. */
  readonly values: Readonly<Record<string, string>>;
  /** The topics that are ticked. */
  readonly tagIds: readonly string[];
  readonly problems: readonly SignupProblem[];
  /** It could not be taken, for no fault of the person. */
  readonly isFailed: boolean;
  /** The person is asked to send it once more: something that people do not see was filled in. */
  readonly isDoubted: boolean;
  /** The person is asked to wait a little: there were more sign-ups than usual. Absent from a server of an earlier release. */
  readonly isPaused?: boolean;
}

/** The offer to subscribe after a survey. */
export interface SubscriptionPrompt {
  readonly topics: readonly Topic[];
  readonly consentText: string;
  readonly form: SignupForm;
  /** Offers to hear what comes of the survey, beside the topics. Absent from a server of an earlier release. */
  readonly offersHearBack?: boolean;
}

/** Filters of a list of consultations. Empty where there is none. */
export interface ConsultationFilters {
  readonly area: string;
  readonly topic: string;
  readonly status: ConsultationStatus | '';
  readonly q: string;
}

/** A newsletter as a public page shows it. */
export type ReadNewsletter = Pick<ArchivedNewsletter, 'title' | 'parts' | 'publishedAt'>;

/** The first commitments of a campaign, and where all of them are. */
export interface CampaignCommitments {
  readonly items: readonly ListedCommitment[];
  readonly total: number;
  readonly url: string;
  /** The page of all commitments of the council. */
  readonly councilUrl: string;
}

export type SubscriptionPage =
  | {
      readonly kind: 'newsletter';
      readonly council: PublicCouncil;
      readonly newsletter: ReadNewsletter;
      readonly listUrl: string;
    }
  /** The published results of a campaign; null where the council has withdrawn all of them. */
  | {
      readonly kind: 'results';
      readonly council: PublicCouncil;
      readonly title: string;
      readonly results: PublishedResults | null;
      readonly withdrawal: { readonly at: string; readonly reason: string } | null;
      readonly surveyUrl: string;
      /** People who heard back. Null below the smallest number that is shown. Absent from a server of an earlier release. */
      readonly heardBack?: number | null;
      readonly checksums: readonly ResultsChecksum[];
      /** The languages of the page: its own first, then those of the survey. Absent from a server of an earlier release. */
      readonly languages?: readonly string[];
      /** The language of the questions, which the council's texts need not exist in. */
      readonly language?: string;
      /** The commitments of the campaign, as they are now. Absent from a server of an earlier release. */
      readonly commitments?: CampaignCommitments | null;
    }
  /** The commitments of a council, or of one of its campaigns. */
  | {
      readonly kind: 'commitments';
      readonly council: PublicCouncil;
      /** The address of the page, without parameters. */
      readonly path: string;
      readonly items: readonly (ListedCommitment & { readonly campaignUrl: string })[];
      readonly total: number;
      readonly page: number;
      readonly pages: number;
      /** The choice of the reader. */
      readonly state: CommitmentState | null;
      readonly campaign: { readonly id: string; readonly title: string } | null;
      /** How many there are of each state. */
      readonly counts: readonly { readonly state: CommitmentState; readonly count: number }[];
    }
  /** The consultations of a council. */
  | {
      readonly kind: 'consultations';
      readonly council: PublicCouncil;
      readonly list: ConsultationList;
      readonly filters: ConsultationFilters;
      /** The origin of this deployment, for addresses in the head of the page. */
      readonly origin: string;
      /** Shown inside a page of another site, without header and footer. */
      readonly isEmbedded: boolean;
      /** Whether the council has a page of commitments. Absent from a server of an earlier release. */
      readonly hasCommitments?: boolean;
    }
  /** The newsletters of a council, newest first. */
  | {
      readonly kind: 'newsletters';
      readonly council: PublicCouncil;
      readonly items: readonly (Pick<ArchivedNewsletter, 'title' | 'publishedAt'> & { readonly url: string })[];
    }
  | {
      readonly kind: 'sign-up';
      readonly signup: PublicOptInPage;
      readonly form: SignupForm;
      /** Shown by a signed link to those who make it; nothing is kept. */
      readonly isPreview: boolean;
    }
  | {
      readonly kind: 'signed-up';
      readonly signup: Pick<PublicOptInPage, 'council' | 'page' | 'needsConfirmation'>;
      readonly isPreview: boolean;
    }
  /** The same for a missing and an inactive page; `lookedUp` only in development. */
  | {
      readonly kind: 'page-not-found';
      readonly lookedUp: { readonly path: string; readonly isCouncil: boolean; readonly isPage: boolean } | null;
    }
  | { readonly kind: 'prompt'; readonly council: PublicCouncil; readonly prompt: SubscriptionPrompt }
  | { readonly kind: 'prompt-done'; readonly council: PublicCouncil; readonly needsConfirmation: boolean }
  | {
      readonly kind: 'preferences';
      readonly preferences: Preferences;
      /** Where the choice is posted to, and where everything is ended. */
      readonly action: string;
      readonly unsubscribeAction: string;
      readonly note: 'saved' | 'confirmed' | 'failed' | 'paused' | 'resumed' | null;
      /** Pages and forms of the person's own data. Absent from a server of an earlier release. */
      readonly own?: {
        readonly pauseAction: string;
        readonly dataUrl: string;
        readonly addressUrl: string;
        readonly eraseUrl: string;
      };
    }
  | {
      readonly kind: 'own-data';
      readonly ownData: OwnData;
      readonly action: string;
      readonly preferencesUrl: string;
      readonly jsonUrl: string;
      readonly fileUrl: string;
      readonly note: 'saved' | null;
      /** By key of the attribute, as they were posted: a refused form comes back. */
      readonly values: Readonly<Record<string, string>>;
      readonly problems: readonly string[];
      /** A file for the person: without forms and links. */
      readonly isFile: boolean;
    }
  | {
      readonly kind: 'address-form';
      readonly council: PublicCouncil;
      /** Partly hidden. */
      readonly email: string;
      readonly action: string;
      readonly preferencesUrl: string;
      readonly written: string;
      readonly outcome: AddressRequestOutcome | null;
    }
  | { readonly kind: 'address-change'; readonly change: NewAddress; readonly action: string }
  | {
      readonly kind: 'erase-form';
      readonly council: PublicCouncil;
      /** Partly hidden. */
      readonly email: string;
      readonly action: string;
      readonly preferencesUrl: string;
      readonly dataUrl: string;
    }
  | { readonly kind: 'erased'; readonly council: PublicCouncil | null }
  | { readonly kind: 'confirm'; readonly council: PublicCouncil; readonly action: string; readonly isFailed: boolean }
  | {
      readonly kind: 'unsubscribe';
      readonly council: PublicCouncil | null;
      readonly action: string;
      readonly preferencesUrl: string;
    }
  | { readonly kind: 'unsubscribed'; readonly council: PublicCouncil | null; readonly preferencesUrl: string }
  /** The links in mails to those who want to hear what comes of a survey. */
  | {
      readonly kind: 'hear-back';
      readonly council: PublicCouncil;
      /** Title of the survey. */
      readonly title: string;
      /** The first two have a button, which posts to `action`. */
      readonly step: 'confirm' | 'stop' | 'confirmed' | 'stopped';
      readonly action: string;
      readonly isFailed: boolean;
    }
  | { readonly kind: 'link-invalid' };
