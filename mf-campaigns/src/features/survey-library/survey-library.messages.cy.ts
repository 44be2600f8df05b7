import { counted, translate } from '@folkmoot/contracts/translation';
import { messages } from './survey-library.messages';

translate(messages, {
  title: 'Arolygon',
  description: 'Pob arolwg eich cyngor, a thempledi i ddechrau ohonynt.',
  createSurvey: 'Creu arolwg',
  tabs: { own: 'Eich arolygon', templates: 'Templedi' },
  search: 'Chwilio arolygon...',
  loading: 'Yn llwytho arolygon...',
  loadFailed: 'Methwyd â llwytho arolygon',
  shown: (count) => `Dangosir ${counted.surveys(count)}`,
  emptyTitle: 'Ni chafwyd hyd i arolygon',
  emptyFiltered: 'Rhowch gynnig ar newid eich chwiliad',
  emptyText:
    'Mae gan bob ymgyrch ei harolwg ei hun. Pan fyddwch wedi adeiladu un, gallwch ddod o hyd iddo yma a’i ddefnyddio eto.',
  survey: 'Arolwg',
  inCampaign: (title) => `yn “${title}”`,
  status: 'Statws',
  questions: 'Cwestiynau',
  minutes: 'Munudau',
  aboutMinutes: (minutes) => (minutes > 0 ? `tua ${Math.max(1, Math.round(minutes))}` : '–'),
  languages: 'Ieithoedd',
  responses: 'Ymatebion',
  edited: 'Golygwyd ddiwethaf',
  editedOn: (day) => `golygwyd ${day}`,
  inWords: ({ questionCount, estimatedMinutes, responseCount }) =>
    [
      counted.questions(questionCount),
      ...(estimatedMinutes > 0 ? [`tua ${counted.minutes(Math.max(1, Math.round(estimatedMinutes)))}`] : []),
      counted.responses(responseCount),
    ].join(' · '),
  actions: 'Gweithredoedd',
  open: 'Agor',
  openOf: (title) => `Agor ${title}`,
  take: 'Defnyddio mewn ymgyrch newydd',
  takeOf: (title) => `Defnyddio ${title} mewn ymgyrch newydd`,
  templatesLoading: 'Yn llwytho templedi...',
  templatesFailed: 'Methwyd â llwytho templedi',
  noTemplates: 'Ni chafwyd hyd i dempledi',
  noTemplatesText: 'Daw templedi gyda’r cynnyrch. Dechreuwch gydag arolwg gwag yn lle hynny.',
  preview: 'Rhagolwg',
  previewOf: (title) => `Rhagolwg o ${title}`,
});
