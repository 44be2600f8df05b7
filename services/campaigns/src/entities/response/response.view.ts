import type { Response as WireResponse } from '@folkmoot/contracts';
import type { Response } from './response.domain';

/** `ipAddress` is always null: no address is ever stored. */
export const toResponseView = ({ exclusion, comments: _, ...response }: Response): WireResponse => ({
  ...response,
  answers: [...response.answers],
  marks: [...response.marks],
  createdAt: response.createdAt.toISOString(),
  ipAddress: null,
  exclusion: exclusion ? { ...exclusion, at: exclusion.at.toISOString() } : null,
});
