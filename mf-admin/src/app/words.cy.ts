/** @file Every Welsh catalogue of this build. Loaded before the screens; `npm run check` says what is missing. */
import '@folkmoot/contracts/words-cy';
import '../features/council-settings/api-tokens/api-tokens.messages.cy';
import '../features/council-settings/branding/branding.messages.cy';
import '../features/council-settings/council-settings.messages.cy';
import '../features/council-settings/form/form.messages.cy';
import '../features/council-settings/mails/mails.messages.cy';
import '../features/council-settings/notifications.messages.cy';
import '../features/council-settings/places/places.messages.cy';
import '../features/council-settings/privacy/privacy.messages.cy';
import '../features/council-settings/second-factor/second-factor.messages.cy';
import '../features/council-settings/single-sign-on/single-sign-on.messages.cy';
import '../features/council-settings/webhooks/webhooks.messages.cy';
import '../features/system-health/backups.messages.cy';
import '../features/team/team.messages.cy';
