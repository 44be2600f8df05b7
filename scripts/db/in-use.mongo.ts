/** @file Whether the product uses a database just now: what is replaced under running services is lost in part, without a word. */
import { serviceNames } from '@folkmoot/contracts';
import { environmentValue } from '@folkmoot/service-kit';
import { mongo } from 'mongoose';
import { Problem } from '../start/problem.mjs';

const ANSWER_MS = 2_000;
/** Services run some job at least this often. */
const JOB_INTERVAL_MS = 60_000;
const OWN_PREFIX = 'folkmoot_';
const ADVICE = 'Stop the services first, or add --while-running if you mean it.';

/** A service that answers at its address in the environment, as the tools of the containers have it. */
const answeringService = async (env: NodeJS.ProcessEnv): Promise<string | undefined> => {
  for (const name of serviceNames) {
    const addresses = environmentValue(env, `${name.toUpperCase()}_URL`)?.split(',') ?? [];
    for (const address of addresses) {
      const answer = await fetch(`${address}/healthz`, { signal: AbortSignal.timeout(ANSWER_MS) }).catch(() => null);
      if (answer) return `the ${name} service answers at ${address}`;
    }
  }
  return undefined;
};

/** A database in which a job was started a moment ago, or is held by a service. */
const databaseAtWork = async (uri: string): Promise<string | undefined> => {
  const client = await mongo.MongoClient.connect(uri);
  try {
    const { databases } = await client.db('admin').admin().listDatabases();
    const now = Date.now();
    const isRecent = {
      $or: [{ startedAt: { $gt: new Date(now - JOB_INTERVAL_MS) } }, { leaseUntil: { $gt: new Date(now) } }],
    };
    for (const { name } of databases.filter((database) => database.name.startsWith(OWN_PREFIX))) {
      if (await client.db(name).collection('job_runs').findOne(isRecent)) {
        return `a service ran a job in ${name} within the last minute`;
      }
    }
    return undefined;
  } finally {
    await client.close();
  }
};

/** Throws a Problem while services use the database at an address. */
export const assertUnused = async (uri: string, env: NodeJS.ProcessEnv): Promise<void> => {
  const sign = (await answeringService(env)) ?? (await databaseAtWork(uri));
  if (sign) throw new Problem(`The product is running: ${sign}. ${ADVICE}`);
};

/** Why a data folder whose files another process has open is left alone. */
export const folderInUse = (data: string, running: { pid: number; port: number } | null): Problem => {
  const who = running
    ? `Folkmoot runs on ${data}, at http://localhost:${running.port} (process ${running.pid})`
    : `another process serves the database in ${data}`;
  return new Problem(`${who}. ${ADVICE}`);
};
