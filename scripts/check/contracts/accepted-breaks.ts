/** A break of the contracts that was made on purpose. */
export interface AcceptedBreak {
  /** The version against which it is one. */
  readonly since: string;
  /** The line that the comparison reports. */
  readonly text: string;
  /** Why it is worth more than a promise kept. */
  readonly reason: string;
}

export const acceptedBreaks: readonly AcceptedBreak[] = [
  {
    since: '0.1.0',
    text: 'DELETE /api/campaigns/:campaignId/insights wants report:clear now, was report:read',
    reason:
      'Clearing deletes the analyses of a whole council and cannot be undone (docs/adr/0057-analyses-of-moving-periods.md).',
  },
];
