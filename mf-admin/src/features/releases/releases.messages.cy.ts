import { translate, welshCount } from '@folkmoot/contracts/translation';
import { messages } from './releases.messages';

const percent = (value: number): string => `${value.toLocaleString('en-GB', { maximumFractionDigits: 1 })} %`;
const loadsOf = (count: number): string => welshCount(count, { other: 'llwyth' });
const errorsOf = (count: number): string => welshCount(count, { other: 'gwall' });

translate(messages, {
  title: 'Rhyddhadau',
  rule: 'Caiff rhyddhad prawf, neu ryddhad sy’n llai na diwrnod oed, ei dynnu’n ôl ar ei ben ei hun pan fydd o leiaf 20 llwyth wedi’u nodi, dros 2 % ohonynt wedi methu, i ddau o bobl neu fwy, a hynny’n fwy na dwywaith cyfran y rhyddhad arall.',
  loading: 'Wrthi’n llwytho’r rhyddhadau',
  failed: 'Nid oedd modd llwytho’r rhyddhadau.',
  none: 'Nid oes cofrestr o ryddhadau gan y gosodiad hwn.',
  columns: {
    part: 'Rhan',
    release: 'Rhyddhad',
    audience: 'Pwy sy’n ei gael',
    recent: '10 munud diwethaf',
    actions: 'Camau',
  },
  live: 'Byw',
  canary: 'Prawf',
  since: (moment) => `ers ${moment}`,
  everybody: 'Pawb',
  everybodyElse: 'Pawb arall',
  share: (value) => `${percent(value)} o’r holl staff`,
  unknownCouncil: (id) => `cyngor nad yw’n bod (${id})`,
  loads: loadsOf,
  errors: (errors, loads) =>
    errors === 0 ? 'dim gwallau' : `${errorsOf(errors)}${loads > 0 ? ` (${percent((errors / loads) * 100)})` : ''}`,
  noLoads: 'Dim llwythi',
  lastRollBack: {
    automatic: (version, at) => `Tynnwyd ${version} yn ôl ar ei ben ei hun, ${at}`,
    by_hand: (version, at) => `Tynnwyd ${version} yn ôl gan weinyddwr, ${at}`,
  },
  rollBack: 'Tynnu’n ôl',
  rollBackOf: (remote, version) => `Tynnu ${remote} ${version} yn ôl`,
  confirmTitle: 'Tynnu’r rhyddhad hwn yn ôl?',
  confirmCanary: (remote, version, live) =>
    `Bydd pawb sydd â ${remote} ${version} yn cael ${live} gyda’u tudalen nesaf. Mae tudalennau agored yn cadw’r rhyddhad y dechreuon nhw ag ef.`,
  confirmLive: (remote, version, previous) =>
    `Bydd pawb yn cael ${remote} ${previous} yn lle ${version} gyda’u tudalen nesaf. Mae tudalennau agored yn cadw’r rhyddhad y dechreuon nhw ag ef.`,
  rolledBack: 'Mae’r rhyddhad wedi’i dynnu’n ôl.',
  rollBackFailed: 'Nid oedd modd tynnu’r rhyddhad yn ôl',
});
