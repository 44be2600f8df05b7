import { lookup } from '@folkmoot/contracts';

const passedOn = ['PATH', 'HOME', 'TMPDIR', 'NODE_ENV', 'LANG', 'FONTCONFIG_PATH', 'FONTCONFIG_FILE', 'XDG_CACHE_HOME'];

/** What a process for heavy work gets of the environment: where programs and fonts are, and none of the service's secrets. */
export const workEnvironment = (): Record<string, string> =>
  Object.fromEntries(
    passedOn.flatMap((name) => {
      const value = lookup(process.env, name);
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** The built form of a program, where tests have built it: `BUILT_PROGRAMS` maps sources to what was built of them. */
export const builtProgramOf = (source: string): string | undefined => {
  const { BUILT_PROGRAMS: builtPrograms } = process.env;
  return builtPrograms === undefined ? undefined : lookup(JSON.parse(builtPrograms) as Record<string, string>, source);
};
