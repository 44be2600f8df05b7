import type { CampaignTexts } from './campaign';

/** Every text of the schema: the compiler reports one that is missing. */
const names: Readonly<Record<keyof CampaignTexts, true>> = { title: true, description: true };
const isText = (name: string): name is keyof CampaignTexts => Object.hasOwn(names, name);

/** The texts of a campaign, without its other fields and without undefined values. */
export const campaignTextsOf = <T extends Partial<CampaignTexts>>(
  campaign: T,
): Pick<T, keyof T & keyof CampaignTexts> =>
  Object.fromEntries(Object.entries(campaign).filter(([name, text]) => isText(name) && text !== undefined)) as Pick<
    T,
    keyof T & keyof CampaignTexts
  >;
