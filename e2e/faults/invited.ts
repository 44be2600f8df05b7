import { readFileSync } from 'node:fs';
import path from 'node:path';
import { tellAnsweredOperation } from '@folkmoot/contracts';
import { serviceHeaders } from '@folkmoot/service-kit';
import { answersTo, DEMO_CAMPAIGN, readJson } from '../../scripts/product/people';
import type { RunningProduct } from '../../scripts/product/running-product';
import { comesTrue, HANGS_MS } from './fault-tests';

export interface Invited {
  readonly answer: string;
  readonly email: string;
  readonly link: string;
  /** An attribute of the person that is part of the message. */
  readonly detail: string;
}

interface Mailing {
  id: string;
  revision: number;
  state: string;
  counts: { sent: number; answered: number };
}
interface Mail {
  to: string | string[];
  links: string[];
}

const keptIn = (dataDir: string, file: string): Record<string, string> =>
  JSON.parse(readFileSync(path.join(dataDir, file), 'utf8'));

/** Unlike the attribute of anybody else. */
const detailOf = (at: number): string => `quill${at}zephyr`;

/** Some subscribers of the demo's council, each with an invitation link. */
export const invite = async ({ origin }: RunningProduct, cookie: string, count: number) => {
  const ask = <T>(method: string, where: string, body?: object): Promise<T> =>
    readJson<T>(`${origin}${where}`, {
      method,
      headers: { cookie, origin, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  const tag = await ask<{ id: string }>('POST', '/api/tags', { name: 'Invited' });
  const emails = Array.from({ length: count }, (_, at) => `invited${at}th@residents.example`);
  for (const [at, email] of emails.entries()) {
    const attributes = { first_name: detailOf(at), ward: 'East' };
    const person = { email, tagIds: [tag.id], consentSource: 'Town fair', attributes };
    const { id } = await ask<{ id: string }>('POST', '/api/subscribers', person);
    await ask('PATCH', `/api/subscribers/${id}`, { attributes: { postcode: detailOf(at) } });
  }
  const text = 'Hello {first name|neighbour} of {postcode}';
  const draft = { campaignId: DEMO_CAMPAIGN, kind: 'invitation', subject: 'Your view, {first name}', text };
  const audience = { of: 'tags', tagIds: [tag.id] };
  const { id, revision } = await ask<Mailing>('POST', '/api/mailings', { ...draft, audience });
  await ask('POST', `/api/mailings/${id}/send`, { revision, isImmediate: true });
  const look = () => ask<Mailing>('GET', `/api/mailings/${id}`);
  if (!(await comesTrue(async () => (await look()).state === 'done', HANGS_MS))) {
    throw new Error(`the invitations were not sent: ${JSON.stringify(await look())}`);
  }
  const { items } = await readJson<{ items: Mail[] }>(`${origin}/dev/inbox.json`);
  const people = emails.map((email, at): Invited => {
    const links = items.filter(({ to }) => JSON.stringify(to).includes(email)).flatMap((mail) => mail.links);
    const link = links.find((each) => each.includes('?invitation=')) ?? '';
    return { answer: `What the invited number ${at} hankers for`, email, link, detail: detailOf(at) };
  });
  /** Sends a reminder and waits for its end. Null when it is refused. */
  const remind = async (): Promise<Mailing | null> => {
    const words = { ...draft, kind: 'reminder', audience: { of: 'unanswered' } };
    const made = await ask<Mailing>('POST', '/api/mailings', words);
    const body = { revision: made.revision, isImmediate: true };
    const sent = await ask<Mailing>('POST', `/api/mailings/${made.id}/send`, body).catch(() => null);
    if (!sent) return null;
    let now = sent;
    await comesTrue(async () => {
      now = await ask<Mailing>('GET', `/api/mailings/${made.id}`);
      return now.state === 'done';
    }, HANGS_MS);
    return now;
  };
  /** The staff views of a mailing's messages, and of the mails of each person. */
  const listed = async (mailingId: string): Promise<string> =>
    JSON.stringify(await ask<object>('GET', `/api/mailings/${mailingId}/deliveries?limit=200`));
  const mailsOf = async (email: string): Promise<string[]> => {
    const { mails } = await ask<{ mails: { kind: string }[] }>('POST', '/api/subscribers/personal-data/searches', {
      email,
    });
    return mails.map(({ kind }) => kind).sort();
  };
  return { people, remind, listed, mailsOf, answered: async () => (await look()).counts.answered };
};

const hidden = (html: string, name: string): string =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';

interface Survey {
  survey: { questions: (Parameters<typeof answersTo>[0][number] & { type: string; showIf?: unknown })[] };
}

/** Opens the link of the mail and answers. */
export const answerInvitation = async (origin: string, { link, answer }: Invited): Promise<void> => {
  const where = `${origin}/api/public/surveys/${DEMO_CAMPAIGN}`;
  const html = await (await fetch(link)).text();
  const { survey } = await readJson<Survey>(where);
  const text = survey.questions.find(({ type, showIf }) => type === 'text' && !showIf);
  const answers = answersTo(survey.questions).filter(({ questionId }) => questionId !== text?.id);
  await readJson(`${where}/responses`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({
      startToken: hidden(html, 'startToken'),
      answers: [...answers, { questionId: text?.id, answer }],
    }),
  });
};

/** Runs the nightly job now. */
export const reportAnswered = async (dataDir: string): Promise<void> => {
  const { SERVICE_KEY_OPERATOR: serviceKey = '' } = keptIn(dataDir, 'secrets.json');
  const headers = await serviceHeaders({ from: 'operator', to: 'public', serviceKey });
  const url = `${keptIn(dataDir, 'addresses.json').public}${tellAnsweredOperation.path}`;
  await readJson(url, { method: 'POST', headers });
};
