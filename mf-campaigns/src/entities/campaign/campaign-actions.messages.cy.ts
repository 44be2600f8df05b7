import { counted, translate } from '@folkmoot/contracts/translation';
import { actionTexts } from './campaign-actions.messages';

const withResponses = (count: number): string => {
  if (count === 0) return '';
  return count === 1 ? ' gyda’i hun ymateb' : ` gyda’i ${counted.responses(count)}`;
};

translate(actionTexts, {
  moreOf: (title) => `Rhagor o weithredoedd ar gyfer ${title}`,
  pause: 'Oedi',
  resume: 'Ailddechrau',
  duplicate: 'Dyblygu',
  labels: 'Labeli',
  archive: 'Archifo',
  unarchive: 'Dadarchifo',
  delete: 'Dileu',
  undo: 'Dadwneud',
  open: 'Agor',
  deleteTitle: 'Dileu’r ymgyrch',
  deleteQuestion: 'Ydych chi’n siŵr eich bod am ddileu’r ymgyrch hon?',
  deleteConsequences: (title, responses) =>
    `Caiff “${title}”${withResponses(responses)} ei dileu. Bydd ei dolen gyhoeddus a’i chodau QR printiedig yn peidio â gweithio ar unwaith. Gallwch ei hadfer am 30 diwrnod.`,
  deleted: (title) => `Dilëwyd “${title}”.`,
  restored: (title) => `Mae “${title}” yn ôl.`,
  archived: (title) => `Archifwyd “${title}”.`,
  archivedSeveral: (count) => `Archifwyd ${counted.campaigns(count)}.`,
  archivedSome: (done, failed) =>
    `Archifwyd ${counted.campaigns(done)}. Nid oedd modd archifo ${counted.campaigns(failed)}.`,
  unarchived: (title, status) => `Mae “${title}” yn ôl o’r archif. Ei statws yw ${status}.`,
  unarchivedSeveral: (count) => `${counted.campaigns(count)} yn ôl o’r archif.`,
  duplicated: (title) => `Crëwyd “${title}” fel drafft.`,
  paused: 'Oedwyd yr ymgyrch. Ni chesglir ymatebion newydd nes i chi ei hailddechrau.',
  resumed: 'Ailddechreuwyd yr ymgyrch. Mae eich arolwg yn casglu ymatebion eto.',
  deleteFailed: 'Methwyd â dileu’r ymgyrch',
  restoreFailed: 'Methwyd ag adfer yr ymgyrch',
  duplicateFailed: 'Methwyd â dyblygu’r ymgyrch',
  statusFailed: 'Methwyd â diweddaru statws yr ymgyrch',
  labelDialog: {
    title: 'Labeli',
    field: 'Labeli’r ymgyrch hon',
    help: (most) =>
      `Geiriau eich cyngor ei hun i grwpio ymgyrchoedd, megis Parciau neu 2027. Pwyswch Enter ar ôl pob un. ${most} ar y mwyaf. Nid yw preswylwyr yn eu gweld.`,
    save: 'Cadw’r labeli',
    cancel: 'Canslo',
    saved: 'Cadwyd y labeli.',
    failed: 'Methwyd â chadw’r labeli. Rhowch gynnig arall arni.',
    stale: 'Mae rhywun arall wedi newid yr ymgyrch hon. Caewch y ddeialog hon a rhowch gynnig arall arni.',
  },
});
