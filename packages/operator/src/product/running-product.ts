/** @file Where the services of a running product are, and the operator's key. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { lookup } from '@folkmoot/contracts';
import { type Environment, environmentValue } from '@folkmoot/service-kit';

/** `npm start` writes these files into the data folder. */
const readStored = (dataDir: string, file: string): Readonly<Record<string, string>> => {
  const stored = path.join(dataDir, file);
  return existsSync(stored) ? JSON.parse(readFileSync(stored, 'utf8')) : {};
};

export const addressVariable = (deployable: string): string => `${deployable.toUpperCase()}_URL`;

/** One address, or several with commas between them. From ADMIN_URL (or CAMPAIGNS_URL and so on), else the data folder. */
export const addressOf = (deployable: string, dataDir: string, environment: Environment): string | undefined =>
  environmentValue(environment, addressVariable(deployable)) ??
  lookup(readStored(dataDir, 'addresses.json'), deployable);

/** From SERVICE_KEY, else the data folder. */
export const operatorKey = (dataDir: string, environment: Environment): string | undefined =>
  environmentValue(environment, 'SERVICE_KEY') ?? readStored(dataDir, 'secrets.json').SERVICE_KEY_OPERATOR;
