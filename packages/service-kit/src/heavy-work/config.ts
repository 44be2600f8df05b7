import { lookup } from '@folkmoot/contracts';

const passedOn = ['PATH', 'HOME', 'TMPDIR', 'NODE_ENV', 'LANG', 'FONTCONFIG_PATH', 'FONTCONFIG_FILE', 'XDG_CACHE_HOME'];

/** Environment of a process for heavy work: paths of programs and fonts, and none of the service's secrets. */
export const workEnvironment = (): Record<string, string> =>
  Object.fromEntries(
    passedOn.flatMap((name) => {
      const value = lookup(process.env, name);
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** The built form of a program, when tests have built it: `BUILT_PROGRAMS` maps source paths to built files. */
export const builtProgramOf = (source: string): string | undefined => {
  const { BUILT_PROGRAMS: builtPrograms } = process.env;
  return builtPrograms === undefined ? undefined : lookup(JSON.parse(builtPrograms) as Record<string, string>, source);
};
