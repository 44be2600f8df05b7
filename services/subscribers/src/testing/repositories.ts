import { defineFeature, type Scope } from '@folkmoot/service-kit';
import { addressClaimEntity } from '../entities/address-claim/address-claim.mongo';
import { attributeEntity } from '../entities/attribute/attribute.mongo';
import { campaignEntity } from '../entities/campaign/campaign.mongo';
import { councilEntity } from '../entities/council/council.mongo';
import { deliveryEntity } from '../entities/delivery/delivery.mongo';
import { hearBackEntity } from '../entities/hear-back/hear-back.mongo';
import { importEntity } from '../entities/import/import.mongo';
import { importRowEntity } from '../entities/import/import-row.mongo';
import { mailEntity } from '../entities/mail/mail.mongo';
import { mailHealthEntity } from '../entities/mail-health/mail-health.mongo';
import { mailingEntity } from '../entities/mailing/mailing.mongo';
import { optInPageEntity } from '../entities/opt-in-page/opt-in-page.mongo';
import { pageCodeEntity } from '../entities/page-code/page-code.mongo';
import { pageFiguresEntity } from '../entities/page-figures/page-figures.mongo';
import { segmentEntity } from '../entities/segment/segment.mongo';
import { signupEntity } from '../entities/signup/signup.mongo';
import { statsEntity } from '../entities/subscriber/stats.mongo';
import { subscriberEntity } from '../entities/subscriber/subscriber.mongo';
import { suppressionEntity } from '../entities/suppression/suppression.mongo';
import { tagEntity } from '../entities/tag/tag.mongo';
import { taggingEntity } from '../entities/tagging/tagging.mongo';

const everything = defineFeature({
  name: 'everything',
  entities: [
    addressClaimEntity,
    attributeEntity,
    campaignEntity,
    councilEntity,
    deliveryEntity,
    hearBackEntity,
    importEntity,
    importRowEntity,
    mailEntity,
    mailHealthEntity,
    mailingEntity,
    optInPageEntity,
    pageFiguresEntity,
    pageCodeEntity,
    segmentEntity,
    signupEntity,
    statsEntity,
    subscriberEntity,
    tagEntity,
    taggingEntity,
  ],
});

export const models = [...everything.models, ...suppressionEntity.models];

/** All repositories of this service. Features name only the ones that they use. */
export const createRepositories = (scope: Scope) => ({
  ...everything.repositories(scope, null),
  ...suppressionEntity.repositories(scope, { subscriberKey: 'a key for tests' }),
});
