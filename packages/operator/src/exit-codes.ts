/** The meanings of the tool's exit codes. `folkmoot --help` and docs/guides/operate.md show this table. */
export const exitCodes = {
  ok: { code: 0, meaning: 'The work is done.' },
  failed: { code: 1, meaning: 'The work failed. The message says why.' },
  wrongUsage: { code: 2, meaning: 'The command line is wrong: an unknown command or option, or a wrong value.' },
  differenceFound: { code: 3, meaning: 'The check ran, and something is not as it should be.' },
  notReachable: { code: 4, meaning: 'The product or the database does not answer.' },
} as const;

export type ExitReason = keyof typeof exitCodes;
