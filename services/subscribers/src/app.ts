import { assemble, defineService } from '@folkmoot/service-kit';
import type { SubscribersConfig } from './config';
import { addressesFeature } from './features/addresses';
import { attributesFeature } from './features/attributes';
import { councilsFeature } from './features/councils';
import { hearBackFeature } from './features/hear-back';
import { importsFeature } from './features/imports';
import { createOutside, mailReportsFeature, type Outside } from './features/mail-reports';
import { mailingsFeature } from './features/mailings';
import { mailsFeature } from './features/mails';
import { createOptInPage, optInPagesFeature, updateOptInPage } from './features/opt-in-pages';
import { overviewFeature } from './features/overview';
import { pageCodesFeature } from './features/page-codes';
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

/** Makes the service. Tests replace the servers outside the product. */
export const defineSubscribersService = (makeOutside: () => Outside = createOutside) =>
  defineService<SubscribersConfig>({
    name: 'subscribers',
    migrations,
    ...assemble([
      councilsFeature,
      tagsFeature,
      attributesFeature,
      segmentsFeature,
      addressesFeature,
      optInPagesFeature,
      // Behind the pages: its last address takes any file name.
      pageCodesFeature(createDrawing),
      preferencesFeature,
      subscribersFeature,
      personalDataFeature,
      importsFeature,
      taggingsFeature,
      signupsFeature,
      hearBackFeature,
      mailsFeature,
      mailingsFeature,
      mailReportsFeature(makeOutside),
      overviewFeature,
      seedFeature({ createTag, createPage: createOptInPage, updatePage: updateOptInPage }),
    ]),
  });

/** The subscribers service: contacts of councils, with their tags and consent. */
export const subscribersService = defineSubscribersService();
