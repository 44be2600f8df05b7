import { createSignedTokens } from '@folkmoot/service-kit';

/**
 * A signed time of the first view of a form. A form that is sent faster than people can fill it in is detected. Not
 * stored.
 */
export interface Stamps {
  issue(now: Date): string;
  /** Milliseconds since the form was shown; null for a forged stamp. */
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
