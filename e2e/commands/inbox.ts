import { expect } from '@playwright/test';

interface Mail {
  to: string | string[];
  subject: string;
  links: string[];
  receivedAt: string;
}

const mailsTo = async (origin: string, address: string): Promise<Mail[]> => {
  // In containers the mail sink shows its mails at an address of its own.
  const response = await fetch(`${process.env.E2E_INBOX || origin}/dev/inbox.json`);
  const { items } = (await response.json()) as { items: Mail[] };
  return items.filter(({ to }) => JSON.stringify(to).includes(address));
};

const newestLink = async (origin: string, address: string, receivedAfter: Date, part: string): Promise<string> => {
  let link: string | undefined;
  await expect(async () => {
    const fresh = (await mailsTo(origin, address)).filter(({ receivedAt }) => new Date(receivedAt) >= receivedAfter);
    link = fresh.flatMap(({ links }) => links).find((candidate) => candidate.includes(part));
    expect(link).toBeDefined();
  }).toPass({ timeout: 30_000 });
  return link ?? '';
};

/** The sign-in link of the newest mail to an address, once it has arrived. */
export const signInLink = (origin: string, address: string, receivedAfter: Date): Promise<string> =>
  newestLink(origin, address, receivedAfter, '/auth?');

/** The link of the newest invitation to an address, once it has arrived. */
export const invitationLink = (origin: string, address: string, receivedAfter: Date): Promise<string> =>
  newestLink(origin, address, receivedAfter, '/invite/');

/** The link by which a resident confirms their address. */
export const confirmationLink = (origin: string, address: string): Promise<string> =>
  newestLink(origin, address, new Date(0), '/confirm/');

/** Waits for a mail to somebody with such a subject. */
export const expectMail = async (origin: string, address: string, subject: string): Promise<void> => {
  await expect(async () => {
    expect((await mailsTo(origin, address)).map((mail) => mail.subject)).toContain(subject);
  }).toPass({ timeout: 45_000 });
};

/** Every address in the mails to somebody. */
export const linksTo = async (origin: string, address: string): Promise<string[]> =>
  (await mailsTo(origin, address)).flatMap(({ links }) => links);
