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
  ...['PUT /api/campaigns/:campaignId/survey body.language', 'event campaign.published.v1.version.language'].map(
    (place) => ({
      since: '0.1.0',
      text: `${place}: pattern is ^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$ now, was ^[a-z]{2,3}(-[A-Za-z]{2,4})?$`,
      reason: 'Every tag of before has the new form, too. The check cannot compare patterns.',
    }),
  ),
];
