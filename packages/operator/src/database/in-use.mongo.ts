/** @file Detects whether the product uses a database: a restore under running services loses data without an error. */
import { serviceNames } from '@folkmoot/contracts';
import { type Environment, environmentValue } from '@folkmoot/service-kit';
import { mongo } from 'mongoose';
import { Problem } from '../command-line/errors';

const ANSWER_MS = 2_000;
/** Services run a job at least this often. */
const JOB_INTERVAL_MS = 60_000;
const OWN_PREFIX = 'folkmoot_';
const ADVICE = 'Stop the services first, or add --while-running if you mean it.';

/** A running service at its address in the environment, which the tools of the containers have. */
const answeringService = async (env: Environment): Promise<string | undefined> => {
  for (const name of serviceNames) {
    const addresses = environmentValue(env, `${name.toUpperCase()}_URL`)?.split(',') ?? [];
    for (const address of addresses) {
      const answer = await fetch(`${address}/healthz`, { signal: AbortSignal.timeout(ANSWER_MS) }).catch(() => null);
      if (answer) return `the ${name} service answers at ${address}`;
    }
  }
  return undefined;
};

/** A database in which a job started recently or a service has a job lease. */
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
export const assertUnused = async (uri: string, env: Environment): Promise<void> => {
  const sign = (await answeringService(env)) ?? (await databaseAtWork(uri));
  if (sign) throw new Problem(`The product is running: ${sign}. ${ADVICE}`);
};

/** The error for a data folder whose files another process has open. */
export const folderInUse = (data: string, running: { pid: number; port: number } | null): Problem => {
  const who = running
    ? `Folkmoot runs on ${data}, at http://localhost:${running.port} (process ${running.pid})`
    : `another process serves the database in ${data}`;
  return new Problem(`${who}. ${ADVICE}`);
};
