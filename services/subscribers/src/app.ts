import { assemble, defineService } from '@folkmoot/service-kit';
import type { SubscribersConfig } from './config';
import { addressesFeature } from './features/addresses';
import { councilsFeature } from './features/councils';
import { importsFeature } from './features/imports';
import { mailingsFeature } from './features/mailings';
import { mailsFeature } from './features/mails';
import { createOptInPage, optInPagesFeature, updateOptInPage } from './features/opt-in-pages';
import { overviewFeature } from './features/overview';
import { personalDataFeature } from './features/personal-data';
import { preferencesFeature } from './features/preferences';
import { seedFeature } from './features/seed';
import { segmentsFeature } from './features/segments';
import { signupsFeature } from './features/signups';
import { subscribersFeature } from './features/subscribers';
import { taggingsFeature } from './features/taggings';
import { createTag, tagsFeature } from './features/tags';
import { createDrawing } from './heavy-work';
import { migrations } from './migrations';

/** The subscribers service: contacts of councils, with their tags and consent. */
export const subscribersService = defineService<SubscribersConfig>({
  name: 'subscribers',
  migrations,
  ...assemble([
    councilsFeature,
    tagsFeature,
    segmentsFeature,
    addressesFeature,
    optInPagesFeature(createDrawing),
    preferencesFeature,
    subscribersFeature,
    personalDataFeature,
    importsFeature,
    taggingsFeature,
    signupsFeature,
    mailsFeature,
    mailingsFeature,
    overviewFeature,
    seedFeature({ createTag, createPage: createOptInPage, updatePage: updateOptInPage }),
  ]),
});
