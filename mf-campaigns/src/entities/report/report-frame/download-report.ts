import type { Wanted } from './follow-making';

/** Makes a report and saves it as a file. Resolves to its name. The code for it is loaded on demand. */
export const downloadReport = async (wanted: Wanted): Promise<string> => {
  const [{ followMaking, bytesOf }, { saveParts }] = await Promise.all([
    import('./follow-making'),
    import('../../file'),
  ]);
  const made = await followMaking(wanted);
  saveParts([bytesOf(made)], made.type, made.name);
  return made.name;
};
