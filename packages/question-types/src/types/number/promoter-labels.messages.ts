import type { ByLanguage } from '@folkmoot/contracts/client';

/** Default words at the ends of a promoter score: of 0, and of 10. */
export const promoterLabelsIn: ByLanguage<readonly [string, string]> = {
  en: ['Not at all likely', 'Extremely likely'],
  es: ['Nada probable', 'Muy probable'],
  fr: ['Pas du tout probable', 'Très probable'],
  de: ['Sehr unwahrscheinlich', 'Sehr wahrscheinlich'],
  cy: ['Ddim yn debygol o gwbl', 'Hynod debygol'],
  pl: ['Bardzo mało prawdopodobne', 'Bardzo prawdopodobne'],
  uk: ['Зовсім малоймовірно', 'Дуже ймовірно'],
  ur: ['بالکل امکان نہیں', 'بہت زیادہ امکان ہے'],
  bn: ['একেবারেই সম্ভাবনা নেই', 'খুব বেশি সম্ভাবনা আছে'],
  zh: ['完全不可能', '非常可能'],
  pa: ['ਬਿਲਕੁਲ ਸੰਭਾਵਨਾ ਨਹੀਂ', 'ਬਹੁਤ ਜ਼ਿਆਦਾ ਸੰਭਾਵਨਾ'],
  so: ['Suurtagal ma aha haba yaraatee', 'Aad bay suurtagal u tahay'],
  pt: ['Nada provável', 'Muito provável'],
  ro: ['Deloc probabil', 'Foarte probabil'],
  ga: ['Ní dócha ar chor ar bith', 'An-dócha'],
  vi: ['Hoàn toàn không có khả năng', 'Rất có khả năng'],
  mi: ['Kāore rawa e pērā', 'Ka tino pērā'],
  ar: ['غير محتمل إطلاقًا', 'محتمل جدًا'],
};
