import {
  campaignChangedEvent,
  campaignErasedEvent,
  campaignPublishedEvent,
  councilDeletedEvent,
  councilSnapshotEvents,
  toPublicCouncil,
} from '@folkmoot/contracts';
import { type Consumer, consumer } from '@folkmoot/service-kit';
import type { SpentRepository } from '../spent-invitation/spent.repository';
import { keepNewest } from './campaign-copy.domain';
import type { CopiesRepository } from './copies.repository';

interface Repositories {
  copies: CopiesRepository;
}

interface CampaignRepositories extends Repositories {
  spent: Pick<SpentRepository, 'eraseOfCampaign'>;
}

export const onCouncilChanged: Consumer<Repositories> = consumer(
  'public.councils',
  [...councilSnapshotEvents, councilDeletedEvent],
  async (event, { copies }: Repositories) => {
    if (event.type === 'council.deleted') {
      const { councilId, revision } = event.payload;
      const known = await copies.findCouncil(councilId);
      // The council may be restored: then a snapshot with a higher revision follows.
      if (known && known.revision < revision) await copies.saveCouncil({ ...known, revision, isDeleted: true });
      return;
    }
    const { council } = event.payload;
    const known = await copies.findCouncil(council.id);
    if (known && known.revision >= council.revision) return;
    const { id, revision, formerSlugs = [], settings, subscriptionStatus } = council;
    const { residentsTickTopics, doubleOptIn, redactExports: _, smallestCell: __, ...privacy } = settings.privacy;
    const rules = { residentsTickTopics, doubleOptIn };
    const isSuspended = subscriptionStatus === 'inactive';
    const copy = { id, revision, formerSlugs, isDeleted: false, isSuspended, rules, privacy };
    await copies.saveCouncil({ ...copy, council: toPublicCouncil(council) });
  },
);

export const onCampaignChanged: Consumer<CampaignRepositories> = consumer(
  'public.campaigns',
  [campaignChangedEvent, campaignPublishedEvent, campaignErasedEvent],
  async (event, { copies, spent }: CampaignRepositories) => {
    if (event.type === 'campaign.published') return copies.addVersion(event.payload.version);
    if (event.type === 'campaign.erased') {
      const { campaignId } = event.payload;
      await spent.eraseOfCampaign(campaignId);
      return copies.eraseCampaign(campaignId);
    }
    const { campaign } = event.payload;
    const newest = keepNewest(await copies.findCampaign(campaign.id), campaign, new Date(event.occurredAt));
    if (newest) await copies.saveCampaign(newest);
  },
);
