/** How long the checks run; `npm run check:engine` asks for the long form. */
export interface CheckConfig {
  readonly kills: number;
  readonly seeds: number;
  /** How many documents the checks on large collections use. */
  readonly documents: number;
  readonly timeoutMs: number;
  /** A server to compare with the conformance table, instead of the engine. */
  readonly mongodbUri: string | undefined;
}

const short = { kills: 3, seeds: 4, documents: 20_000, timeoutMs: 60_000 };
const long = { kills: 50, seeds: 40, documents: 1_000_000, timeoutMs: 1_800_000 };

export const checkConfig = (): CheckConfig => ({
  ...(process.env.ENGINE_CHECKS === 'long' ? long : short),
  mongodbUri: process.env.MONGODB_URI || undefined,
});
