/** @file Shared setup of the replica faults: a system with two replicas of each service, and a signed-in officer. */
import type { RunningProcess, RunningSystem } from '../../../scripts/compose/running-system';
import { answersTo, DEMO_CAMPAIGN, readJson, reportedResponses } from '../../../scripts/product/people';

const json = { 'content-type': 'application/json' };

interface Survey {
  startToken: string;
  survey: { questions: Parameters<typeof answersTo>[0] };
}

export interface ReplicatedSystem {
  readonly system: RunningSystem;
  /** The session of the demo's officer. */
  readonly cookie: string;
}

/** Number of log lines of a process that contain all of these texts. */
export const linesWith = async (process: RunningProcess, ...texts: string[]): Promise<number> =>
  (await process.log()).split('\n').filter((line) => texts.every((text) => line.includes(text))).length;

/** A problem for each replica of a service that has no such log line. */
export const didAll = async ({ system }: ReplicatedSystem, service: string, ...texts: string[]): Promise<string[]> => {
  const replicas = system.replicas(service);
  const lines = await Promise.all(replicas.map((replica) => linesWith(replica, ...texts)));
  return replicas
    .filter((_, index) => lines[index] === 0)
    .map(({ name }) => `${name} never took part in ${texts.join(' ')}`);
};

/** An event that one replica of campaigns handles as long as it keeps up (ADR 10). */
export const SUBMITTED = '"event":"response.submitted"';

/** How many replicas of a service have logged such a line while the work was done. */
export const howManyDid = async (
  { system }: ReplicatedSystem,
  service: string,
  text: string,
  work: () => Promise<unknown>,
): Promise<number> => {
  const count = () => Promise.all(system.replicas(service).map((replica) => linesWith(replica, text)));
  const before = await count();
  await work();
  return (await count()).filter((lines, index) => lines > (before[index] ?? 0)).length;
};

/** A response to the demo's survey, ready to send to any replica. */
export const openSurvey = async (origin: string) => {
  const where = `/api/public/surveys/${DEMO_CAMPAIGN}`;
  const { startToken, survey } = await readJson<Survey>(`${origin}${where}`);
  const body = JSON.stringify({ startToken, answers: answersTo(survey.questions) });
  return async (to: string, key: string): Promise<string> => {
    const init = { method: 'POST', headers: { ...json, 'idempotency-key': key }, body };
    return (await readJson<{ receipt: string }>(`${to}${where}/responses`, init)).receipt;
  };
};

/** Number of responses in the report. */
export const reported = ({ system, cookie }: ReplicatedSystem): Promise<number> =>
  reportedResponses(system.origin, cookie);

/** A request with the officer's session. */
export const asOfficer = async (
  { system, cookie }: ReplicatedSystem,
  where: string,
  init: { method?: string; body?: object } = {},
): Promise<Response> =>
  fetch(`${system.origin}${where}`, {
    method: init.method ?? 'GET',
    headers: { ...json, cookie },
    ...(init.body ? { body: JSON.stringify(init.body) } : {}),
  });
