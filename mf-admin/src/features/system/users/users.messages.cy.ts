import { translate } from '@folkmoot/contracts/translation';
import { editMessages, messages } from './users.messages';

translate(messages, {
  loading: 'Yn llwytho defnyddwyr...',
  loadFailed: 'Methwyd â llwytho defnyddwyr',
  list: 'Defnyddwyr',
  search: 'Chwilio defnyddwyr...',
  councilFilter: 'Cyngor',
  anyCouncil: 'Pob cyngor',
  noCouncil: 'Dim cyngor',
  roleFilter: 'Rôl',
  anyRole: 'Pob rôl',
  statusFilter: 'Statws',
  anyStatus: 'Unrhyw un',
  emptyTitle: 'Ni chafwyd hyd i ddefnyddwyr',
  emptyText: 'Rhowch gynnig ar newid eich hidlwyr',
  more: 'Dangos mwy',
  you: '(chi)',
  never: 'Byth',
  lastLogin: (moment) => `Mewngofnodwyd ddiwethaf: ${moment}`,
  columns: {
    name: 'Enw',
    council: 'Cyngor',
    role: 'Rôl',
    status: 'Statws',
    lastLogin: 'Mewngofnodwyd ddiwethaf',
    actions: 'Gweithredoedd',
  },
  statuses: { active: 'Gweithredol', inactive: 'Anweithredol' },
  edit: (name) => `Newid ${name}`,
});

translate(editMessages, {
  title: (name) => `Newid ${name}`,
  council: 'Cyngor',
  role: 'Rôl',
  status: 'Statws',
  statuses: { active: 'Gweithredol', inactive: 'Anweithredol' },
  moves: (council) =>
    `Caiff y person ei allgofnodi ym mhobman a chaiff e-bost. Wedyn bydd yn gweithio i ${council} â’r rôl a ddewisir yma.`,
  leaves: 'Caiff y person ei allgofnodi ym mhobman a chaiff e-bost. Ni fydd yn gweld unrhyw gyngor nes iddo gael un.',
  becomesSystem: 'Nid yw gweinyddwyr system yn perthyn i unrhyw gyngor, a gallant wneud popeth ar y gosodiad hwn.',
  stopsSystem: 'Mae’r person yn colli mynediad at weinyddu’r system a chaiff ei allgofnodi ym mhobman.',
  deactivates: 'Caiff y person ei allgofnodi ym mhobman ac ni all weithio nes i rywun roi’r cyfrif ar waith eto.',
  cancel: 'Canslo',
  save: 'Cadw',
  saved: (name) => `Newidiwyd ${name}.`,
  councilFailed: 'Methwyd â diweddaru cyngor y defnyddiwr',
  failed: 'Methwyd â diweddaru’r defnyddiwr',
});
