/** @file Actions of people on the running product, over HTTP: an officer signs in and reads, a resident answers. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Mailing } from '@folkmoot/contracts';
import { demoCampaignNames, demoUsers } from '@folkmoot/sample-data/demo';

const LOOK_MS = 20;
const json = { 'content-type': 'application/json' };

/** The open campaign of the demo data, and its officer. */
export const DEMO_CAMPAIGN = demoCampaignNames.park.id;
export const DEMO_OFFICER = demoUsers.riversideAdmin.email;
export const DEMO_SYSTEM_ADMIN = 'system@folkmoot.example';

interface Question {
  id: string;
  type: string;
  required: boolean;
  options?: { id: string }[];
}

/** Throws when the answer is not a success. */
export const readJson = async <T>(url: string, init?: RequestInit): Promise<T> => {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
};

/** The code in the newest mail to a person: while a link is valid, each mail contains the same code. */
const codeFromInbox = async (inbox: string, address: string): Promise<string> => {
  for (;;) {
    const { items } = await readJson<{ items: { to: unknown; links: string[] }[] }>(`${inbox}/dev/inbox.json`);
    const theirs = items.filter(({ to }) => JSON.stringify(to).includes(address));
    const link = theirs.flatMap(({ links }) => links).find((candidate) => candidate.includes('/auth?code='));
    if (link) return new URL(link).searchParams.get('code') ?? '';
    await pause(LOOK_MS);
  }
};

/**
 * Signs a person in by mail, by default the demo's officer. The mail arrives at `inbox`. Returns the session cookie.
 */
export const signIn = async (origin: string, address: string = DEMO_OFFICER, inbox = origin): Promise<string> => {
  const email = JSON.stringify({ email: address });
  await readJson(`${origin}/api/auth/magic-links`, { method: 'POST', headers: json, body: email });
  const body = JSON.stringify({ code: await codeFromInbox(inbox, address) });
  const reply = await fetch(`${origin}/api/auth/sessions`, { method: 'POST', headers: json, body });
  return reply.headers.get('set-cookie')?.split(';')[0] ?? '';
};

/** An answer to each required question. */
export const answersTo = (questions: readonly Question[]) =>
  questions
    .filter(({ required }) => required)
    .map(({ id, type, options }) => ({ questionId: id, answer: type === 'rating' ? 4 : (options?.[0]?.id ?? 'yes') }));

interface SentAnswers {
  key: string;
  /** By default an answer to each required question. */
  answers?: ReturnType<typeof answersTo>;
}

/** Sends answers to the demo's survey. Returns the receipt. */
export const sendAnswers = async (origin: string, { key, answers }: SentAnswers): Promise<string> => {
  const where = `${origin}/api/public/surveys/${DEMO_CAMPAIGN}`;
  const { startToken, survey } = await readJson<{ startToken: string; survey: { questions: Question[] } }>(where);
  const headers = { ...json, 'idempotency-key': key };
  const body = JSON.stringify({ startToken, answers: answers ?? answersTo(survey.questions) });
  return (await readJson<{ receipt: string }>(`${where}/responses`, { method: 'POST', headers, body })).receipt;
};

/** Answers the demo's survey. Returns the receipt. The same key is the same response. */
export const answerSurvey = (origin: string, key: string = crypto.randomUUID()): Promise<string> =>
  sendAnswers(origin, { key });

/** Number of responses in the report of the demo's campaign. */
export const reportedResponses = async (origin: string, cookie: string): Promise<number> => {
  const where = `${origin}/api/campaigns/${DEMO_CAMPAIGN}/report`;
  return (await readJson<{ responses: number }>(where, { headers: { cookie } })).responses;
};

/** Uploads addresses for an import. Returns its id; it runs as a job. */
export const importAddresses = async (
  origin: string,
  cookie: string,
  addresses: readonly string[],
): Promise<string> => {
  const headers = { cookie };
  const { items } = await readJson<{ items: { id: string }[] }>(`${origin}/api/tags`, { headers });
  const form = new FormData();
  form.set('file', new Blob([['email', ...addresses].join('\n')], { type: 'text/csv' }), 'addresses.csv');
  form.set('consentSource', 'asked at the fair');
  form.set('tagIds', items[0]?.id ?? '');
  const init = { method: 'POST', headers, body: form };
  return (await readJson<{ id: string }>(`${origin}/api/subscriber-imports`, init)).id;
};

/** The state of an import: `done` when it has ended. */
export const readImport = (origin: string, cookie: string, id: string): Promise<{ state: string; added: number }> =>
  readJson(`${origin}/api/subscriber-imports/${id}`, { headers: { cookie } });

/** Drafts an invitation of everybody to the demo's campaign. */
export const draftInvitation = (origin: string, cookie: string, subject: string): Promise<Mailing> => {
  const wording = { subject, text: 'Please tell us.', audience: { of: 'everybody' } };
  const body = JSON.stringify({ campaignId: DEMO_CAMPAIGN, kind: 'invitation', ...wording });
  return readJson<Mailing>(`${origin}/api/mailings`, { method: 'POST', headers: { ...json, cookie, origin }, body });
};

/** Sends a drafted mailing, now or at a time. */
export const sendMailing = async (
  origin: string,
  cookie: string,
  id: string,
  send: { readonly revision: number; readonly sendAt?: string },
): Promise<void> => {
  const init = { method: 'POST', headers: { ...json, cookie, origin }, body: JSON.stringify(send) };
  await readJson(`${origin}/api/mailings/${id}/send`, init);
};
