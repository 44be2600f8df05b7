/** Set by rspack's command line. */
export interface Environment {
  /** Set by `rspack dev`. */
  RSPACK_SERVE?: boolean;
}

export interface Argv {
  mode?: string;
}

/**
 * `release`: for deployment. `watch`: the same structure, fast and readable, for `npm run dev`. `standalone`: one part
 * on a dev server.
 */
export type Purpose = 'release' | 'watch' | 'standalone';

/** The purpose of a build, from rspack's command line. */
export const purposeOf = (env: Environment = {}, argv: Argv = {}): Purpose => {
  if (env.RSPACK_SERVE) return 'standalone';
  return argv.mode === 'development' ? 'watch' : 'release';
};
