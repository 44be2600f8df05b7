import { builtProgramOf } from '../heavy-work/config';

/** The built form of a program that tests start as a process of its own; `scripts/test/test-programs.config.ts` lists these programs. */
export const testProgram = (source: string): string => {
  const built = builtProgramOf(source);
  if (built === undefined) throw new Error(`${source} is not in the list of scripts/test/test-programs.config.ts`);
  return built;
};
