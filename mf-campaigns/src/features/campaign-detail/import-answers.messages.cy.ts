import { counted, translate } from '@folkmoot/contracts/translation';
import { importTexts } from './import-answers.messages';

const count = (number: number): string => number.toLocaleString('en-GB');

translate(importTexts, {
  title: 'Mewnforio atebion',
  intro:
    'Atebion o bapur neu o raglen arall, fel CSV gydag un person ym mhob rhes. Maent yn dod yn gyfres ar wahân: nid yw unrhyw ffigur byw yn eu cyfrif, a gallwch ei dileu eto.',
  choose: 'Dewis ffeil CSV',
  drop: 'Gollyngwch ffeil CSV yma, neu dewiswch un',
  limits: 'CSV, 25 MB a 100,000 o resi ar y mwyaf',
  tooLarge: 'Caiff y ffeil fod yn 25 MB ar y mwyaf. Rhannwch hi a mewnforiwch y rhannau fel cyfresi ar wahân.',
  failed: 'Nid oedd modd mewnforio’r ffeil. Rhowch gynnig arall arni.',
  loading: 'Yn llwytho’r cyfresi...',
  loadFailed: 'Methwyd â llwytho’r cyfresi',
  series: 'Cyfresi a fewnforiwyd',
  seriesFacts: (responses, refused, day) =>
    `${counted.answers(responses)}${refused > 0 ? `, gwrthodwyd ${counted.rows(refused)}` : ''}, mewnforiwyd ar ${day}`,
  unfinished: 'Ni orffennodd y mewnforio hwn. Dilëwch ef a mewnforiwch y ffeil eto.',
  delete: 'Dileu',
  deleteNamed: (name) => `Dileu “${name}”`,
  deleting: {
    title: 'Dileu’r gyfres',
    question: (name) => `Ydych chi’n siŵr eich bod am ddileu “${name}” gyda’i holl atebion? Ni ellir dadwneud hyn.`,
    confirm: 'Dileu',
    back: 'Canslo',
    done: (name) => `Dilëwyd “${name}”.`,
  },
  importing: 'Yn cael ei mewnforio',
  progress: 'Mewnforio',
  waiting: 'Yn aros i ddechrau',
  rowsRead: (read, rows, refused) =>
    `${count(read)} o ${counted.rows(rows)}${refused > 0 ? `, gwrthodwyd ${count(refused)}` : ''}`,
  mayClose: 'Gallwch gau’r ffenestr hon. Mae’r mewnforio’n parhau.',
  cancel: 'Canslo’r mewnforio',
  cancelNamed: (name) => `Canslo mewnforio “${name}”`,
  cancelling: {
    title: 'Canslo’r mewnforio',
    question: (name) =>
      `Ydych chi’n siŵr eich bod am ganslo mewnforio “${name}”? Caiff yr atebion a gadwyd eisoes eu dileu.`,
    confirm: 'Canslo’r mewnforio',
    back: 'Parhau i fewnforio',
    done: (name) => `Canslwyd mewnforio “${name}”. Ni chedwir dim ohono.`,
  },
  notImported: (name) => `Ni orffennodd mewnforio “${name}”. Dilëwch ef a mewnforiwch y ffeil eto.`,
  imports: (answers, series) =>
    `A ${counted.answers(answers)} wedi’u mewnforio mewn ${count(series)} cyfres, heb eu cyfrif yma.`,
  importIsWorking: 'Mae rhagor o atebion yn cael eu mewnforio.',
  columns: 'Colofnau’r ffeil',
  columnsHelp: 'Dewiswch beth sydd ym mhob colofn. Gadewir allan golofnau na chânt eu defnyddio.',
  column: 'Y golofn a’i rhesi cyntaf',
  use: 'Defnyddir ar gyfer',
  columnUse: (heading) => `Defnydd o “${heading}”`,
  ignored: 'Heb ei defnyddio',
  submitted: 'Diwrnod neu amser yr atebion',
  check: 'Gwirio’r rhesi',
  checked: (accepted, rows) => `Gellir mewnforio ${count(accepted)} o ${counted.rows(rows)}.`,
  leftOut: (answers) =>
    answers === 1
      ? 'Gadewir 1 ateb allan, gan na fyddai’r arolwg wedi gofyn ei gwestiwn.'
      : `Gadewir ${counted.answers(answers)} allan, gan na fyddai’r arolwg wedi gofyn eu cwestiynau.`,
  refused: (rows) => `Gwrthodwyd ${counted.rows(rows)}`,
  refusedRow: (line, column, reason) =>
    column === '' ? `Llinell ${line}: ${reason}` : `Llinell ${line}, “${column}”: ${reason}`,
  more: (rows) => `a ${count(rows)} arall`,
  sameFile: (names) =>
    `Mae’r ffeil hon wedi’i mewnforio eisoes, fel ${names}. Bydd ei mewnforio eto’n gwneud ail gyfres.`,
  name: 'Enw’r gyfres',
  nameHelp: 'Er enghraifft: Atebion papur 2019',
  nameMissing: 'Rhowch enw.',
  back: 'Dewis ffeil arall',
  import: (rows) => `Mewnforio ${counted.answers(rows)}`,
  imported: (rows, name, refused) =>
    `Mewnforiwyd ${counted.answers(rows)} fel “${name}”.${refused > 0 ? ` Gwrthodwyd ${counted.rows(refused)}.` : ''}`,
});
