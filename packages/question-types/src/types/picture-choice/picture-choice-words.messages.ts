import type { Language } from '@folkmoot/contracts/client';

/** Texts for residents. */
export interface PictureChoiceWords {
  /** A link below a picture. */
  readonly larger: string;
}

export const pictureChoiceWords: Readonly<Record<Language, PictureChoiceWords>> = {
  en: {
    larger: 'Larger picture',
  },
  es: {
    larger: 'Imagen más grande',
  },
  fr: {
    larger: 'Agrandir l’image',
  },
  de: {
    larger: 'Größeres Bild',
  },
  cy: {
    larger: 'Llun mwy',
  },
  ar: {
    larger: 'صورة أكبر',
  },
};
