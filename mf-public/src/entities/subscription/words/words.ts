import type { SignupProblemKind } from '@folkmoot/contracts/client';

/** All texts of the subscription pages in one language. */
export interface SubscriptionWords {
  /** Shown beside the label of a required field. */
  readonly required: string;
  readonly choose: string;
  readonly topics: string;
  readonly recommended: string;
  readonly subscribe: string;
  readonly subscribing: string;
  /** Shown above a rejected form, and beside a field unless there is a more exact text. */
  readonly problems: Readonly<Record<SignupProblemKind, string>>;
  /** Shown beside an empty required field. */
  readonly fillIn: string;
  readonly failed: string;
  readonly doubted: string;
  readonly paused: string;
  /** Label of the trap field, which people do not see. */
  readonly trap: string;
  readonly preview: string;
  readonly previewDone: string;
  readonly leaveAnyTime: string;
  readonly poweredBy: (product: string) => string;
  readonly news: {
    readonly title: (council: string) => string;
    readonly none: string;
    /** The link from a newsletter to the list. */
    readonly all: string;
  };
  readonly signedUp: {
    readonly title: string;
    readonly text: (council: string) => string;
    readonly confirmed: string;
    readonly oneMoreStep: string;
    readonly confirm: string;
  };
  readonly notFound: { readonly title: string; readonly text: string };
  /** For a page that is neither a survey nor a sign-up page, below the title of `notFound`. */
  readonly pageNotFound: string;
  readonly linkInvalid: { readonly title: string; readonly text: string };
  readonly prompt: {
    readonly title: (council: string) => string;
    readonly text: string;
    readonly email: string;
    readonly incomplete: string;
    readonly failed: string;
    readonly done: string;
    /** Contains the placeholder `{address}`. */
    readonly confirm: string;
    /** Replaces an unknown address. */
    readonly yourAddress: string;
    readonly close: string;
    /** Name of the button with the cross. */
    readonly cross: string;
    /** The choice to hear what comes of the survey, beside the topics. */
    readonly hearBack: string;
    readonly hearBackHint: string;
  };
  /** The pages behind the links in mails about what comes of a survey. */
  readonly hearBack: {
    /** The link on the page of a survey that is closed. */
    readonly link: string;
    readonly confirm: { readonly title: string; readonly text: (council: string) => string; readonly action: string };
    readonly stop: { readonly title: string; readonly text: (council: string) => string; readonly action: string };
    readonly busy: string;
    readonly failed: string;
    readonly confirmed: { readonly title: string; readonly text: (council: string) => string };
    readonly stopped: { readonly title: string; readonly text: (council: string) => string };
  };
  readonly preferences: {
    readonly title: string;
    readonly intro: (council: string, email: string) => string;
    readonly pending: string;
    readonly unsubscribed: string;
    readonly topics: string;
    readonly save: string;
    readonly saving: string;
    readonly saved: string;
    readonly confirmed: (council: string) => string;
    readonly none: string;
    readonly leaveTitle: string;
    readonly leaveText: (council: string) => string;
  };
  readonly confirm: {
    readonly title: string;
    readonly text: (council: string) => string;
    readonly action: string;
    readonly busy: string;
    readonly failed: string;
  };
  readonly unsubscribe: {
    readonly title: string;
    readonly text: (council: string) => string;
    readonly action: string;
    readonly busy: string;
    readonly instead: string;
    readonly done: string;
    readonly doneText: (council: string) => string;
    readonly comeBack: string;
  };
  /** Replaces the name of an unknown council. */
  readonly theCouncil: string;
}
