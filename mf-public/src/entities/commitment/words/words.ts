import type { CommitmentState } from '@folkmoot/contracts/client';

/** All texts about commitments in one language. `{...}` are placeholders. */
export interface CommitmentWords {
  readonly title: string;
  readonly about: string;
  readonly said: string;
  readonly fewerThan: string;
  readonly counted: string;
  readonly states: Readonly<Record<CommitmentState, string>>;
  readonly owner: string;
  readonly due: string;
  readonly links: string;
  readonly history: string;
  readonly campaign: string;
  readonly show: string;
  readonly all: string;
  readonly none: string;
  readonly ofCampaign: string;
  readonly everyCampaign: string;
  readonly allOfCampaign: string;
  readonly ofCouncil: string;
  readonly page: string;
  readonly next: string;
  readonly previous: string;
}
