import { translate } from '../translation';
import { deliveryReasonLabels, deliveryStateLabels, newsletterProblemLabels } from './mailing.messages';

translate(deliveryStateLabels, {
  queued: 'Yn aros',
  sending: 'Yn mynd allan',
  sent: 'Anfonwyd',
  failed: 'Methwyd',
  bounced: 'Dychwelwyd',
  complained: 'Cwynwyd',
  skipped: 'Heb ysgrifennu at',
});

translate(deliveryReasonLabels, {
  unsubscribed: 'Wedi dad-danysgrifio',
  bounced_before: 'Dychwelwyd neges gynharach',
  complained_before: 'Wedi rhoi gwybod bod neges gynharach yn ddiangen',
  not_confirmed: 'Heb gadarnhau’r cyfeiriad',
  paused: 'Wedi oedi eu negeseuon',
  erased: 'Wedi’i ddileu’n derfynol',
  answered: 'Nid oes angen neges mwyach',
  address_refused: 'Nid yw’r gweinydd e-bost yn adnabod y cyfeiriad hwn',
  server_refused: 'Gwrthododd y gweinydd e-bost y neges',
  given_up: 'Ni dderbyniodd y gweinydd e-bost hi ar ôl sawl cynnig',
});

translate(newsletterProblemLabels, {
  text: 'Ysgrifennwch destun.',
  picture: 'Dewiswch lun.',
  alt: 'Disgrifiwch y llun, neu nodwch mai addurn ydyw.',
  label: 'Ysgrifennwch eiriau’r botwm.',
  address: 'Rhowch gyfeiriad sy’n dechrau gyda https://.',
  survey: 'Dewiswch arolwg.',
});
