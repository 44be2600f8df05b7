import { Problem } from '../start/problem.mjs';

/** Where MongoDB is, and how the person is told. */
export interface Database {
  uri: string;
  source: string;
}

/** MONGODB_URI. */
export const startDatabase = async (): Promise<Database> => {
  const uri = process.env.MONGODB_URI;
  if (!uri) throw new Problem('Set MONGODB_URI.');
  return { uri, source: 'MongoDB at MONGODB_URI' };
};
