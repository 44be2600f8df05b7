import { expect } from '@playwright/test';

interface Mail {
  to: string | string[];
  subject: string;
  links: string[];
  receivedAt: string;
}

const mailsTo = async (origin: string, address: string): Promise<Mail[]> => {
  // In containers the mail sink has its own address.
  const response = await fetch(`${process.env.E2E_INBOX || origin}/dev/inbox.json`);
  const { items } = (await response.json()) as { items: Mail[] };
  return items.filter(({ to }) => JSON.stringify(to).includes(address));
};

const newestLink = async (
  origin: string,
  address: string,
  receivedAfter: Date,
  part: string | RegExp,
): Promise<string> => {
  let link: string | undefined;
  await expect(async () => {
    const fresh = (await mailsTo(origin, address)).filter(({ receivedAt }) => new Date(receivedAt) >= receivedAfter);
    link = fresh.flatMap(({ links }) => links).find((candidate) => candidate.search(part) >= 0);
    expect(link).toBeDefined();
  }).toPass({ timeout: 30_000 });
  return link ?? '';
};

/** Requests a sign-in link as a program does, without a browser of the journey. */
export const askForSignInLink = async (origin: string, email: string): Promise<void> => {
  const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email }) };
  expect((await fetch(`${origin}/api/auth/magic-links`, request)).status).toBe(202);
};

/** The sign-in link of the newest mail to an address. Waits for the mail. */
export const signInLink = (origin: string, address: string, receivedAfter: Date): Promise<string> =>
  newestLink(origin, address, receivedAfter, '/auth?');

/** The link of the newest invitation to an address. Waits for the mail. */
export const invitationLink = (origin: string, address: string, receivedAfter: Date): Promise<string> =>
  newestLink(origin, address, receivedAfter, '/invite/');

/** The link that confirms a new email address of an account. Waits for the mail. */
export const addressLink = (origin: string, address: string): Promise<string> =>
  newestLink(origin, address, new Date(0), '/auth/address/');

/** The link with which a resident confirms their address. */
export const confirmationLink = (origin: string, address: string): Promise<string> =>
  newestLink(origin, address, new Date(0), /\/p\/[\w-]+c$/);

/** The link with which a mailbox confirms a change of address. */
export const addressChangeLink = (origin: string, address: string): Promise<string> =>
  newestLink(origin, address, new Date(0), '/confirm/address/');

/** Waits for a mail to an address with this subject. */
export const expectMail = async (origin: string, address: string, subject: string): Promise<void> => {
  await expect(async () => {
    expect((await mailsTo(origin, address)).map((mail) => mail.subject)).toContain(subject);
  }).toPass({ timeout: 45_000 });
};

/** Every link in the mails to an address. */
export const linksTo = async (origin: string, address: string): Promise<string[]> =>
  (await mailsTo(origin, address)).flatMap(({ links }) => links);
