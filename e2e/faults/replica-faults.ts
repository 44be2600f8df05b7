import { existsSync } from 'node:fs';
import path from 'node:path';
import { startTraceCollector, type TraceCollector } from '@folkmoot/service-kit/testing/trace-collector';
import type { CheckStep } from '../../scripts/check/run-steps';
import { readCompose } from '../../scripts/compose/compose-file';
import { composeProblems } from '../../scripts/compose/compose-problems';
import { keepLogs, type RunningSystem, startSystem } from '../../scripts/compose/running-system';
import { DEMO_OFFICER, signIn } from '../../scripts/product/people';
import { runCommand } from '../../scripts/start/run-command.mjs';
import { withData } from './fault-tests';
import { journeyProblems } from './replicas/journey';
import { replacementProblems } from './replicas/replacement';
import type { ReplicatedSystem } from './replicas/replicated-system';
import { sharedProblems } from './replicas/shared';
import { traceProblems } from './replicas/traces';

const DOCKER = 'docker-compose';
/** Without these the file is refused on purpose. */
const REQUIRED = {
  SMTP_URL_FILE: './deploy/secrets/smtp_url',
  PUBLIC_ORIGIN: 'https://feedback.example',
  MAIL_FROM: 'Feedback <no-reply@feedback.example>',
  SUPPORT_EMAIL: 'help@feedback.example',
  SYSTEM_ADMIN_EMAIL: 'you@feedback.example',
};

const stateOf = async (origin: string, where: string, headers: Record<string, string> = {}): Promise<number> =>
  (await fetch(`${origin}${where}`, { headers })).status;

/** A missing service does not make the gateway unready, and system health reports it. */
const healthProblems = async ({ origin, replicas, secret }: RunningSystem): Promise<string[]> => {
  const monitoring = { authorization: `Bearer ${secret('metrics_token')}` };
  const whole = await stateOf(origin, '/healthz/system', monitoring);
  const away = replicas('subscribers');
  await Promise.all(away.map((each) => each.kill()));
  const states = await Promise.all(
    ['/healthz', '/readyz', '/healthz/system', '/survey/demo'].map((each) => stateOf(origin, each, monitoring)),
  );
  for (const each of away) each.start();
  await Promise.all(away.map((each) => each.healthy()));
  return whole === 200 && String(states) === '200,200,503,200' ? [] : [`health: ${whole}, and with one away ${states}`];
};

const onSystem = (
  root: string,
  work: (replicated: ReplicatedSystem, collector: TraceCollector) => Promise<string[]>,
): Promise<string[]> =>
  withData(async (dir) => {
    const folders = { root, dir };
    const collector = await startTraceCollector();
    // Which replica ran a recurring job is in the log at this level only.
    const settings = { LOG_LEVEL: 'debug', OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
    const system = await startSystem(folders, settings);
    try {
      const cookie = await signIn(system.origin, DEMO_OFFICER, system.inbox);
      const problems = await work({ system, cookie }, collector);
      if (problems.length > 0) keepLogs(folders);
      return problems;
    } finally {
      await system.stop();
      collector.stop();
    }
  });

/** Validation of the files by Docker itself, when it is installed. */
const acceptedByDocker = async (root: string, files: readonly string[]): Promise<string[]> => {
  const isThere = (process.env.PATH ?? '').split(path.delimiter).some((dir) => existsSync(path.join(dir, DOCKER)));
  if (!isThere) return [];
  await runCommand(DOCKER, [...files.flatMap((file) => ['-f', file]), 'config', '--quiet'], {
    cwd: root,
    env: { ...process.env, ...REQUIRED },
    shownLines: 40,
  });
  return [];
};

const looksRight = async (root: string): Promise<string[]> => [
  ...composeProblems(readCompose(path.join(root, 'docker-compose.yml'), REQUIRED), root),
  ...(await acceptedByDocker(root, ['docker-compose.yml'])),
  ...(await acceptedByDocker(root, ['docker-compose.yml', 'deploy/production.yml'])),
];

/** docker-compose.yml, and two replicas of each service. The long form replaces both of them. */
export const replicaFaults = (root: string, isLong: boolean): CheckStep[] => [
  { name: 'compose: the file fits together', run: () => looksRight(root) },
  {
    name: 'replicas: started as docker-compose.yml says, the first journey; what they share; replaced and killed under load',
    run: () =>
      onSystem(root, async (replicated, collector) => [
        ...(await journeyProblems(root, replicated.system)),
        ...(await sharedProblems(replicated)),
        ...(await traceProblems(collector)),
        ...(await replacementProblems(replicated, isLong)),
        ...(await healthProblems(replicated.system)),
      ]),
  },
];
