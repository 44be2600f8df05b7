import { type ServiceName, type ServiceReport, serviceNames } from '@folkmoot/contracts';
import { createServiceCalls, getServiceReportOperation, type ServiceCalls, statusOf } from '@folkmoot/service-kit';
import type { AskServices, ServiceAnswer } from './observed-state.domain';

/**
 * A service checks its parts for a little more than a second. One that does not answer within this timeout counts as
 * down.
 */
const TIMEOUT_MS = 2_500;

export interface AskOptions {
  readonly serviceKey: string;
  /** The addresses of the other services. Services without an address cannot be asked. */
  readonly urls: Readonly<Partial<Record<ServiceName, string | undefined>>>;
  /** This service's own report. */
  readonly ownReport: () => Promise<ServiceReport>;
}

type Answer = Pick<ServiceAnswer, 'report' | 'failure'>;

const over = async (to: ServiceName, { callService }: ServiceCalls): Promise<Answer> => {
  try {
    return { report: await callService(getServiceReportOperation, { to, timeoutMs: TIMEOUT_MS }), failure: null };
  } catch (error) {
    const status = statusOf(error);
    if (status === null) throw error;
    return { report: null, failure: status };
  }
};

const timed = async (name: ServiceName, ask: () => Promise<Answer>): Promise<ServiceAnswer> => {
  const began = performance.now();
  try {
    const answer = await ask();
    return { name, ...answer, ms: Math.round((performance.now() - began) * 10) / 10 };
  } catch {
    return { name, report: null, ms: null, failure: 'silent' };
  }
};

/** Asks all services over HTTP in parallel, and this one directly. */
export const createServiceAsker = ({ urls, serviceKey, ownReport }: AskOptions): AskServices => {
  const answered = new Set<ServiceName>();
  const calls = createServiceCalls({ from: 'admin', serviceKey, addressOf: (name) => urls[name] });
  const ask = (name: ServiceName): Promise<ServiceAnswer> => {
    if (name === 'admin') return timed(name, async () => ({ report: await ownReport(), failure: null }));
    if (!urls[name]) return Promise.resolve({ name, report: null, ms: null, failure: 'unset' as const });
    return timed(name, () => over(name, calls));
  };
  return () =>
    Promise.all(
      serviceNames.map(async (name) => {
        const answer = await ask(name);
        if (answer.report) answered.add(name);
        return { ...answer, hasAnswered: answered.has(name) };
      }),
    );
};
