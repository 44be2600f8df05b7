/** The n-th item of a list that repeats. */
export const byTurns = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;
