/** Set by rspack's command line. */
export interface Given {
  /** By `rspack dev`. */
  RSPACK_SERVE?: boolean;
}

export interface Argv {
  mode?: string;
}

/** `release`: what is deployed. `watch`: the same shape, quickly built and readable, for `npm run dev`. `alone`: one part on a dev server. */
export type Purpose = 'release' | 'watch' | 'alone';

/** What a build is for, by how rspack was called. */
export const purposeOf = (env: Given = {}, argv: Argv = {}): Purpose => {
  if (env.RSPACK_SERVE) return 'alone';
  return argv.mode === 'development' ? 'watch' : 'release';
};
