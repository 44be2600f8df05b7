import type { ErasureOutcome } from '@folkmoot/contracts';

interface Asked {
  readonly campaignId: string;
  readonly responseId: string;
  readonly isOnItsWay: boolean;
}

/** Where responses are kept. Throws unavailable while it is away. */
export interface CampaignsService {
  eraseResponse(councilId: string, asked: Asked): Promise<ErasureOutcome>;
}
