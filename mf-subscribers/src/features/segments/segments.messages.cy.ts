import { counted, translate } from '@folkmoot/contracts/translation';
import { messages } from './segments.messages';

translate(messages, {
  title: 'Segmentau',
  explanation:
    'Rheol a gadwyd yw segment: mae pobl sy’n cyfateb iddi’n perthyn iddo, nawr ac wedyn. Gall negeseuon fynd ato.',
  create: 'Creu segment',
  loading: 'Yn llwytho segmentau...',
  loadFailed: 'Methwyd â llwytho segmentau',
  emptyTitle: 'Dim segmentau eto',
  emptyText: 'Cadwch amodau dan enw, a’u defnyddio’n ddiweddarach fel cynulleidfa.',
  size: counted.subscribers,
  activeSize: (count) => `${count.toLocaleString('en-GB')} gweithredol, sy’n cael e-bost`,
  counting: 'Yn cyfrif...',
  counted: (minutes) => {
    if (minutes < 1) return 'Cyfrifwyd nawr';
    if (minutes < 60) return `Cyfrifwyd ${minutes} munud yn ôl`;
    const hours = Math.round(minutes / 60);
    return hours < 48 ? `Cyfrifwyd ${hours} awr yn ôl` : `Cyfrifwyd ${Math.round(hours / 24)} diwrnod yn ôl`;
  },
  open: 'Dangos pobl',
  openOf: (name) => `Dangos pobl yn ${name}`,
  edit: 'Golygu',
  editOf: (name) => `Golygu ${name}`,
  delete: 'Dileu',
  moreOf: (name) => `Rhagor o gamau ar gyfer ${name}`,
  deleteTitle: 'Dileu’r segment',
  deleteQuestion: 'Ydych chi’n siŵr eich bod am ddileu’r segment hwn?',
  deleteConsequences: (name) => `Dilëir “${name}”. Mae’r bobl ynddo’n aros ar y rhestr.`,
  deleted: (name) => `Dilëwyd “${name}”.`,
  deleteFailed: 'Methwyd â dileu’r segment',
});
