/** A deliberate break of the contracts. */
export interface AcceptedBreak {
  /** The version that it breaks. */
  readonly since: string;
  /** The line that the comparison reports. */
  readonly text: string;
  /** Why the break is worth it. */
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
