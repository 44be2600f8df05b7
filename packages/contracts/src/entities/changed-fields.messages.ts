/** Where the name of a field alone would not say it. */
import { lookup } from '../core/dictionary';

export const fieldWords: Readonly<Record<string, string>> = {
  contactEmail: 'contact email',
  slug: 'address',
  timezone: 'time zone',
  'branding.logoAlt': 'description of the logo',
  'branding.pictureAlt': 'description of the picture',
  'branding.customFooter': 'footer text',
  'branding.showPoweredBy': 'line that names the product',
  'settings.divisionResidents': 'residents of the geographical divisions',
  population: 'population',
  'settings.emailConfig.fromName': 'sender name of mails',
  'settings.emailConfig.replyTo': 'reply address of mails',
  'settings.emailConfig.subject': 'subject of invitations',
  'settings.emailConfig.body': 'text of invitations',
  'settings.privacy.residentsTickTopics': 'residents must tick topics themselves',
  'settings.privacy.doubleOptIn': 'residents confirm their email address',
  'settings.privacy.retentionDays': 'time after which responses are deleted',
  'settings.privacy.longestRetentionDays': 'longest time for which campaigns may keep responses',
  'settings.privacy.redactExports': 'redaction of personal data in exports',
  'settings.privacy.smallestCell': 'smallest number shown in publications',
  'settings.privacy.collectsDevice': 'collection of the kind of device',
  'settings.privacy.collectsReferrer': 'collection of where visitors come from',
};

/** `branding.primaryColor` becomes `primary color`. */
const fromName = (path: string): string =>
  (path.split('.').at(-1) ?? path).replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

/** The field of a council that was changed, for people: `settings.privacy.doubleOptIn` is what the switch says. */
export const wordsOfField = (path: string): string => lookup(fieldWords, path) ?? fromName(path);
