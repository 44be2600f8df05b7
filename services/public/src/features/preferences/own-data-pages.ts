import {
  type AddressRequestOutcome,
  lookup,
  MAX_ATTRIBUTE_TEXT,
  MAX_SIGNUP_EMAIL,
  type NewAddress,
  type OwnData,
  ownDataFields,
  type ResidentFormFields,
} from '@folkmoot/contracts';
import { file } from '@folkmoot/service-kit';
import { type PageAnswer, redirect, renderPage } from '../../integrations/rendering/answer-page';
import { secretAddress } from '../../integrations/rendering/headers';
import { behind, councilOf, orFailure, type PreferencePages, show } from './preference-pages';

const textOf = (fields: ResidentFormFields, name: string): string => {
  const value = lookup(fields, name);
  return typeof value === 'string' ? value : '';
};

const addressesOf = (token: string) => {
  const preferencesUrl = `/preferences/${token}`;
  return { preferencesUrl, dataUrl: `${preferencesUrl}/data`, addressUrl: `${preferencesUrl}/address` };
};

interface Shown {
  readonly note?: 'saved' | null;
  readonly values?: Readonly<Record<string, string>>;
  readonly problems?: readonly string[];
  readonly isFile?: boolean;
}

const contentOf = (
  ownData: OwnData,
  token: string,
  { note = null, values = {}, problems = [], isFile = false }: Shown,
) => {
  const { preferencesUrl, dataUrl } = addressesOf(token);
  return {
    kind: 'own-data',
    ownData,
    action: dataUrl,
    preferencesUrl,
    jsonUrl: `${dataUrl}.json`,
    fileUrl: `${dataUrl}.html`,
    note,
    values,
    problems,
    isFile,
  } as const;
};

/** Shows everything that is kept about the person. Changes nothing. */
export const ownDataPage = (pages: PreferencePages, token: string, note: unknown): Promise<PageAnswer> =>
  orFailure(pages, async () => {
    const { councilId } = behind(pages, 'readPreferences', token);
    const ownData = await pages.subscribers.readOwnData(councilId, token);
    return show(pages, contentOf(ownData, token, { note: note === 'saved' ? 'saved' : null }));
  });

/** Saves corrections. A refused form comes back as it was written. */
export const ownDataForm = (pages: PreferencePages, token: string, posted: ResidentFormFields): Promise<PageAnswer> =>
  orFailure(pages, async () => {
    const { councilId } = behind(pages, 'readPreferences', token);
    const ownData = await pages.subscribers.readOwnData(councilId, token);
    const sent = ownData.attributes.filter(({ key }) => lookup(posted, ownDataFields.value(key)) !== undefined);
    const values = Object.fromEntries(
      sent.map(({ key }) => [key, textOf(posted, ownDataFields.value(key)).slice(0, MAX_ATTRIBUTE_TEXT * 2)]),
    );
    const problems = await pages.subscribers.correctOwnData(councilId, token, values);
    if (problems.length > 0) return show(pages, contentOf(ownData, token, { values, problems }), 422);
    return redirect(`${addressesOf(token).dataUrl}?note=saved`, 303);
  });

