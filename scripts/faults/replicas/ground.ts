/** @file What the faults of replicas stand on: a system of two of each, and somebody signed in. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RunningSystem } from '../../compose/running-system';
import { answersTo, DEMO_CAMPAIGN, readJson, reportedResponses } from '../../product/people';

const json = { 'content-type': 'application/json' };

interface Survey {
  startToken: string;
  survey: { questions: Parameters<typeof answersTo>[0] };
}

export interface Stage {
  readonly system: RunningSystem;
  /** Where the processes write their logs. */
  readonly dir: string;
  /** The session of the demo's officer. */
  readonly cookie: string;
}

/** How many log lines of a process have each of these texts in them. */
export const linesWith = ({ dir }: Stage, name: string, ...texts: string[]): number =>
  readFileSync(path.join(dir, `${name}.log`), 'utf8')
    .split('\n')
    .filter((line) => texts.every((text) => line.includes(text))).length;

/** What is wrong when not every replica of a service did something. */
export const didAll = (stage: Stage, service: string, ...texts: string[]): string[] =>
  stage.system
    .replicas(service)
    .filter(({ name }) => linesWith(stage, name, ...texts) === 0)
    .map(({ name }) => `${name} never took part in ${texts.join(' ')}`);

/** A response of the demo's survey, made ready to be sent to any replica. */
export const openSurvey = async (origin: string) => {
  const where = `/api/public/surveys/${DEMO_CAMPAIGN}`;
  const { startToken, survey } = await readJson<Survey>(`${origin}${where}`);
  const body = JSON.stringify({ startToken, answers: answersTo(survey.questions) });
  return async (to: string, key: string): Promise<string> => {
    const init = { method: 'POST', headers: { ...json, 'idempotency-key': key }, body };
    return (await readJson<{ receipt: string }>(`${to}${where}/responses`, init)).receipt;
  };
};

/** The responses that the report tells of. */
export const reported = ({ system, cookie }: Stage): Promise<number> => reportedResponses(system.origin, cookie);

/** As the officer does it. */
export const asOfficer = async (
  { system, cookie }: Stage,
  where: string,
  init: { method?: string; body?: object } = {},
): Promise<Response> =>
  fetch(`${system.origin}${where}`, {
    method: init.method ?? 'GET',
    headers: { ...json, cookie },
    ...(init.body ? { body: JSON.stringify(init.body) } : {}),
  });
