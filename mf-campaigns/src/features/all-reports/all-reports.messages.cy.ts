import { counted, translate } from '@folkmoot/contracts/translation';
import { messages } from './all-reports.messages';

translate(messages, {
  title: 'Adroddiadau',
  description: 'Pob ymgyrch ochr yn ochr: ymatebion, cwblhau a’r deuddeg wythnos diwethaf.',
  table: 'Ymgyrchoedd ochr yn ochr',
  loading: 'Yn llwytho adroddiadau...',
  loadFailed: 'Methwyd â llwytho’r adroddiadau',
  emptyTitle: 'Ni chafwyd hyd i ymgyrchoedd',
  emptyText: 'Crëwch eich ymgyrch gyntaf i ddechrau casglu adborth.',
  campaign: 'Ymgyrch',
  status: 'Statws',
  responses: 'Ymatebion',
  target: 'Cynnydd tuag at y targed',
  completion: 'Cwblhau',
  trend: '12 wythnos diwethaf',
  last: 'Ymateb diwethaf',
  exportCsv: 'Allforio CSV',
  times: (zone) => `Diwrnodau ${zone} yw’r diwrnodau.`,
  total: (responses, campaigns) => `${responses} ymateb mewn ${counted.campaigns(campaigns)}`,
  more: (by) => `${by} yn fwy nag yn y cyfnod blaenorol`,
  fewer: (by) => `${by} yn llai nag yn y cyfnod blaenorol`,
  same: 'cynifer ag yn y cyfnod blaenorol',
  ofTarget: (responses, target, percent) => `${responses} o ${target} (${percent}%)`,
  none: '–',
  trendOf: (counts) => `Ymatebion fesul wythnos, yr hynaf yn gyntaf: ${counts.join(', ')}`,
});
