import { type CampaignDetail, getCampaignOperation } from '@folkmoot/contracts/client';
import { useOperation, useOutletContext, useParams } from '@folkmoot/shell-sdk';

export const useCampaignId = (): string => useParams().campaignId ?? '';

export const useCampaignQuery = () => useOperation(getCampaignOperation, { params: { campaignId: useCampaignId() } });

/** The campaign that the surrounding page has loaded. */
export const useCampaign = (): CampaignDetail => useOutletContext<CampaignDetail>();
