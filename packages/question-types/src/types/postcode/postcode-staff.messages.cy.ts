import { translate } from '@folkmoot/contracts/translation';
import { messages } from './postcode-staff.messages';

translate(messages, {
  keeps: 'Beth a gedwir',
  ward: 'Ward ac ardal',
  all: 'Cod post, ward ac ardal',
  wardHint: 'Chwilir am y ward pan fydd ateb yn cyrraedd, ac ni chedwir y cod post. Mae’r dudalen yn dweud hynny.',
  allHint:
    'Data personol yw’r cod post cyfan: nid oes dadansoddiad yn ei ddarllen, a dim ond y ward sydd mewn ffeiliau wedi’u golygu.',
  noTable:
    'Nid oes gan eich cyngor dabl codau post, felly cedwir y cod post cyfan. Gall gweinyddwr uwchlwytho tabl yn y gosodiadau, o dan Mapiau a chodau post.',
  older: 'Mae’r cwestiwn hwn yn cadw’r cod post cyfan. Mae gan eich cyngor dabl codau post.',
  use: 'Cadw’r ward yn unig',
  newer: 'Mae gan eich cyngor dabl codau post mwy newydd.',
  useNewer: 'Defnyddio’r tabl mwy newydd',
  table: (name, areas) => `Tabl: ${name}, ${areas} ward`,
});
