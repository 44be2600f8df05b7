import type { ServiceKit } from '@folkmoot/service-kit';
import type { AdminConfig } from './config';
import { councilMailRoutes } from './features/council-mails';
import { logoRoutes } from './features/councils';
import { createNotificationTokens, notificationJobs, notificationRoutes, onNoteworthy } from './features/notifications';
import { personalDataRoutes } from './features/personal-data';
import { createLogoDrawing } from './heavy-work';
import type { Deps } from './records/deps';

type Kit = Pick<ServiceKit<AdminConfig>, 'config' | 'mailer' | 'logger' | 'blobs'>;

/** What an admin sets for a council, and everybody for themselves. */
export const settingsParts = ({ config, mailer, logger, blobs }: Kit, deps: Deps) => {
  const { publicOrigin, productName, linkKey, actorTokenKey, mailFrom } = config;
  const tokens = createNotificationTokens(linkKey, actorTokenKey);
  const mailing = { ...deps, mailer, productName, publicOrigin };
  return {
    routes: [
      ...logoRoutes({ ...deps, blobs, drawLogo: createLogoDrawing() }),
      ...councilMailRoutes({ ...mailing, sender: /<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom }),
      ...notificationRoutes({ ...deps, tokens }),
      ...personalDataRoutes(deps),
    ],
    consumers: [onNoteworthy],
    jobs: notificationJobs({ ...mailing, tokens, logger }),
  };
};
