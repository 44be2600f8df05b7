import type { DimensionKind } from '@folkmoot/contracts/client';
import { counted, translate } from '@folkmoot/contracts/translation';
import { LEAST_BASE } from '@folkmoot/question-types/core';
import { messages } from './missing.messages';

const HUNDRED = 100;

const percent = (share: number): string => {
  const whole = share * HUNDRED;
  return whole > 0 && whole < 1 ? 'llai nag 1%' : `${Math.round(whole)}%`;
};

const points = (gap: number): string => (Math.round(Math.abs(gap) * HUNDRED * 10) / 10).toLocaleString('en-GB');

const groupOf = (kind: DimensionKind, name: string): string => {
  if (kind === 'age') return `pobl ${name} oed`;
  return kind === 'area' ? `pobl yn ${name}` : `“${name}”`;
};

translate(messages, {
  title: 'Pwy sydd ar goll',
  about: 'Y bobl a atebodd ochr yn ochr â’r bobl sy’n byw yma. Nid yw hidlyddion yn ôl atebion yn newid hyn.',
  base: (question, responses, notCounted, unanswered) =>
    `${[
      `“${question}”: ${counted.answers(responses)} yn y grwpiau hyn`,
      ...(notCounted > 0 ? [`${notCounted.toLocaleString('en-GB')} heb eu cyfrif`] : []),
      ...(unanswered > 0 ? [`nid atebodd ${counted.people(unanswered)}`] : []),
    ].join('; ')}.`,
  ofDimension: (name) => `Pwy sydd ar goll yn ôl ${name}`,
  chartOf: (name) => `Cyfrannau yn ôl ${name}`,
  tableOf: (name) => `Atebion a phreswylwyr yn ôl ${name}`,
  source: (source, day) => [`Preswylwyr: ${source}`, ...(day === null ? [] : [`ar ${day}`])].join(', '),
  missing: ({ kind, name, responseShare, populationShare, needed }) =>
    `Mae ${groupOf(kind, name)} yn ${percent(responseShare)} o’r atebion ac yn ${percent(populationShare)} o’r preswylwyr${
      needed === null ? '.' : `; byddai ${counted.answers(needed)} arall yn cau’r bwlch.`
    }`,
  perhaps: ({ kind, name, responseShare, populationShare }) =>
    `Nid oes grŵp yn sicr ar goll. Gall y bwlch mwyaf fod yn siawns: mae ${groupOf(kind, name)} yn ${percent(responseShare)} o’r atebion ac yn ${percent(populationShare)} o’r preswylwyr.`,
  represented: 'Nid oes grŵp ar goll.',
  early: `Rhy gynnar i gymharu: llai na ${LEAST_BASE} o atebion.`,
  unknown: 'Nid yw’n hysbys faint o bobl sydd ym mhob grŵp, felly ni ellir cymharu atebion â nhw.',
  setPeople: 'Rhowch faint sydd',
  legend: { answers: 'Atebion', interval: 'Cyfwng 95%', residents: 'Preswylwyr' },
  group: 'Grŵp',
  answers: 'Atebion',
  ofAnswers: 'O’r atebion',
  people: 'Preswylwyr',
  ofResidents: 'O’r preswylwyr',
  gap: 'Bwlch mewn pwyntiau',
  needed: 'Angen',
  dash: '–',
  percent,
  withInterval: (share, low, high) => `${percent(share)} (${percent(low)} i ${percent(high)})`,
  points: (gap, low, high) => {
    const signed = (value: number) => `${value < 0 ? '−' : '+'}${points(value)}`;
    return `${signed(gap)} (${signed(low)} i ${signed(high)})`;
  },
  figure: (responseShare, populationShare) =>
    populationShare === null
      ? percent(responseShare)
      : `${percent(responseShare)}, preswylwyr ${percent(populationShare)}`,
  more: (needed) => `${needed.toLocaleString('en-GB')} arall`,
  invite: 'Gwahodd rhagor',
  inviteOf: (kind, name) => (kind === 'area' ? `Gwahodd rhagor yn ${name}` : `Gwahodd rhagor: ${name}`),
  audience: (dimension, name) => `${dimension}: ${name}`,
  nobody: (name) =>
    `Nid oes tanysgrifiwr y gwyddys ei fod yn “${name}”. Ychwanegwch y manylyn at eich tanysgrifwyr yn gyntaf.`,
  made: (name, people) => `Mae ${people.toLocaleString('en-GB')} o danysgrifwyr yn y gynulleidfa “${name}”.`,
  inviteFailed: 'Ni ellid creu’r gynulleidfa. Rhowch gynnig arall arni.',
  how: 'Sut cyfrifir hyn?',
  howText: 'Mae grŵp ar goll pan fo’i gyfwng cyfan islaw ei gyfran o’r preswylwyr.',
});
