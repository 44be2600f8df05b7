import { translate } from '@folkmoot/contracts/translation';
import { messages } from './limits.messages';

translate(messages, {
  title: 'Faint o ymatebion sy’n cyfrif',
  none: 'Mae pob ymateb yn cyfrif, nes i’r arolwg gau.',
  open: 'Gosod terfyn',
  close: 'Cau',
  responses: 'Dim ond hyn a hyn o’r ymatebion cyntaf sy’n cyfrif',
  responsesHelp:
    'Pan fyddant wedi cyrraedd, mae’r arolwg yn dweud ei fod yn llawn. Caiff ymateb a ddaw’n ddiweddarach ei gadw a’i farcio, ac nid yw’n cyfrif.',
  noLimit: 'Dim terfyn',
  quotas: 'Cwotâu yn ôl ateb',
  quotasHelp:
    'Hyn a hyn ar y mwyaf o ymatebion a ddewisodd ateb sy’n cyfrif. Pan fyddant wedi cyrraedd, dywedir wrth bobl sy’n ei ddewis fod yr arolwg yn llawn iddynt hwy, ac ni ofynnir rhagor. Mewn ymgyrch reolaidd, mae pob rownd yn cyfrif ar ei phen ei hun.',
  noOptions: 'Mae angen cwestiwn â dewisiadau ar gwota: Cwymplen neu Dewis lluosog.',
  quota: (number) => `Cwota ${number}`,
  answer: 'Ateb',
  atMost: 'Ar y mwyaf',
  option: (number, title, option) => `C${number}: ${title.slice(0, 40)}: ${option}`,
  untitled: 'dim teitl eto',
  gone: 'Dewis a dynnwyd',
  add: 'Ychwanegu cwota',
  remove: (number) => `Tynnu cwota ${number}`,
  fullText: 'Testun pan fo’r arolwg yn llawn (dewisol)',
  fullTextHelp: 'Dangosir o dan y geiriau safonol, gyda theitl yr arolwg.',
});
