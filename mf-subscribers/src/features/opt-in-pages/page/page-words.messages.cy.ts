import { translate } from '@folkmoot/contracts/translation';
import { messages } from './page-words.messages';

translate(messages, {
  active: 'Ar waith',
  inactive: 'Wedi’i diffodd',
  one: {
    loading: 'Yn llwytho’r dudalen gofrestru...',
    loadFailed: 'Methwyd â llwytho tudalennau cofrestru',
    missingTitle: 'Ni chafwyd hyd i’r dudalen gofrestru',
    missingText: 'Nid yw’r dudalen hon yn bodoli, neu fe’i dilëwyd. Gellir adfer tudalennau a ddilëwyd am 30 diwrnod.',
    back: 'Pob tudalen gofrestru',
  },
  recommended: 'Argymhellir',
  copied: 'Copïwyd yr URL i’r clipfwrdd!',
  noValue: '–',
  percent: (rate) => (rate === null ? '–' : `${rate}%`),
  slug: {
    label: 'Rhan olaf yr URL',
    help: 'Llythrennau bach, digidau a chysylltnodau.',
    preview: 'Cyfeiriad cyhoeddus:',
    invalid: 'Defnyddiwch lythrennau bach, digidau a chysylltnodau.',
    reserved: 'Mae’r cyfeiriad hwn wedi’i gadw.',
  },
  topics: {
    heading: 'Am beth y bydd pobl yn cael newyddion?',
    help: 'Mae’r dudalen yn cynnig yr union bynciau hyn.',
    required: 'Dewiswch o leiaf un tag tanysgrifio',
    none: 'Nid oes gennych dagiau eto. Crëwch yr un cyntaf yma.',
    loading: 'Yn llwytho tagiau...',
    failed: 'Methwyd â llwytho tagiau',
    newName: 'Tag newydd',
    newPlaceholder: 'Parciau a mannau agored',
    create: 'Creu tag',
    creating: 'Yn creu...',
    createFailed: 'Methwyd â chreu’r tag',
  },
  actions: {
    activated: (title) => `Mae “${title}” ar agor i breswylwyr.`,
    deactivated: (title) => `Mae “${title}” ar gau. Mae ei chyfeiriad yn dangos nad oes tudalen.`,
    statusFailed: 'Methwyd â diweddaru statws y dudalen',
    deleteTitle: 'Dileu’r dudalen gofrestru',
    deleteQuestion: 'Ydych chi’n siŵr eich bod am ddileu’r dudalen gofrestru hon?',
    deleteConsequences: (title, signups) =>
      `Caiff “${title}” ei dileu. Bydd ei chyfeiriad a’i chodau printiedig yn peidio â gweithio ar unwaith. ${
        signups === 0
          ? 'Nid oes neb wedi cofrestru arni.'
          : `Mae pobl a gofrestrodd arni (${signups}) yn dal i danysgrifio.`
      } Gallwch ddod â hi’n ôl am 30 diwrnod.`,
    delete: 'Dileu',
    deleted: (title) => `Dilëwyd “${title}”.`,
    deleteFailed: 'Methwyd â dileu’r dudalen gofrestru',
    undo: 'Dadwneud',
    restored: (title) => `Mae “${title}” yn ôl.`,
    restoreFailed: 'Methwyd ag adfer y dudalen',
    duplicated: (title) => `Crëwyd “${title}”. Nid yw ar waith eto.`,
    duplicateFailed: 'Methwyd â dyblygu’r dudalen gofrestru',
    open: 'Agor',
    previewFailed: 'Methwyd â gwneud dolen ragolwg',
    previewBlocked: 'Nid agorodd eich porwr y rhagolwg. Caniatewch ffenestri naid ar gyfer y wefan hon.',
  },
});
