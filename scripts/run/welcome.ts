/** @file What the person at the terminal reads once everything runs. */

interface Where {
  port: number;
  empty: boolean;
  dataDir: string;
}

/** The address and how to sign in. */
export const welcome = ({ port, empty, dataDir }: Where, { hasInbox }: { hasInbox: boolean }): string => {
  const origin = process.env.PUBLIC_ORIGIN ?? `http://localhost:${port}`;
  const people = empty
    ? ['system@folkmoot.example       system administrator']
    : [
        'admin@riverside.example       administrator of Riverside',
        'staff@riverside.example       staff of Riverside',
        'admin@hillview.example        administrator of Hillview',
        'system@folkmoot.example       system administrator',
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
