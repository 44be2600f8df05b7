/** @file The text for the person at the terminal when everything runs. */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { demoUsers } from '@folkmoot/sample-data/demo';
import type { Made } from './seed-once';

interface Where {
  port: number;
  dataDir: string;
  /** The folder of the product. */
  root: string;
}

interface Signing extends Made {
  readonly hasInbox: boolean;
}

/** The width of the column of addresses. */
const ADDRESS_WIDTH = 29;

const versionIn = (root: string): string => JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).version;

const personLine = (email: string, role: string): string => `${email.padEnd(ADDRESS_WIDTH)} ${role}`;

/** The address, how to sign in, and the version. */
export const welcome = ({ port, dataDir, root }: Where, { hasInbox, administrator, hasDemo }: Signing): string => {
  const system = personLine(administrator.toLowerCase(), 'system administrator');
  const origin = process.env.PUBLIC_ORIGIN || `http://localhost:${port}`;
  const people = hasDemo
    ? [
        personLine(demoUsers.riversideAdmin.email, 'administrator of Riverside'),
        personLine(demoUsers.riversideStaff.email, 'staff of Riverside'),
        personLine(demoUsers.hillviewAdmin.email, 'administrator of Hillview'),
        system,
      ]
    : [system];
  const mail = hasInbox ? `\n  The sign-in mail arrives at ${origin}/dev/inbox\n` : '';
  return `
  Folkmoot runs at ${origin}

  Sign in at ${origin}/auth with
${people.map((line) => `    ${line}`).join('\n')}
${mail}
  Data and logs: ${dataDir}. Version ${versionIn(root)}. Ctrl-C stops everything.
`;
};
