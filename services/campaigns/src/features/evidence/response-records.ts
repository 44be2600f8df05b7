import { createHmac } from 'node:crypto';
import { canonicalJson } from '@folkmoot/evidence';
import type { Response } from '../../entities/response';
import { asJson, type Entry } from './entry';

const SEALS_IN_RECORD = 1_000;

/** Names a response without showing it: nobody without the secret can try answers and compare. */
const sealOf = ({ id, createdAt, version, answers, language }: Response, secret: Uint8Array): string => {
  const content = canonicalJson(asJson({ id, createdAt, version, answers, language }));
  return createHmac('sha256', secret).update(content).digest('base64url');
};

/** Counts and seals of responses. */
export interface Seals {
  add(response: Response): void;
  entries(at: Date): Entry[];
}

export const createSeals = (key: { readonly id: string; readonly secret: Uint8Array }): Seals => {
  const seals: string[] = [];
  const marks = new Map<string, number>();
  let excluded = 0;
  return {
    add: (response) => {
      seals.push(sealOf(response, key.secret));
      if (response.isExcluded) excluded += 1;
      for (const mark of response.marks) marks.set(mark, (marks.get(mark) ?? 0) + 1);
    },
    entries: (at) => {
      // In the order of arrival a seal would lead to the time of its response.
      const sorted = [...seals].sort();
      const pages = Math.ceil(sorted.length / SEALS_IN_RECORD);
      return [
        { type: 'responses', at, body: { responses: seals.length, excluded, marks: Object.fromEntries(marks) } },
        ...Array.from({ length: pages }, (_, page) => ({
          type: 'seals',
          at,
          body: { secret: key.id, seals: sorted.slice(page * SEALS_IN_RECORD, (page + 1) * SEALS_IN_RECORD) },
        })),
      ];
    },
  };
};
