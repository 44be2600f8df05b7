/** How long the checks run; `npm run check:engine` asks for the long form. */
export interface CheckConfig {
  readonly kills: number;
  readonly seeds: number;
  readonly timeoutMs: number;
}

const short: CheckConfig = { kills: 3, seeds: 4, timeoutMs: 60_000 };
const long: CheckConfig = { kills: 40, seeds: 40, timeoutMs: 900_000 };

export const checkConfig = (): CheckConfig => (process.env.ENGINE_CHECKS === 'long' ? long : short);
