/** Address of the New Campaign dialog with the selected survey or template. */
export const newCampaignPath = (beginning: { template?: string; survey?: string } = {}): string =>
  `/dashboard/campaigns?${new URLSearchParams({ new: '1', ...beginning })}`;
