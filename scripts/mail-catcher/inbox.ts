import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const mailSchema = z.object({
  id: z.string(),
  from: z.string(),
  /** The sender's name and the reply address. Mails of earlier versions have neither. */
  fromName: z.string().default(''),
  replyTo: z.string().default(''),
  to: z.array(z.string()),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  links: z.array(z.string()),
  receivedAt: z.string(),
});

export type CaughtMail = z.infer<typeof mailSchema>;

export interface Inbox {
  add(mail: CaughtMail): Promise<void>;
  /** Newest first. */
  list(): readonly CaughtMail[];
  find(id: string): CaughtMail | null;
}

const MOST = 500;

const readMail = async (file: string): Promise<CaughtMail[]> => {
  try {
    return [mailSchema.parse(JSON.parse(await readFile(file, 'utf8')))];
  } catch {
    // Half written when the process was killed: it was never acknowledged.
    return [];
  }
};

/** The mails in a folder, one file each, so that they survive a restart. The oldest are deleted above the limit. */
export const openInbox = async (dir: string, most = MOST): Promise<Inbox> => {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const names = (await readdir(dir)).filter((name) => name.endsWith('.json')).sort();
  const mails = (await Promise.all(names.map((name) => readMail(path.join(dir, name))))).flat();
  const fileOf = ({ id }: CaughtMail): string => path.join(dir, `${id}.json`);
  return {
    add: async (mail) => {
      await writeFile(`${fileOf(mail)}.new`, JSON.stringify(mail), { mode: 0o600 });
      await rename(`${fileOf(mail)}.new`, fileOf(mail));
      mails.push(mail);
      const gone = mails.splice(0, Math.max(0, mails.length - most));
      await Promise.all(gone.map((old) => rm(fileOf(old), { force: true })));
    },
    list: () => mails.toReversed(),
    find: (id) => mails.find((mail) => mail.id === id) ?? null,
  };
};
