import {
  type Council,
  chooseNotificationsOperation,
  eraseStaffDataOperation,
  eraseSubscriberDataOperation,
  getCouncilOperation,
  getNotificationsOperation,
  mergeMail,
  type NotificationPreferences,
  previewMailOperation,
  previewRetentionOperation,
  readStaffDataOperation,
  readSubscriberDataOperation,
  removeLogoOperation,
  removePictureOperation,
  sendTestMailOperation,
  updateCouncilOperation,
  uploadLogoOperation,
  uploadPictureOperation,
} from '@folkmoot/contracts/client';
import { type Handler, handle, problem, sampleCouncil, sampleUser } from '@folkmoot/shell-sdk/standalone';

const SAMPLE_LOGO =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="200" height="80"%3E%3Crect width="200" height="80" rx="8" fill="%232563eb"/%3E%3C/svg%3E';
const MOMENT = '2026-01-05T09:00:00.000Z';

/** The council's record and its logo. */
export const onCouncil = (): Handler[] => {
  let council: Council = sampleCouncil();
  const change = (fields: Partial<Council>): Council => {
    council = { ...council, ...fields, revision: council.revision + 1 };
    return council;
  };
  const noLogo = { logoUrl: null, logoHash: null, logoWidth: null, logoHeight: null };
  return [
    handle(getCouncilOperation, () => council),
    handle(previewRetentionOperation, () => ({ responses: 11, at: '2026-03-03T02:20:00.000Z' })),
    handle(updateCouncilOperation, ({ body = {} }) => {
      const { branding, settings, revision = council.revision, ...fields } = body;
      if (revision !== council.revision) throw problem('stale_revision');
      return change({
        ...fields,
        branding: { ...council.branding, ...branding },
        settings: {
          ...council.settings,
          ...settings,
          emailConfig: { ...council.settings.emailConfig, ...settings?.emailConfig },
          privacy: { ...council.settings.privacy, ...settings?.privacy },
        },
      });
    }),
    handle(uploadLogoOperation, () =>
      change({ branding: { ...council.branding, logoUrl: SAMPLE_LOGO, logoWidth: 200, logoHeight: 80 } }),
    ),
    handle(uploadPictureOperation, () => change({ branding: { ...council.branding, pictureUrl: SAMPLE_LOGO } })),
    handle(removePictureOperation, () => change({ branding: { ...council.branding, pictureUrl: null } })),
    handle(removeLogoOperation, () => change({ branding: { ...council.branding, ...noLogo } })),
  ];
};

/** Emails in the format of the service. */
export const onMails = (): Handler[] => [
  handle(previewMailOperation, ({ body = {} }) => {
    const { emailConfig } = sampleCouncil().settings;
    const draft = { ...emailConfig, ...body.emailConfig };
    const values = { council: 'Riverside', campaign: 'What should our parks look like?', closes: '19 January 2026' };
    const text = mergeMail(draft.body, values);
    return {
      from: `${draft.fromName || 'Riverside'} <no-reply@folkmoot.example>`,
      replyTo: draft.replyTo,
      subject: mergeMail(draft.subject, values),
      html: `<!doctype html><title>mail</title><p>${text.replaceAll('<', '&lt;').replaceAll('\n', '<br>')}</p>`,
      text,
    };
  }),
  handle(sendTestMailOperation, () => ({ to: sampleUser().email })),
];

export const onNotifications = (): Handler[] => {
  let chosen: NotificationPreferences = {
    new_responses: true,
    campaign_completed: true,
    system_maintenance: true,
    weekly_summary: true,
    team_activity: true,
    mentions: true,
    webhooks: true,
  };
  return [
    handle(getNotificationsOperation, () => chosen),
    handle(chooseNotificationsOperation, ({ body = {} }) => {
      chosen = { ...chosen, ...body };
      return chosen;
    }),
  ];
};

/** Only one resident is known: amy@residents.example. */
export const onPersonalData = (): Handler[] => {
  let isErased = false;
  const knows = (email: string) => !isErased && email === 'amy@residents.example';
  return [
    handle(readStaffDataOperation, () => ({ account: null, invitations: [] })),
    handle(eraseStaffDataOperation, () => ({ account: false, invitations: 0 })),
    handle(readSubscriberDataOperation, ({ body }) => {
      const isKnown = knows(body.email);
      const { email } = body;
      return {
        subscriber: isKnown
          ? { id: 's1', email, uniqueId: 'K7Q2', source: 'opt_in', status: 'active', subscribedAt: MOMENT }
          : null,
        consents: isKnown
          ? [
              {
                topic: 'Parks',
                status: 'active',
                source: 'Newsletter',
                at: MOMENT,
                text: 'I want updates.',
                textVersion: 'v1',
                withdrawnAt: null,
              },
            ]
          : [],
        attributes: isKnown ? [{ name: 'Ward', value: 'East' }] : [],
        signups: [],
        history: isKnown ? [{ at: MOMENT, what: 'signed_up', detail: 'Signed up: Newsletter' }] : [],
        mails: isKnown ? [{ kind: 'welcome', status: 'sent', at: MOMENT, subject: 'You are subscribed' }] : [],
        isSuppressed: isErased,
      };
    }),
    handle(eraseSubscriberDataOperation, ({ body }) => {
      const subscriber = knows(body.email);
      isErased ||= subscriber;
      return { subscriber };
    }),
  ];
};
