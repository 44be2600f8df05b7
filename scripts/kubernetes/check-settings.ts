/** @file Reads the environment of each pod with the code that the service runs when it starts. */
import { lookup } from '@folkmoot/contracts';
import { ConfigError } from '@folkmoot/service-kit';
import { deployables, readerOf } from '../../packages/operator/src/settings/deployables';
import { Problem } from '../start/problem.mjs';
import type { Part } from './parts';

/** Secrets are not known here. These have the right form. */
const STAND_IN = '0'.repeat(64);
const standIns: Readonly<Record<string, string>> = {
  MONGODB_URI: 'mongodb://database',
  AMQP_URL: 'amqp://broker',
  SMTP_URL: 'smtps://mail.example',
  BOUNCE_MAILBOX_URL: 'imaps://reader:password@mail.example/INBOX',
  // A public key that nothing is signed with.
  MAIL_EVENTS_SENDGRID_KEY:
    'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEXIAvYbTVt+gGGEDQlysht1T10mR0DQUO+2coUxNXmLjU7fvHrXZzkQ7JgKQyC7JUACRF/Y6PwR6HaomLB3ac8A==',
  TRUSTED_KEYS: `gateway:${'A'.repeat(43)}`,
};

const withStandIns = ({ environment }: Part): Record<string, string> =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) => {
      if (!name.endsWith('_FILE') || !value.startsWith('/run/secrets/')) return [name, value];
      const setting = name.slice(0, -'_FILE'.length);
      return [setting, lookup(standIns, setting) ?? STAND_IN];
    }),
  );

/** Throws a Problem with one line that names each wrong setting. */
export const checkSettings = async (parts: ReadonlyMap<string, Part>, file: string): Promise<void> => {
  const problems = new Set<string>();
  for (const name of deployables) {
    const part = parts.get(name);
    if (!part) continue;
    const read = await readerOf(name);
    try {
      read(withStandIns(part));
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      problems.add(`${name}: ${error.message}`);
    }
  }
  if (problems.size > 0) throw new Problem(`${file}: ${[...problems].join('; ')}`);
};