const saved = (body: string, type: string, name: string): PageAnswer =>
  file(Buffer.from(body), {
    type,
    name,
    headers: { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', ...secretAddress },
  });

/** All data as a file for programs. */
export const ownDataJson = (pages: PreferencePages, token: string): Promise<PageAnswer> =>
  orFailure(pages, async () => {
    const { councilId } = behind(pages, 'readPreferences', token);
    const { council, data } = await pages.subscribers.readOwnData(councilId, token);
    const json = JSON.stringify({ council: council.name, ...data }, null, 2);
    return saved(`${json}\n`, 'application/json; charset=utf-8', 'my-data.json');
  });

/** All data as a page to keep and read. */
export const ownDataFile = (pages: PreferencePages, token: string): Promise<PageAnswer> =>
  orFailure(pages, async () => {
    const { councilId } = behind(pages, 'readPreferences', token);
    const ownData = await pages.subscribers.readOwnData(councilId, token);
    const html = renderPage(pages, contentOf(ownData, token, { isFile: true }));
    return html === null
      ? show(pages, { kind: 'unavailable' }, 503)
      : saved(html, 'text/html; charset=utf-8', 'my-data.html');
  });

/** Pauses mailings, or ends the pause. */
export const pauseForm = (pages: PreferencePages, token: string, posted: ResidentFormFields): Promise<PageAnswer> =>
  orFailure(pages, async () => {
    const { councilId } = behind(pages, 'readPreferences', token);
    const isPaused = textOf(posted, ownDataFields.answer) !== 'resume';
    const { status, pausedUntil } = await pages.subscribers.pauseMail(councilId, token, isPaused);
    if (status !== 'active') return redirect(`/preferences/${token}`, 303);
    return redirect(`/preferences/${token}?note=${pausedUntil ? 'paused' : 'resumed'}`, 303);
  });

/** Says what is erased, with a button. Changes nothing. */
export const erasePage = (pages: PreferencePages, token: string): Promise<PageAnswer> =>
  orFailure(pages, async () => {
    const { councilId } = behind(pages, 'readPreferences', token);
    const { council, email } = await pages.subscribers.readPreferences(councilId, token);
    const { preferencesUrl, dataUrl } = addressesOf(token);
    return show(pages, {
      kind: 'erase-form',
      council,
      email,
      action: `${preferencesUrl}/erase`,
      preferencesUrl,
      dataUrl,
    });
  });

export const eraseForm = (pages: PreferencePages, token: string): Promise<PageAnswer> =>
  orFailure(pages, async () => {
    const { councilId } = behind(pages, 'readPreferences', token);
    await pages.subscribers.eraseOwnData(councilId, token);
    const council = await councilOf(pages, councilId).catch(() => null);
    return show(pages, { kind: 'erased', council });
  });

interface AddressForm {
  readonly written: string;
  readonly outcome: AddressRequestOutcome | null;
}

const requestStatuses: Readonly<Record<AddressRequestOutcome, number>> = {
  asked: 200,
  invalid: 422,
  same: 422,
  too_many: 429,
  not_active: 409,
};

const showAddressForm = async (pages: PreferencePages, token: string, { written, outcome }: AddressForm) => {
  const { councilId } = behind(pages, 'readPreferences', token);
  const { council, email, status } = await pages.subscribers.readPreferences(councilId, token);
  const { preferencesUrl, addressUrl } = addressesOf(token);
  const content = {
    kind: 'address-form',
    council,
    email,
    action: addressUrl,
    preferencesUrl,
    written,
    outcome: status === 'active' ? outcome : 'not_active',
  } as const;
  return show(pages, content, outcome === null ? 200 : requestStatuses[outcome]);
};

/** Asks for a new address. Changes nothing. */
export const addressPage = (pages: PreferencePages, token: string): Promise<PageAnswer> =>
  orFailure(pages, () => showAddressForm(pages, token, { written: '', outcome: null }));

/** Both mailboxes are asked to confirm. */
export const addressForm = (pages: PreferencePages, token: string, posted: ResidentFormFields): Promise<PageAnswer> =>
  orFailure(pages, async () => {
    const { councilId } = behind(pages, 'readPreferences', token);
    const written = textOf(posted, ownDataFields.email).slice(0, MAX_SIGNUP_EMAIL);
    const outcome = await pages.subscribers.requestNewAddress(councilId, token, written);
    return showAddressForm(pages, token, { written, outcome });
  });

const showChange = (pages: PreferencePages, token: string, change: NewAddress): PageAnswer =>
  show(pages, { kind: 'address-change', change, action: `/confirm/address/${token}` });

/** The buttons for one of the mailboxes. Changes nothing. */
export const newAddressPage = (pages: PreferencePages, token: string): Promise<PageAnswer> =>
  orFailure(pages, async () => {
    const { councilId } = behind(pages, 'readAddressChange', token);
    return showChange(pages, token, await pages.subscribers.readNewAddress(councilId, token));
  });

export const newAddressForm = (
  pages: PreferencePages,
  token: string,
  posted: ResidentFormFields,
): Promise<PageAnswer> =>
  orFailure(pages, async () => {
    const { councilId } = behind(pages, 'readAddressChange', token);
    const answer = textOf(posted, ownDataFields.answer) === 'stop' ? 'stop' : 'confirm';
    return showChange(pages, token, await pages.subscribers.answerNewAddress(councilId, token, answer));
  });
