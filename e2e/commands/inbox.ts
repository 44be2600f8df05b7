import { expect } from '@playwright/test';

interface Mail {
  to: string | string[];
  subject: string;
  links: string[];
  receivedAt: string;
}

const mailsTo = async (origin: string, address: string): Promise<Mail[]> => {
  const response = await fetch(`${origin}/dev/inbox.json`);
  const { items } = (await response.json()) as { items: Mail[] };
  return items.filter(({ to }) => JSON.stringify(to).includes(address));
};

/** A link of the newest mail to an address, once it has arrived. */
const linkTo = async (origin: string, address: string, path: string, receivedAfter: Date): Promise<string> => {
  let link: string | undefined;
  await expect(async () => {
    const fresh = (await mailsTo(origin, address)).filter(({ receivedAt }) => new Date(receivedAt) >= receivedAfter);
    link = fresh[0]?.links.find((candidate) => candidate.includes(path));
    expect(link).toBeDefined();
  }).toPass({ timeout: 30_000 });
  return link ?? '';
};

/** The sign-in link of the newest mail to an address, once it has arrived. */
export const signInLink = (origin: string, address: string, receivedAfter: Date): Promise<string> =>
  linkTo(origin, address, '/auth?', receivedAfter);

/** The link by which a resident confirms their address. */
export const confirmationLink = (origin: string, address: string): Promise<string> =>
  linkTo(origin, address, '/confirm/', new Date(0));

/** Every address in the mails to somebody. */
export const linksTo = async (origin: string, address: string): Promise<string[]> =>
  (await mailsTo(origin, address)).flatMap(({ links }) => links);
