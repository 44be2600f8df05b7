/** @file What the person at the terminal reads once everything runs. */

const DEFAULT_ADMINISTRATOR = 'system@folkmoot.example';

interface Where {
  port: number;
  empty: boolean;
  dataDir: string;
}

interface Signing {
  readonly hasInbox: boolean;
  /** Whom the admin service made system administrator; see SYSTEM_ADMIN_EMAIL. */
  readonly administrator?: string | undefined;
}

/** The width of the column of addresses. */
const ADDRESS_WIDTH = 29;

/** The address and how to sign in. */
export const welcome = (
  { port, empty, dataDir }: Where,
  { hasInbox, administrator = process.env.SYSTEM_ADMIN_EMAIL || DEFAULT_ADMINISTRATOR }: Signing,
): string => {
  const system = `${administrator.toLowerCase().padEnd(ADDRESS_WIDTH)} system administrator`;
  const origin = process.env.PUBLIC_ORIGIN ?? `http://localhost:${port}`;
  const people = empty
    ? [system]
    : [
        'admin@riverside.example       administrator of Riverside',
        'staff@riverside.example       staff of Riverside',
        'admin@hillview.example        administrator of Hillview',
        system,
      ];
  const mail = hasInbox ? `\n  The sign-in mail arrives at ${origin}/dev/inbox\n` : '';
  return `
  Folkmoot runs at ${origin}

  Sign in at ${origin}/auth with
${people.map((line) => `    ${line}`).join('\n')}
${mail}
  Data and logs: ${dataDir}. Ctrl-C stops everything.
`;
};
