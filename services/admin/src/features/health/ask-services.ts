import { type ServiceName, type ServiceReport, serviceNames, serviceReportSchema } from '@folkmoot/contracts';
import { fetchService, getServiceReportOperation, serviceHeaders } from '@folkmoot/service-kit';
import type { AskedService, AskServices } from './health-ground.domain';

/** A service gives its parts a little more than a second; one that says nothing by then is as good as down. */
const PATIENCE_MS = 2_500;

export interface AskOptions {
  readonly serviceKey: string;
  /** Where the other services are; those left out cannot be asked. */
  readonly urls: Readonly<Partial<Record<ServiceName, string | undefined>>>;
  /** This service itself. */
  readonly ownReport: () => Promise<ServiceReport>;
}

type Answer = Pick<AskedService, 'report' | 'failure'>;

const over = async (to: ServiceName, url: string, serviceKey: string): Promise<Answer> => {
  const response = await fetchService(url, getServiceReportOperation.path, {
    headers: await serviceHeaders({ from: 'admin', to, serviceKey }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!response.ok) return { report: null, failure: response.status };
  return { report: serviceReportSchema.parse(await response.json()), failure: null };
};

const timed = async (name: ServiceName, ask: () => Promise<Answer>): Promise<AskedService> => {
  const began = performance.now();
  try {
    const answer = await ask();
    return { name, ...answer, ms: Math.round((performance.now() - began) * 10) / 10 };
  } catch {
    return { name, report: null, ms: null, failure: 'silent' };
  }
};

/** Asks the services over HTTP, all at once, and this one directly. */
export const createServiceAsker = ({ urls, serviceKey, ownReport }: AskOptions): AskServices => {
  const answered = new Set<ServiceName>();
  const ask = (name: ServiceName): Promise<AskedService> => {
    if (name === 'admin') return timed(name, async () => ({ report: await ownReport(), failure: null }));
    const url = urls[name];
    if (!url) return Promise.resolve({ name, report: null, ms: null, failure: 'unset' as const });
    return timed(name, () => over(name, url, serviceKey));
  };
  return () =>
    Promise.all(
      serviceNames.map(async (name) => {
        const asked = await ask(name);
        if (asked.report) answered.add(name);
        return { ...asked, hasAnswered: answered.has(name) };
      }),
    );
};
