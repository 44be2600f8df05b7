import type { ByLanguage } from '@folkmoot/contracts/client';
import { defaultRatingLabels } from './rating.answers';

/** Default labels of the five faces, from sad to smiling. */
export const ratingLabelsIn: ByLanguage<readonly string[]> = {
  en: defaultRatingLabels,
  es: ['Muy insatisfecho', 'Insatisfecho', 'Neutral', 'Satisfecho', 'Muy satisfecho'],
  fr: ['Très insatisfait', 'Insatisfait', 'Neutre', 'Satisfait', 'Très satisfait'],
  de: ['Sehr unzufrieden', 'Unzufrieden', 'Neutral', 'Zufrieden', 'Sehr zufrieden'],
  cy: ['Anfodlon iawn', 'Anfodlon', 'Niwtral', 'Bodlon', 'Bodlon iawn'],
  pl: ['Bardzo źle', 'Źle', 'Ani dobrze, ani źle', 'Dobrze', 'Bardzo dobrze'],
  uk: ['Дуже погано', 'Погано', 'Ні добре, ні погано', 'Добре', 'Дуже добре'],
  pt: ['Muito insatisfeito', 'Insatisfeito', 'Neutro', 'Satisfeito', 'Muito satisfeito'],
  ro: ['Foarte rău', 'Rău', 'Nici bine, nici rău', 'Bine', 'Foarte bine'],
  ga: ['An-mhíshásta', 'Míshásta', 'Neodrach', 'Sásta', 'An-sásta'],
  vi: ['Rất không hài lòng', 'Không hài lòng', 'Bình thường', 'Hài lòng', 'Rất hài lòng'],
  mi: ['He tino kino', 'He kino', 'Kei waenganui', 'He pai', 'He tino pai'],
  ar: ['غير راضٍ إطلاقًا', 'غير راضٍ', 'محايد', 'راضٍ', 'راضٍ جدًا'],
};
