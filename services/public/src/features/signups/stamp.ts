import { createSignedTokens } from '@folkmoot/service-kit';

/** Says when a form was first shown, so that what fills it in faster than people can is told apart. Kept nowhere. */
export interface Stamps {
  issue(now: Date): string;
  /** Milliseconds since the form was shown; null for a stamp that is not ours. */
  ageOf(stamp: string, now: Date): number | null;
}

export const createStamps = (key: string): Stamps => {
  const tokens = createSignedTokens(key, 'sign-up-form');
  return {
    issue: (now) => tokens.issue([String(now.getTime())]),
    ageOf: (stamp, now) => {
      const [issued] = tokens.read(stamp, now) ?? [];
      return issued === undefined ? null : now.getTime() - Number(issued);
    },
  };
};
