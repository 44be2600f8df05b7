import { translate } from '../translation';
import { consentStatusLabels, subscriberHistoryLabels, subscriberSourceLabels } from './subscriber.messages';

translate(subscriberSourceLabels, {
  opt_in: 'Tudalen gofrestru',
  csv_upload: 'Mewnforio',
  post_survey: 'Ar ôl arolwg',
  manual: 'Wedi’i roi gan staff',
});

translate(consentStatusLabels, {
  active: 'Rhoddwyd',
  pending: 'Yn aros am gadarnhad',
  withdrawn: 'Tynnwyd yn ôl',
  stopped: 'Ddim yn cael ei ddefnyddio mwyach',
});

translate(subscriberHistoryLabels, {
  added: 'Ychwanegwyd',
  signed_up: 'Cofrestrodd',
  confirmed: 'Cadarnhaodd',
  topics_changed: 'Newidiwyd tagiau',
  address_changed: 'Newidiwyd y cyfeiriad',
  address_asked: 'Gofynnwyd am gyfeiriad newydd',
  details_changed: 'Newidiwyd y manylion',
  paused: 'Oedwyd y negeseuon',
  resumed: 'Daeth yr oedi i ben',
  unsubscribed: 'Dad-danysgrifiodd',
  bounced: 'Dychwelwyd',
  complained: 'Cwynodd',
  mail_sent: 'Anfonwyd e-bost',
});
