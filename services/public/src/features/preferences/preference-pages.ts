import {
  type Actor,
  DomainError,
  lookup,
  type Preferences,
  type PublicCouncil,
  type ResidentFormFields,
  type ResidentPage,
  signupFields,
} from '@folkmoot/contracts';
import {
  asDomainError,
  type Context,
  type SubscriberCodes,
  type SubscriberRef,
  type SubscriberTokens,
} from '@folkmoot/service-kit';
import type { KnownPlaces } from '../../entities/signup-page';
import { type PageAnswer, type Pages, redirect, showPage } from '../../integrations/rendering/answer-page';
import { orFailurePage } from '../../integrations/rendering/failure-page';
import { secretAddress } from '../../integrations/rendering/headers';
import type { CouncilsByTag } from './councils-by-tag';
import type { SubscribersService } from './subscribers.port';
import { withdraw } from './withdraw.use-case';

export interface PreferencePages extends Pages {
  readonly codes: Pick<SubscriberCodes, 'read'>;
  readonly councilsByTag: CouncilsByTag;
  readonly tokens: SubscriberTokens;
  readonly subscribers: SubscribersService;
  readonly places: Pick<KnownPlaces, 'ofCouncil'>;
  readonly context: Pick<Context<object, Actor>, 'clock' | 'unitOfWork'>;
}

export const show = (pages: Pages, content: ResidentPage, status = 200): PageAnswer =>
  showPage(pages, content, { status, headers: secretAddress });

const failures = { failures: { link_invalid: [{ kind: 'link-invalid' }, 404] }, headers: secretAddress } as const;

export const orFailure = (pages: Pages, make: () => Promise<PageAnswer>): Promise<PageAnswer> =>
  orFailurePage(pages, make, failures);

/** The subscriber of a link. Throws link_invalid for a forged one, without a request to subscribers. */
export const behind = (
  { tokens, context: { clock } }: Pick<PreferencePages, 'tokens' | 'context'>,
  kind: 'readPreferences' | 'readConfirmation' | 'readAddressChange',
  token: string,
): SubscriberRef => {
  const ref = tokens[kind](token, clock.now());
  if (!ref) throw new DomainError('link_invalid');
  return ref;
};

export const councilOf = async ({ places }: PreferencePages, councilId: string): Promise<PublicCouncil | null> =>
  (await places.ofCouncil(councilId))?.council.council ?? null;

type Note = Extract<ResidentPage, { kind: 'preferences' }>['note'];

const showPreferences = (pages: Pages, preferences: Preferences, token: string, note: Note, status = 200) =>
  show(
    pages,
    {
      kind: 'preferences',
      preferences,
      action: `/preferences/${token}`,
      unsubscribeAction: `/unsubscribe/${token}`,
      note,
      own: {
        pauseAction: `/preferences/${token}/pause`,
        dataUrl: `/preferences/${token}/data`,
        addressUrl: `/preferences/${token}/address`,
        eraseUrl: `/preferences/${token}/erase`,
      },
    },
    status,
  );

const notes: Readonly<Record<string, Note>> = {
  saved: 'saved',
  confirmed: 'confirmed',
  paused: 'paused',
  resumed: 'resumed',
};

export const preferencesPage = (pages: PreferencePages, token: string, note: unknown): Promise<PageAnswer> =>
  orFailure(pages, async () => {
    const { councilId } = behind(pages, 'readPreferences', token);
    const preferences = await pages.subscribers.readPreferences(councilId, token);
    const said = typeof note === 'string' && Object.hasOwn(notes, note) ? (lookup(notes, note) ?? null) : null;
    return showPreferences(pages, preferences, token, said);
  });

/** Saves the topics of the plain form. Without any topic, shows the page that all subscriptions are ended. */
export const preferencesForm = (
  pages: PreferencePages,
  token: string,
  posted: ResidentFormFields,
): Promise<PageAnswer> =>
  orFailure(pages, async () => {
    const { councilId } = behind(pages, 'readPreferences', token);
    const tagIds = [posted[signupFields.topics] ?? []].flat();
    await pages.subscribers.choosePreferences(councilId, token, tagIds);
    return redirect(`/preferences/${token}?note=saved`, 303);
  });

const showConfirm = async (pages: PreferencePages, token: string, councilId: string, isFailed: boolean) => {
  const council = await councilOf(pages, councilId);
  if (!council) throw new DomainError('link_invalid');
  return show(pages, { kind: 'confirm', council, action: `/confirm/${token}`, isFailed }, isFailed ? 503 : 200);
};

export const confirmPage = (pages: PreferencePages, token: string): Promise<PageAnswer> =>
  orFailure(pages, async () => {
    const { councilId } = behind(pages, 'readConfirmation', token);
    return showConfirm(pages, token, councilId, false);
  });

/** Confirms the address, then shows the person's preference page. */
export const confirmForm = (pages: PreferencePages, token: string): Promise<PageAnswer> =>
  orFailure(pages, async () => {
    const ref = behind(pages, 'readConfirmation', token);
    try {
      await pages.subscribers.confirmAddress(ref.councilId, token);
    } catch (error) {
      if (asDomainError(error).code !== 'unavailable') throw error;
      return showConfirm(pages, token, ref.councilId, true);
    }
    return redirect(`/preferences/${pages.tokens.preferences(ref)}?note=confirmed`, 303);
  });

export const unsubscribePage = (pages: PreferencePages, token: string): Promise<PageAnswer> =>
  orFailure(pages, async () => {
    const { councilId } = behind(pages, 'readPreferences', token);
    const council = await councilOf(pages, councilId);
    const action = `/unsubscribe/${token}`;
    const preferencesUrl = `/preferences/${token}`;
    return show(pages, { kind: 'unsubscribe', council, action, preferencesUrl });
  });

/** Ends all subscriptions. A mail program gets the same page, but uses only its status. */
export const unsubscribeForm = (pages: PreferencePages, token: string): Promise<PageAnswer> =>
  orFailure(pages, async () => {
    const { councilId } = await withdraw(pages.context, token, pages.tokens);
    const council = await councilOf(pages, councilId).catch(() => null);
    return show(pages, { kind: 'unsubscribed', council, preferencesUrl: `/preferences/${token}` });
  });
