/** @file Whether the parts of a running product can serve requests. */
import { serviceNames } from '@folkmoot/contracts';
import type { Environment } from '@folkmoot/service-kit';
import { addressOf } from './running-product';

const ANSWER_TIMEOUT_MS = 3_000;

export type ReadyState = 'ready' | 'not ready' | 'no answer' | 'unknown address';

export interface PartState {
  readonly name: string;
  readonly address: string | null;
  readonly state: ReadyState;
  /** The dependency that does not answer, such as `database`. */
  readonly missing: readonly string[];
}

const failedChecks = async (response: Response): Promise<string[]> => {
  const body = (await response.json().catch(() => ({}))) as { readonly checks?: Readonly<Record<string, boolean>> };
  return Object.entries(body.checks ?? {})
    .filter(([, passed]) => !passed)
    .map(([name]) => name);
};

const stateAt = async (name: string, address: string): Promise<PartState> => {
  try {
    const response = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) });
    if (response.ok) return { name, address, state: 'ready', missing: [] };
    return { name, address, state: 'not ready', missing: await failedChecks(response) };
  } catch {
    return { name, address, state: 'no answer', missing: [] };
  }
};

const statesOf = (name: string, addresses: string | undefined): Promise<PartState[]> =>
  addresses
    ? Promise.all(addresses.split(',').map((address) => stateAt(name, address)))
    : Promise.resolve([{ name, address: null, state: 'unknown address', missing: [] }]);

/** Asks the gateway and every service, at each of their addresses. */
export const readStates = async (dataDir: string, environment: Environment): Promise<PartState[]> => {
  const names = ['gateway', ...serviceNames];
  return (await Promise.all(names.map((name) => statesOf(name, addressOf(name, dataDir, environment))))).flat();
};
