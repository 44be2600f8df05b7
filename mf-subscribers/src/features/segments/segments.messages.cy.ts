import { counted, translate } from '@folkmoot/contracts/translation';
import { messages } from './segments.messages';

translate(messages, {
  title: 'Segmentau',
  explanation:
    'Hidlydd a gadwyd yw segment: mae pwy bynnag sy’n cyfateb iddo’n perthyn iddo, nawr ac wedyn. Gall negeseuon fynd ato.',
  create: 'Creu segment',
  loading: 'Yn llwytho segmentau...',
  loadFailed: 'Methwyd â llwytho segmentau',
  emptyTitle: 'Dim segmentau eto',
  emptyText: 'Cadwch hidlydd o’r rhestr dan enw, a’i ddefnyddio’n ddiweddarach fel cynulleidfa.',
  size: counted.subscribers,
  activeSize: (count) => `${count.toLocaleString('en-GB')} gweithredol, sy’n cael e-bost`,
  open: 'Dangos pobl',
  openOf: (name) => `Dangos pobl yn ${name}`,
  edit: 'Golygu',
  editOf: (name) => `Golygu ${name}`,
  delete: 'Dileu',
  deleteOf: (name) => `Dileu ${name}`,
  deleteTitle: 'Dileu’r segment',
  deleteQuestion: 'Ydych chi’n siŵr eich bod am ddileu’r segment hwn?',
  deleteConsequences: (name) => `Dilëir “${name}”. Mae’r bobl ynddo’n aros ar y rhestr.`,
  deleted: (name) => `Dilëwyd “${name}”.`,
  deleteFailed: 'Methwyd â dileu’r segment',
});
