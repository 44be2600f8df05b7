/** The New Campaign dialog, beginning with what was chosen here. */
export const newCampaignPath = (beginning: { template?: string; survey?: string } = {}): string =>
  `/dashboard/campaigns?${new URLSearchParams({ new: '1', ...beginning })}`;
