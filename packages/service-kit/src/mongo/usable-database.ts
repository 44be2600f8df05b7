import type { Connection } from 'mongoose';
import { ConfigError } from '../config/define-config';

/** The part of the answer to `hello` that says what a database can do. */
export interface DatabaseHello {
  readonly setName?: string;
  /** 'isdbgrid' for a router of a sharded cluster. */
  readonly msg?: string;
  readonly maxWireVersion?: number;
}

/** The wire version of MongoDB 7.0, the oldest that is supported. */
const OLDEST_WIRE_VERSION = 21;
const OLDEST = 'MongoDB 7.0';

/** One line for the operator when services cannot work with this database, else null. */
export const databaseProblem = ({ setName, msg, maxWireVersion = 0 }: DatabaseHello): string | null => {
  if (maxWireVersion < OLDEST_WIRE_VERSION) return `MONGODB_URI: the database is older than ${OLDEST}; update it`;
  if (setName || msg === 'isdbgrid') return null;
  return 'MONGODB_URI: the database is no replica set, so it has no transactions; start mongod with --replSet rs0 and run rs.initiate() once';
};

/** Throws a ConfigError when services cannot work with the database of this connection. */
export const requireUsableDatabase = async (connection: Connection): Promise<void> => {
  const hello = await connection.db?.admin().command({ hello: 1 });
  const problem = databaseProblem(hello ?? {});
  if (problem) throw new ConfigError(problem);
};
