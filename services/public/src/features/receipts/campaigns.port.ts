import type { ErasureOutcome } from '@folkmoot/contracts';

interface ErasureRequest {
  readonly campaignId: string;
  readonly responseId: string;
  readonly isOnItsWay: boolean;
}

/** The stored responses. Throws unavailable when campaigns is unavailable. */
export interface CampaignsService {
  eraseResponse(councilId: string, request: ErasureRequest): Promise<ErasureOutcome>;
}
