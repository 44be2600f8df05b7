import { counted, translate } from '@folkmoot/contracts/translation';
import { messages } from './details.messages';

translate(messages, {
  title: 'Manylion tanysgrifwyr',
  explanation:
    'Yr hyn rydych yn ei gadw am bobl heblaw eu cyfeiriad a’u tagiau. Mae mewnforion, tudalennau cofrestru a staff yn ei lenwi; mae segmentau, allforion a negeseuon yn ei ddefnyddio.',
  create: 'Ychwanegu manylyn',
  loading: 'Yn llwytho manylion...',
  loadFailed: 'Methwyd â llwytho manylion',
  emptyTitle: 'Dim manylion',
  emptyText: 'Ychwanegwch yr hyn rydych am ei wybod am bobl',
  list: 'Manylion',
  name: 'Enw',
  type: 'Math',
  field: 'Mewn negeseuon',
  actions: 'Gweithredoedd',
  standard: 'Mae gan bob cyngor',
  options: (options) => options.join(', '),
  edit: 'Golygu',
  editOf: (name) => `Golygu ${name}`,
  delete: 'Dileu',
  deleteOf: (name) => `Dileu ${name}`,
  deleteTitle: 'Dileu’r manylyn',
  deleteQuestion: 'Dileu’r manylyn hwn oddi ar bawb?',
  deleteConsequences: (name, count) =>
    `Dilëir “${name}” ${count === null ? 'pawb' : counted.subscribers(count)} am byth. Ni fydd negeseuon sy’n ei ddefnyddio yn dangos dim yn ei le, ac ni fydd tudalennau cofrestru yn ei lenwi mwyach.`,
  deleted: (name) => `Dilëwyd “${name}”.`,
  deleteFailed: 'Nid oedd modd dileu’r manylyn. Rhowch gynnig arall arni.',
  dialog: {
    createTitle: 'Ychwanegu manylyn',
    editTitle: 'Golygu manylyn',
    name: 'Enw',
    nameHelp: 'Er enghraifft “Iaith” neu “Deiliad rhandir”.',
    type: 'Math',
    typeHelp: 'Ni ellir ei newid wedyn.',
    options: 'Dewisiadau, un ar bob llinell',
    optionsHelp: 'Mae pobl yn cadw dewis a ddilëwch yma.',
    save: 'Cadw',
    saving: 'Yn cadw...',
    failed: 'Nid oedd modd cadw’r manylyn. Rhowch gynnig arall arni.',
  },
});
