import { idSchema, type PreviewedSurvey, type SurveyVersion } from '@folkmoot/contracts';
import type { CopiesRepository } from '../../entities/published-survey';
import type { Drafts } from './drafts.port';

/** The parts of a preview link, as they are in the address. */
export interface PreviewAddress {
  readonly councilSlug: string;
  readonly campaignId: string;
  readonly token: string;
}

export interface DraftSources {
  readonly copies: Pick<CopiesRepository, 'findCouncilBySlug'>;
  readonly drafts: Drafts;
}

/**
 * Pages of drafts use this id instead of the campaign's, so that no draft, kept response or request of the real survey
 * is touched on the device of a person who has both open. No campaign has this id.
 */
export const PREVIEW_ID = 'preview';

type Council = NonNullable<Awaited<ReturnType<CopiesRepository['findCouncilBySlug']>>>;

export interface Draft {
  readonly council: Council['council'];
  readonly privacy: Council['privacy'];
  readonly campaign: PreviewedSurvey['campaign'];
  readonly version: SurveyVersion;
  /** The path of the page. */
  readonly path: string;
}

const pathOf = (slug: string, { campaignId, token }: PreviewAddress): string =>
  `/${slug}/survey/${campaignId}/preview/${token}`;

/** The form of every token. Others are refused without asking campaigns. */
const TOKEN = /^[A-Za-z0-9_-]{1,200}\.[A-Za-z0-9_-]{1,60}$/;

/** The council of an address that campaigns can be asked in; null when a draft cannot exist there. */
export const councilAt = async ({ copies }: DraftSources, address: PreviewAddress): Promise<Council | null> => {
  if (!idSchema.safeParse(address.campaignId).success || !TOKEN.test(address.token)) return null;
  const council = await copies.findCouncilBySlug(address.councilSlug.toLowerCase());
  return council && !council.isSuspended ? council : null;
};

/** The draft behind a link; null for every link that does not work. Throws unavailable. */
export const findDraft = async (sources: DraftSources, address: PreviewAddress, now: Date): Promise<Draft | null> => {
  const council = await councilAt(sources, address);
  if (!council) return null;
  const { campaignId, token } = address;
  const draft = await sources.drafts.read(council.id, { campaignId, token });
  if (!draft) return null;
  const version = {
    ...draft.content,
    campaignId: PREVIEW_ID,
    councilId: council.id,
    version: 1,
    series: 1,
    publishedAt: now.toISOString(),
  };
  const path = pathOf(council.council.slug, address);
  return { council: council.council, privacy: council.privacy, campaign: draft.campaign, version, path };
};
