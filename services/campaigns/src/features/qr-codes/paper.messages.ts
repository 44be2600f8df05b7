import type { Language } from '@folkmoot/contracts';

interface Words {
  /** The headline where the survey's own has letters that the font does not. */
  readonly headline: string;
  readonly scan: string;
  readonly orGoTo: string;
  readonly until: (day: string) => string;
  readonly promise: string;
}

const byLanguage: Readonly<Record<Language, Words>> = {
  en: {
    headline: 'Have your say',
    scan: 'Point your phone’s camera at the code.',
    orGoTo: 'Or go to',
    until: (day) => `Open until ${day}`,
    promise: 'No app and no account needed.',
  },
  es: {
    headline: 'Su opinión cuenta',
    scan: 'Apunte la cámara de su teléfono al código.',
    orGoTo: 'O visite',
    until: (day) => `Abierta hasta el ${day}`,
    promise: 'Sin aplicación y sin cuenta.',
  },
  fr: {
    headline: 'Donnez votre avis',
    scan: 'Visez le code avec l’appareil photo de votre téléphone.',
    orGoTo: 'Ou rendez-vous sur',
    until: (day) => `Ouvert jusqu’au ${day}`,
    promise: 'Sans application et sans compte.',
  },
  de: {
    headline: 'Sagen Sie Ihre Meinung',
    scan: 'Halten Sie die Kamera Ihres Telefons auf den Code.',
    orGoTo: 'Oder besuchen Sie',
    until: (day) => `Offen bis ${day}`,
    promise: 'Ohne App und ohne Konto.',
  },
};

/** The words of posters and cards, in a council's language. */
export const paperWords = (language: Language): Words => byLanguage[language];
