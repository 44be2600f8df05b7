import { translate } from '@folkmoot/contracts/translation';
import { thanksMessages } from './thanks.messages';

translate(thanksMessages, {
  text: 'Eich geiriau eich hun (dewisol)',
  textHelp: 'Mae preswylwyr yn darllen hwn o dan ein diolch, er enghraifft beth sy’n digwydd nesaf.',
  links: 'Dolenni (dewisol, 3 ar y mwyaf)',
  label: (number) => `Testun dolen ${number}`,
  labelExample: 'Gweld y cynlluniau',
  address: (number) => `Cyfeiriad dolen ${number}`,
  addressProblem: 'Rhowch gyfeiriad sy’n dechrau â https://, megis https://www.example.org/plans.',
  add: 'Ychwanegu dolen',
  remove: (number) => `Tynnu dolen ${number}`,
});
