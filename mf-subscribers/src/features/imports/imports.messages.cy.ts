import { type ImportWarning, lookup } from '@folkmoot/contracts/client';
import { counted, translate } from '@folkmoot/contracts/translation';
import { messages } from './imports.messages';

const number = (value: number): string => value.toLocaleString('en-GB');

/** Names of columns that one sentence has. */
const SHOWN_NAMES = 8;

const delimiters: Readonly<Record<string, string>> = {
  ',': 'atalnodau',
  ';': 'hanner colonau',
  '\t': 'tabiau',
  '|': 'barrau',
};

const wrongValues: Readonly<Record<ImportWarning['type'], string>> = {
  text: 'yn rhy hir',
  number: 'heb fod yn rhif',
  date: 'heb fod yn ddyddiad',
  choice: 'heb fod ymhlith y dewisiadau',
  yes_no: 'heb fod yn ie nac yn na',
};

const warning = ({ type, count, lines }: ImportWarning): string =>
  `gwerthoedd ${wrongValues[type]}: ${number(count)} (llinellau ${lines.join(', ')}${count > lines.length ? ', ...' : ''})`;

translate(messages, {
  open: 'Mewnforio CSV',
  title: 'Mewnforio CSV',
  close: 'Cau',
  cancel: 'Canslo',
  loading: 'Yn llwytho’r mewnforio...',
  loadFailed: 'Nid oedd modd llwytho’r mewnforio',
  upload: {
    label: 'Ffeil CSV',
    hint: 'Dylai cyfeiriadau e-bost fod yng ngholofn gyntaf y CSV',
    hintMore: 'Os ydynt mewn colofn arall, gallwch ddweud hynny yn y cam nesaf. Ni fewnforir dim eto.',
    or: 'neu',
    invitation: 'Gollyngwch ffeil CSV yma, neu dewiswch un',
    limits: 'Wedi’i gwahanu ag atalnodau, hanner colonau neu dabiau, hyd at 200 MB. Yn Excel: Cadw fel, CSV UTF-8.',
    invalid: 'Dewiswch ffeil CSV ddilys',
    tooLarge: 'Mae’r ffeil hon yn fwy na 200 MB. Rhannwch hi a mewnforiwch y rhannau un ar ôl y llall.',
    failed: 'Methwyd â phrosesu’r ffeil CSV',
  },
  check: {
    file: (name, rows) => `${name}: ${counted.rows(rows)}`,
    found: (encoding, delimiter) =>
      `Darllenwyd fel ${encoding}, celloedd rhwng ${lookup(delimiters, delimiter) ?? delimiter}`,
    column: 'Y golofn â’r cyfeiriadau e-bost',
    columnMissing: 'Nid oes colofn sy’n edrych fel cyfeiriadau e-bost. Dewiswch yr un sy’n eu cynnwys.',
    hasHeader: 'Pennawd yw’r rhes gyntaf',
    tags: 'Pennu tagiau',
    tagsHelp: 'Nid oes angen un arnoch. Mae pobl heb dag ar y rhestr a gallant ddewis pynciau eu hunain.',
    noTags: 'Nid oes tagiau eto. Nid oes angen un arnoch ar gyfer mewnforio.',
    consent: 'Sut cytunodd y bobl hyn?',
    consentHelp:
      'Cedwir gyda phob un ohonynt fel tystiolaeth, er enghraifft “ffurflenni papur ffair y gwanwyn, 4 Mai”.',
    blockSource: 'O ble y daw’r rhestr hon?',
    blockSourceHelp: 'Cedwir yn hanes y bobl sydd ar y rhestr, er enghraifft “rhestr peidio â chysylltu’r hen system”.',
    blockIncomplete: 'Dywedwch o ble y daw’r rhestr, a gwiriwch hi yn gyntaf: yna gallwch rwystro ei chyfeiriadau.',
    block: 'Rhwystro’r cyfeiriadau hyn',
    blockTitle: 'Rhwystro’r cyfeiriadau hyn?',
    blockQuestion: (added, merged) =>
      `Ni chaiff cyfeiriadau nad ydynt ar y rhestr (${number(added)}) bost gennych, ac ni allwch eu hychwanegu. Caiff ${counted.people(merged)} ar y rhestr eu dad-danysgrifio o bopeth, neu maent wedi gadael eisoes.`,
    blockSure: 'Rwy’n deall mai dim ond y bobl hyn eu hunain a all ddod yn ôl, drwy gofrestru',
    suppressed: 'Mae pobl a ddad-danysgrifiodd neu a ddilëwyd yn aros felly, hyd yn oed pan fyddant yn y ffeil.',
    incomplete: 'Dewiswch y golofn â’r cyfeiriadau a dywedwch sut cytunodd y bobl hyn.',
    consentMissing: 'Dywedwch sut cytunodd y bobl hyn. Yna gallwch uwchlwytho’r ffeil.',
    detailIncomplete: 'Cwblhewch y manylion newydd yn y tabl. Yna gallwch uwchlwytho’r ffeil.',
    allKept: 'Cedwir pob colofn. Nid yw cell wag yn newid dim.',
    notKept: (names) =>
      `Heb eu cadw na’u storio: ${names.slice(0, SHOWN_NAMES).join(', ')}${names.length > SHOWN_NAMES ? `, a ${number(names.length - SHOWN_NAMES)} arall` : ''}. Nid yw cell wag yn newid dim.`,
    another: 'Dewis ffeil arall',
    start: 'Uwchlwytho CSV',
    starting: 'Yn uwchlwytho...',
    failed: 'Methwyd â phrosesu’r ffeil CSV',
  },
  paste: {
    fileName: 'Cyfeiriadau a ludwyd.csv',
    header: 'E-bost',
    label: 'Gludo cyfeiriadau',
    help: 'Un o dan y llall, neu ag atalnodau, hanner colonau neu fylchau rhyngddynt. Mae enwau o’u blaen yn iawn.',
    example: 'amy@residents.example, Ben Bailey <ben@residents.example>',
    use: 'Defnyddio’r cyfeiriadau hyn',
  },
  reading: {
    wrong: 'Llythrennau neu golofnau anghywir?',
    encoding: 'Amgodio',
    delimiter: 'Rhwng y celloedd',
    help: 'Darllenir y ffeil eto ar unwaith. Os yw llythrennau fel é neu ł yn anghywir, rhowch gynnig ar amgodio arall.',
    failed: 'Nid oedd modd darllen y ffeil eto. Rhowch gynnig arall arni.',
    delimiters: { ',': 'Atalnodau', ';': 'Hanner colonau', '\t': 'Tabiau', '|': 'Barrau' },
  },
  modes: {
    label: 'Pwy sydd yn y ffeil?',
    add: {
      name: 'Pobl i’w hychwanegu neu eu diweddaru',
      help: 'Ychwanegir pobl newydd. Ar gyfer pobl sydd yno, mae gwerthoedd y ffeil yn disodli rhai eraill.',
    },
    tag: {
      name: 'Pobl sydd ar y rhestr eisoes',
      help: 'Maent yn cael y tagiau a’r gwerthoedd. Nid ychwanegir neb.',
    },
    block: {
      name: 'Pobl na ddylent gael post',
      help: 'Rhestr rwystro: nid oes neb yn y cyfeiriadau hyn yn cael post gennych.',
    },
  },
  mapping: {
    sample: 'Rhesi cyntaf y ffeil, a sut y cedwir pob colofn',
    empty: '–',
    address: 'Cyfeiriad e-bost',
    skip: 'Peidio â chadw',
    create: 'Manylyn newydd...',
    keepAs: (column) => `Cadw ${column} fel`,
    newName: (column) => `Enw’r manylyn newydd ar gyfer ${column}`,
    newType: (column) => `Math y manylyn newydd ar gyfer ${column}`,
    nameMissing: 'Rhowch enw iddo',
    newOptions: (column) => `Dewisiadau’r manylyn newydd ar gyfer ${column}, un ar bob llinell`,
    optionsOfColumn: 'Un ar bob llinell, o’r gwerthoedd yn y golofn hon.',
    optionsByHand: 'Un ar bob llinell. Mae gan y golofn hon ormod o werthoedd gwahanol, neu nid oes un yn ailadrodd.',
    optionsMissing: 'Ysgrifennwch ddau ddewis neu fwy',
    typed: (name, type) => `${name} (${type.toLowerCase()})`,
    warning: (each) => warning(each),
  },
  trial: {
    begin: 'Gwirio heb fewnforio',
    title: 'Beth fyddai’n digwydd',
    bar: 'Rhesi a wiriwyd',
    would: ({ added, merged, failed }) =>
      `Byddai’n ychwanegu ${number(added)}, yn cyfuno ${number(merged)}, yn gwrthod ${number(failed)}`,
    wouldBlock: ({ added, merged, failed }) =>
      `Byddai’n rhwystro ${number(added)} o gyfeiriadau newydd a ${number(merged)} sydd ar y rhestr neu wedi’u rhwystro eisoes, ac yn gwrthod ${number(failed)}`,
    warning: (each) => `${each.name}: ${warning(each)}. Mewnforir y bobl hebddynt.`,
    reasons: (shown, failed) =>
      failed > shown ? `Gwrthodwyd, y ${number(shown)} cyntaf o ${number(failed)}:` : 'Gwrthodwyd:',
    reason: (line, email, why) => `Llinell ${line}: ${email || '(dim)'}. ${why}`,
    outdated: 'Rydych wedi newid rhywbeth ers y gwiriad. Gwiriwch eto am ffigurau newydd.',
    failed: 'Nid oedd modd gwirio’r ffeil. Rhowch gynnig arall arni.',
  },
  progress: {
    title: 'Yn mewnforio',
    waiting: 'Yn aros ei dro...',
    bar: 'Rhesi a wnaed',
    rows: (done, total) => `${number(done)} o ${number(total)}`,
    leave: 'Gallwch gau hwn a pharhau i weithio: mae’r mewnforio’n rhedeg ar y gweinydd.',
    stop: 'Canslo’r mewnforio',
    stopFailed: 'Nid oedd modd canslo’r mewnforio. Rhowch gynnig arall arni.',
  },
  result: {
    done: 'Uwchlwytho wedi’i gwblhau',
    cancelled: 'Canslwyd y mewnforio',
    failed: 'Methwyd â phrosesu’r ffeil CSV',
    added: 'Ychwanegwyd',
    merged: 'Cyfunwyd',
    mergedHelp: 'Roeddent ar y rhestr eisoes, neu yn y ffeil ddwywaith. Mae ganddynt y tagiau a’r gwerthoedd nawr.',
    blocked: 'Rhwystrwyd',
    blockedOnList: 'Ar y rhestr, neu wedi’u rhwystro eisoes',
    warnings: 'Gwerthoedd na chadwyd',
    warning: (each) => `${each.name}: ${warning(each)}`,
    rejected: 'Methwyd',
    total: 'Cyfanswm a broseswyd',
    stopped: (done, total) => `Gwnaed ${number(done)} o ${counted.rows(total)}. Mae’r hyn a fewnforiwyd yn aros.`,
    resume: 'Ailddechrau’r mewnforio',
    resumeFailed: 'Nid oedd modd ailddechrau’r mewnforio. Rhowch gynnig arall arni.',
    gone: 'Nid yw’r ffeil wedi’i chadw mwyach. I barhau, mewnforiwch hi eto. Ni chaiff pobl sydd ar y rhestr eisoes eu hychwanegu ddwywaith.',
  },
  reasons: {
    title: (count) => `Pam na fewnforiwyd ${counted.rows(count)}`,
    first: (shown) => `Y ${number(shown)} cyntaf; mae pob un ohonynt yn y ffeil.`,
    download: 'Lawrlwytho’r holl resymau',
    line: 'Llinell',
    email: 'Yn y ffeil',
    reason: 'Rheswm',
    nothing: '(dim)',
  },
  list: {
    loading: 'Yn llwytho mewnforion...',
    loadFailed: 'Nid oedd modd llwytho’r mewnforion',
    label: 'Mewnforion cynharach',
    emptyTitle: 'Dim mewnforion eto',
    emptyText: 'Dewch â phobl yr ydych eisoes yn ysgrifennu atynt: o Excel, rhaglen e-bost arall, neu restr.',
    file: 'Ffeil',
    state: 'Cyflwr',
    added: 'Ychwanegwyd',
    merged: 'Cyfunwyd',
    failed: 'Methwyd',
    when: 'Pryd',
    figures: ({ added, merged, failed }) =>
      `Ychwanegwyd ${number(added)}, cyfunwyd ${number(merged)}, methwyd ${number(failed)}`,
    by: (source) => `Cydsyniad: ${source}`,
    resumable: 'Gellir ei ailddechrau',
    modes: { tag: 'Dim ond pobl ar y rhestr', block: 'Rhestr rwystro' },
    states: {
      preview: 'Heb ddechrau',
      queued: 'Yn aros',
      running: 'Yn rhedeg',
      done: 'Wedi’i wneud',
      cancelled: 'Canslwyd',
      failed: 'Methwyd',
    },
  },
  people: counted.people,
});
