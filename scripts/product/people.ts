/** @file What people do with the running product, over HTTP: an officer who signs in and reads, a resident who answers. */
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_MS = 20;
const json = { 'content-type': 'application/json' };

/** The campaign of the demo data that takes responses, and who looks after it. */
export const DEMO_CAMPAIGN = 'riverside-park';
export const DEMO_OFFICER = 'admin@riverside.example';
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

/** The code of the mail that has just been asked for. */
const codeFromInbox = async (inbox: string): Promise<string> => {
  for (;;) {
    const { items } = await readJson<{ items: { links: string[] }[] }>(`${inbox}/dev/inbox.json`);
    const link = items[0]?.links.find((one) => one.includes('/auth?code='));
    if (link) return new URL(link).searchParams.get('code') ?? '';
    await pause(LOOK_MS);
  }
};

/** Signs somebody in by mail, the demo's officer by default; the mail arrives at `inbox`. The cookie of the session. */
export const signIn = async (origin: string, address: string = DEMO_OFFICER, inbox = origin): Promise<string> => {
  const email = JSON.stringify({ email: address });
  await readJson(`${origin}/api/auth/magic-links`, { method: 'POST', headers: json, body: email });
  const body = JSON.stringify({ code: await codeFromInbox(inbox) });
  const reply = await fetch(`${origin}/api/auth/sessions`, { method: 'POST', headers: json, body });
  return reply.headers.get('set-cookie')?.split(';')[0] ?? '';
};

/** An answer to each question that must have one. */
export const answersTo = (questions: readonly Question[]) =>
  questions
    .filter(({ required }) => required)
    .map(({ id, type, options }) => ({ questionId: id, answer: type === 'rating' ? 4 : (options?.[0]?.id ?? 'yes') }));

interface SentAnswers {
  key: string;
  /** By default an answer to each question that must have one. */
  answers?: ReturnType<typeof answersTo>;
}

/** Sends answers to the demo's survey; the receipt. */
export const sendAnswers = async (origin: string, { key, answers }: SentAnswers): Promise<string> => {
  const where = `${origin}/api/public/surveys/${DEMO_CAMPAIGN}`;
  const { startToken, survey } = await readJson<{ startToken: string; survey: { questions: Question[] } }>(where);
  const headers = { ...json, 'idempotency-key': key };
  const body = JSON.stringify({ startToken, answers: answers ?? answersTo(survey.questions) });
  return (await readJson<{ receipt: string }>(`${where}/responses`, { method: 'POST', headers, body })).receipt;
};

/** Answers the demo's survey; the receipt. The same key is the same response. */
export const answerSurvey = (origin: string, key: string = crypto.randomUUID()): Promise<string> =>
  sendAnswers(origin, { key });

/** How many responses the report of the demo's campaign tells of. */
export const reportedResponses = async (origin: string, cookie: string): Promise<number> => {
  const where = `${origin}/api/campaigns/${DEMO_CAMPAIGN}/report`;
  return (await readJson<{ responses: number }>(where, { headers: { cookie } })).responses;
};
