import { translate } from '@folkmoot/contracts/translation';
import { messages } from './preview.messages';

translate(messages, {
  title: 'Rhagolwg',
  frame: 'Yr arolwg fel y mae preswylwyr yn ei weld',
  note: 'Ni chedwir atebion prawf',
  language: 'Iaith y rhagolwg',
  restart: 'Dechrau eto',
  desktop: 'Lled cyfrifiadur',
  desktopTitle: 'Rhagolwg ar led cyfrifiadur',
  loading: 'Yn llwytho’r arolwg...',
  failed: 'Ni ellir dangos y rhagolwg',
  failedText: 'Nid atebodd y rhan sy’n dangos arolygon i breswylwyr. Nid yw hyn yn effeithio ar eich gwaith.',
  retry: 'Ceisio eto',
  empty: 'Ychwanegwch gwestiwn i weld yr hyn y bydd preswylwyr yn ei weld.',
  hidden: (number) => `Mae cwestiwn ${number} wedi’i guddio gan ei amodau gyda’r atebion prawf a roddwyd hyd yma.`,
});
