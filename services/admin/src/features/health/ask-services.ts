import {
  type ServiceName,
  type ServiceReport,
  serviceNames,
  serviceReportSchema,
  systemActor,
} from '@folkmoot/contracts';
import { ACTOR_HEADER, fetchService, getServiceReportOperation, signActorToken } from '@folkmoot/service-kit';
import type { AskedService, AskServices } from './health-ground.domain';

/** A service gives its parts a little more than a second; one that says nothing by then is as good as down. */
const PATIENCE_MS = 2_500;

export interface AskOptions {
  readonly actorTokenKey: string;
  /** Where the other services are; those left out cannot be asked. */
  readonly urls: Readonly<Partial<Record<ServiceName, string | undefined>>>;
  /** This service itself. */
  readonly ownReport: () => Promise<ServiceReport>;
}

type Answer = Pick<AskedService, 'report' | 'failure'>;

const over = async (url: string, key: string): Promise<Answer> => {
  const response = await fetchService(url, getServiceReportOperation.path, {
    headers: { [ACTOR_HEADER]: await signActorToken(systemActor('admin'), key) },
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
export const createServiceAsker =
  ({ urls, actorTokenKey, ownReport }: AskOptions): AskServices =>
  () =>
    Promise.all(
      serviceNames.map((name) => {
        if (name === 'admin') return timed(name, async () => ({ report: await ownReport(), failure: null }));
        const url = urls[name];
        if (!url) return { name, report: null, ms: null, failure: 'unset' as const };
        return timed(name, () => over(url, actorTokenKey));
      }),
    );
