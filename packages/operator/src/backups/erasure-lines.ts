import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Environment, environmentValue } from '@folkmoot/service-kit';
import type { Manifest } from '../database/archive';
import { erasuresKnownSince } from './erasure-files';

/** The folder of erasures: of the services, or of `npm start`. */
const folderOf = (data: string, environment: Environment): string => {
  const ofStart = path.join(environmentValue(environment, 'BACKUP_DIR') ?? data, 'erasures');
  return environmentValue(environment, 'ERASURES_DIR') ?? ofStart;
};

/** Lines for the person who has restored a backup: what happens with that which was erased since. */
export const erasureLines = ({ takenAt }: Manifest, data: string, environment: Environment): string[] => {
  const folder = folderOf(data, environment);
  if (!existsSync(folder)) {
    return [
      `The folder of erasures ${folder} is not there: what was erased after ${takenAt} is back.`,
      'Put the folder there, or set ERASURES_DIR, before you start the services.',
    ];
  }
  const knownSince = erasuresKnownSince(folder);
  const isPruned = knownSince !== null && takenAt < knownSince;
  return [
    `When the services start, they erase again what was erased after ${takenAt} (${folder})`,
    ...(isPruned
      ? [`Erasures before ${knownSince} are not known any more: the backup is older than all that are kept`]
      : []),
  ];
};
