import { counted, translate, welshCount } from '@folkmoot/contracts/translation';
import { dialogMessages, inviteMessages, messages } from './councils.messages';

const users = (count: number): string => welshCount(count, { two: 'ddefnyddiwr', other: 'defnyddiwr' });

translate(messages, {
  loading: 'Yn llwytho cynghorau...',
  loadFailed: 'Methwyd â llwytho cynghorau',
  list: 'Cynghorau',
  search: 'Chwilio cynghorau...',
  filter: 'Statws',
  filters: {
    all: 'Pob statws',
    active: 'Gweithredol',
    pending: 'Yn aros',
    inactive: 'Wedi’i atal',
    deleted: 'Wedi’i ddileu',
  },
  emptyTitle: 'Ni chafwyd hyd i gynghorau',
  emptyText: 'Crëwch y cyngor cyntaf.',
  emptyFiltered: 'Rhowch gynnig ar newid eich hidlwyr',
  create: 'Creu cyngor newydd',
  invite: 'Anfon gwahoddiad',
  more: 'Dangos mwy',
  columns: {
    name: 'Cyngor',
    status: 'Statws',
    users: 'Defnyddwyr',
    campaigns: 'Ymgyrchoedd',
    responses: 'Ymatebion',
    actions: 'Gweithredoedd',
  },
  counts: (people, campaigns, responses) =>
    [users(people), counted.campaigns(campaigns), counted.responses(responses)].join(' · '),
  statuses: { active: 'Gweithredol', pending: 'Yn aros', inactive: 'Wedi’i atal' },
  statusHelp: {
    active: 'Yn gweithio fel arfer.',
    pending: 'Nid oes neb wedi mewngofnodi fel ei weinyddwr eto.',
    inactive: 'Ni all ei staff weithio, mae ei arolygon ar gau, ac ni all neb gofrestru.',
  },
  deleted: 'Wedi’i ddileu',
  erasedOn: (day) => `Dilëwyd yn derfynol ar ${day}`,
  actionsOf: (name) => `Gweithredoedd ar gyfer ${name}`,
  actions: {
    open: 'Agor',
    act: 'Gweithredu yn y cyngor hwn',
    invite: 'Anfon gwahoddiad',
    suspend: 'Atal',
    resume: 'Ailddechrau',
    remove: 'Dileu',
    restore: 'Adfer',
  },
  acting: (name) => `Rydych nawr yn gweithredu yn ${name}. Caiff yr hyn a wnewch ei ysgrifennu yn y log gweithgarwch.`,
  actFailed: 'Nid oedd modd agor y cyngor',
  suspendTitle: 'Atal cyngor',
  suspendQuestion: (name) => `Atal ${name}?`,
  suspendText:
    'Mae ei staff yn gweld sgrin sy’n dweud ei fod wedi’i atal, mae ei arolygon yn dangos eu bod ar gau, ac ni all neb gofrestru. Ni chollir dim: mae ailddechrau yn dod â phopeth yn ôl. Gall pobl ddad-danysgrifio o hyd.',
  suspended: (name) => `Ataliwyd ${name}.`,
  suspendFailed: 'Methwyd ag atal y cyngor',
  resumed: (name) => `Ailddechreuwyd ${name}.`,
  resumeFailed: 'Methwyd ag ailddechrau’r cyngor',
  removeTitle: 'Dileu cyngor',
  removeQuestion:
    'Ydych chi’n siŵr eich bod am ddileu’r cyngor hwn? Bydd hyn hefyd yn dileu’r holl ddata sy’n gysylltiedig ag ef.',
  removeText:
    'Bydd ei ddolenni, ei wahoddiadau a’i sesiynau’n peidio â gweithio ar unwaith. Gellir ei adfer am 30 diwrnod. Wedyn caiff ymgyrchoedd, ymatebion, tanysgrifwyr a ffeiliau eu dileu’n derfynol ym mhobman, ni fydd ei bobl yn perthyn i unrhyw gyngor, a chaiff tystysgrif ei hysgrifennu yn y log gweithgarwch.',
  removeConfirm: (name) => `Teipiwch enw’r cyngor i gadarnhau: ${name}`,
  removed: (name, day) => `Dilëwyd ${name}. Gellir ei adfer tan ${day}.`,
  removeFailed: 'Methwyd â dileu’r cyngor',
  restored: (name) => `Adferwyd ${name}.`,
  restoreFailed: 'Methwyd ag adfer y cyngor',
});

translate(dialogMessages, {
  title: 'Creu cyngor newydd',
  name: 'Enw',
  slug: 'Rhan olaf yr URL',
  slugHelp: (address) => `Mae preswylwyr yn dod o hyd iddo yn ${address}`,
  contactEmail: 'E-bost cyswllt',
  address: 'Cyfeiriad (dewisol)',
  phone: 'Ffôn (dewisol)',
  website: 'Gwefan (dewisol)',
  timezone: 'Cylchfa amser',
  consent: {
    strict:
      'Rheolau cydsyniad Ewrop: nid oes pwnc wedi’i dicio ymlaen llaw, ac mae pobl yn cadarnhau eu cofrestriad drwy e-bost. Gall gweinyddwr y cyngor newid hyn yn Gosodiadau.',
    open: 'Rheolau cydsyniad y tu allan i Ewrop: mae pynciau wedi’u ticio ymlaen llaw, ac nid oes angen cadarnhau cofrestriad drwy e-bost. Gall gweinyddwr y cyngor newid hyn yn Gosodiadau.',
  },
  missing: { name: 'Rhowch enw.', slug: 'Rhowch gyfeiriad.', contactEmail: 'Rhowch gyfeiriad e-bost.' },
  emailInvalid: 'Rhowch gyfeiriad e-bost fel enw@enghraifft.org.',
  required: 'Mae angen enw, rhan olaf yr URL ac e-bost cyswllt',
  cancel: 'Canslo',
  create: 'Creu cyngor',
  creating: 'Yn creu...',
  created: 'Crëwyd y cyngor!',
  failed: (reason) => `Methwyd â chreu’r cyngor: ${reason}`,
});

translate(inviteMessages, {
  title: 'Anfon gwahoddiad',
  firstAdmin: (name) =>
    `Mae ${name} yn aros nes i’w weinyddwr cyntaf fewngofnodi. Gwahoddwch y person nawr, neu’n ddiweddarach o’r rhestr.`,
  council: 'Cyngor',
  councilMissing: 'Dewiswch gyngor.',
  email: 'Cyfeiriad e-bost',
  emailInvalid: 'Rhowch gyfeiriad e-bost fel enw@enghraifft.org.',
  role: 'Rôl',
  roles: {
    council_admin: 'Mynediad llawn at bob nodwedd a gosodiad',
    council_staff: 'Yn gallu creu arolygon a gweld adroddiadau',
  },
  cancel: 'Canslo',
  later: 'Nid nawr',
  send: 'Anfon gwahoddiad',
  sending: 'Yn anfon...',
  sent: (email) => `Anfonwyd gwahoddiad i ${email}.`,
  failed: 'Methwyd ag anfon y gwahoddiad',
});
