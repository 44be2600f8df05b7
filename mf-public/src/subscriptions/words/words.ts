import type { SignupProblemKind } from '@folkmoot/contracts/client';

/** Everything that the pages of subscriptions say, in one language. */
export interface SubscriptionWords {
  /** Beside the label of a field that must be filled in. */
  readonly required: string;
  readonly choose: string;
  readonly topics: string;
  readonly recommended: string;
  readonly subscribe: string;
  readonly subscribing: string;
  /** What stands above a form that was not taken, and beside a field unless said otherwise. */
  readonly problems: Readonly<Record<SignupProblemKind, string>>;
  /** Beside a field that was left empty. */
  readonly fillIn: string;
  readonly failed: string;
  readonly doubted: string;
  readonly paused: string;
  /** The label of a field that nobody sees. */
  readonly trap: string;
  readonly preview: string;
  readonly previewDone: string;
  readonly leaveAnyTime: string;
  readonly poweredBy: (product: string) => string;
  readonly signedUp: {
    readonly title: string;
    readonly text: (council: string) => string;
    readonly confirmed: string;
    readonly oneMoreStep: string;
    readonly confirm: string;
  };
  readonly notFound: { readonly title: string; readonly text: string };
  readonly linkInvalid: { readonly title: string; readonly text: string };
  readonly prompt: {
    readonly title: (council: string) => string;
    readonly text: string;
    readonly email: string;
    readonly incomplete: string;
    readonly failed: string;
    readonly done: string;
    /** With the place `{address}`. */
    readonly confirm: string;
    /** In the place of an address that is not known. */
    readonly yourAddress: string;
    readonly close: string;
    /** The name of the button with the cross. */
    readonly cross: string;
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
  /** In place of a council that is not known. */
  readonly theCouncil: string;
}
