import { translate } from '@folkmoot/contracts/translation';
import { messages } from './option-editor.messages';

const SHOWN = 5;

translate(messages, {
  menu: (name) => `Gosodiadau ${name}`,
  other: 'Arall, nodwch',
  personal: 'Mae ei eiriau’n ddata personol',
  exclusive: 'Dim un o’r rhain',
  keepAtStart: 'Cadw ar y dechrau',
  keepAtEnd: 'Cadw ar y diwedd',
  showIf: 'Dangos dim ond os …',
  isOther: 'Gall pobl ysgrifennu eu geiriau eu hunain.',
  isPersonal: 'Mae’r geiriau’n ddata personol: cânt eu cuddio mewn allforion, ac nid oes dadansoddiad yn eu darllen.',
  isExclusive: 'Mae ei ddewis yn clirio’r dewisiadau eraill.',
  stays: { start: 'Yn aros ar y dechrau.', end: 'Yn aros ar y diwedd.' },
  conditions: (count) =>
    count === 1 ? 'Dangosir dim ond os yw amod yn wir.' : `Dangosir dim ond os yw ${count} amod yn wir.`,
  carried: (labels) => {
    const more = labels.length - SHOWN;
    return `O’r cwestiwn cynharach: ${labels.slice(0, SHOWN).join(', ')}${more > 0 ? ` a ${more} arall` : ''}.`;
  },
  settings: 'Sut cynigir dewisiadau',
  order: 'Trefn',
  orders: {
    given: 'Fel yn y rhestr hon',
    alphabetical: 'Yn nhrefn yr wyddor',
    shuffled: 'Wedi’u cymysgu i bob person',
  },
  least: 'O leiaf',
  most: 'Ar y mwyaf',
  anyNumber: 'Unrhyw nifer',
  source: 'Cymryd dewisiadau o',
  ownOnly: 'Unman: dim ond y rhestr uchod',
  which: 'Pa rai ohonynt',
  whichOnes: { picked: 'Y rhai a ddewisodd y person', not_picked: 'Y rhai na ddewisodd y person' },
  question: (number, title) => `C${number}: ${title}`,
  untitled: 'dim teitl eto',
  goneQuestion: 'Cwestiwn nad yw uwchben mwyach',
  inWords: {
    exactly: (least) => `Mae pobl yn dewis ${least}.`,
    between: (least, most) => `Mae pobl yn dewis ${least} i ${most}.`,
    atLeast: (least) => `Mae pobl yn dewis o leiaf ${least}.`,
    atMost: (most) => `Mae pobl yn dewis ${most} ar y mwyaf.`,
    alphabetical: 'Mae’r dewisiadau yn nhrefn yr wyddor.',
    shuffled: 'Caiff y drefn ei chymysgu i bob person.',
    picked: (name) => `Mae’n cynnig yr hyn a ddewisodd y person yn “${name}”.`,
    not_picked: (name) => `Mae’n cynnig yr hyn na ddewisodd y person yn “${name}”.`,
    skipped: 'Os nad oes dim, caiff y cwestiwn ei hepgor.',
    without: 'Heb sgript, mae pobl yn gweld trefn y rhestr hon.',
  },
});
