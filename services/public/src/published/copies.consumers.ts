import {
  campaignChangedEvent,
  campaignErasedEvent,
  campaignPublishedEvent,
  councilChangedEvent,
  councilDeletedEvent,
  toPublicCouncil,
} from '@folkmoot/contracts';
import { type Consumer, consumer } from '@folkmoot/service-kit';
import { keepNewest } from './campaign-copy.domain';
import type { CopiesRepository } from './copies.repository';

interface Repositories {
  copies: CopiesRepository;
}

/** No revision comes after the deletion of a council. */
const FINAL_REVISION = Number.MAX_SAFE_INTEGER;

export const onCouncilChanged: Consumer<Repositories> = consumer(
  'public.councils',
  [councilChangedEvent, councilDeletedEvent],
  async (event, { copies }: Repositories) => {
    if (event.type === 'council.deleted') {
      const known = await copies.findCouncil(event.payload.councilId);
      if (known) await copies.saveCouncil({ ...known, revision: FINAL_REVISION, isDeleted: true });
      return;
    }
    const { council } = event.payload;
    const known = await copies.findCouncil(council.id);
    if (known && known.revision >= council.revision) return;
    const { id, revision, settings } = council;
    const { residentsTickTopics, doubleOptIn, privacyNotice: written } = settings.privacy;
    const privacyNotice = written.trim();
    await copies.saveCouncil({
      id,
      revision,
      isDeleted: false,
      council: toPublicCouncil(council),
      rules: { residentsTickTopics, doubleOptIn },
      ...(privacyNotice ? { privacyNotice } : {}),
    });
  },
);

export const onCampaignChanged: Consumer<Repositories> = consumer(
  'public.campaigns',
  [campaignChangedEvent, campaignPublishedEvent, campaignErasedEvent],
  async (event, { copies }: Repositories) => {
    if (event.type === 'campaign.published') return copies.addVersion(event.payload.version);
    if (event.type === 'campaign.erased') return copies.eraseCampaign(event.payload.campaignId);
    const { campaign } = event.payload;
    const newest = keepNewest(await copies.findCampaign(campaign.id), campaign, new Date(event.occurredAt));
    if (newest) await copies.saveCampaign(newest);
  },
);
