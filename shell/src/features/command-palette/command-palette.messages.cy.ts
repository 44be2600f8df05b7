import { translate } from '@folkmoot/contracts/translation';
import { messages, shortcuts } from './command-palette.messages';

translate(messages, {
  title: 'Chwilio a gorchmynion',
  search: 'Chwilio sgriniau, ymgyrchoedd a gweithredoedd',
  placeholder: 'I ble, neu beth i’w wneud?',
  nothing: 'Ni chafwyd hyd i ddim. Rhowch gynnig ar air arall.',
  found: (count, first) => `${count === 1 ? 'Un canlyniad' : `${count} canlyniad`}. Mae Enter yn agor ${first}.`,
  campaigns: 'Ymgyrchoedd',
  surveys: 'Arolygon',
  templates: 'Templedi',
  template: 'Dechrau ymgyrch ag ef',
  optInPages: 'Tudalennau cofrestru',
  subscribers: 'Tanysgrifwyr',
  councils: 'Cynghorau',
  users: 'Defnyddwyr',
  searching: 'Yn chwilio...',
  searchFailed: 'Methodd rhan o’r chwiliad. Rhowch gynnig arall arni.',
  help: 'Llwybrau byr bysellfwrdd',
  hint: 'I fyny ac I lawr i ddewis, Enter i agor, Escape i gau',
});

translate(shortcuts, [
  {
    place: 'Ym mhobman',
    keys: [
      { keys: ['Ctrl', 'K'], does: 'Chwilio sgriniau, ymgyrchoedd a gweithredoedd' },
      { keys: ['?'], does: 'Dangos y llwybrau byr hyn' },
      { keys: ['Escape'], does: 'Cau’r hyn sydd ar agor' },
      { keys: ['Tab'], does: 'Mynd i’r rheolydd nesaf; mae’r un cyntaf yn neidio i’r cynnwys' },
    ],
  },
  {
    place: 'Rhestrau',
    keys: [
      { keys: ['\u2191', '\u2193'], does: 'Mynd o res i res' },
      { keys: ['Enter'], does: 'Agor y rhes' },
    ],
  },
  {
    place: 'Ffurflenni a’r adeiladwr arolygon',
    keys: [
      { keys: ['Ctrl', 'S'], does: 'Cadw' },
      { keys: ['Ctrl', 'Z'], does: 'Dadwneud, yn yr adeiladwr' },
      { keys: ['Ctrl', 'Y'], does: 'Ailwneud, yn yr adeiladwr' },
      {
        keys: ['Bylchwr'],
        does: 'Codi cwestiwn gerfydd ei ddolen; mae’r saethau’n ei symud a’r Bylchwr yn ei roi i lawr',
      },
      { keys: ['Alt', '\u2191'], does: 'Symud maes tudalen gofrestru i fyny; i lawr gyda \u2193' },
    ],
  },
]);
