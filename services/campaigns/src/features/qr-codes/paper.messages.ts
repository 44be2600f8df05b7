import type { PaperLanguage } from '@folkmoot/contracts';

interface Words {
  /** The headline where the survey's own has letters that the font does not. */
  readonly headline: string;
  readonly scan: string;
  readonly orGoTo: string;
  readonly until: (day: string) => string;
  readonly promise: string;
}

const byLanguage: Readonly<Record<PaperLanguage, Words>> = {
  en: {
    headline: 'Have your say',
    scan: 'Point your phone’s camera at the code.',
    orGoTo: 'Or go to',
    until: (day) => `Open until ${day}`,
    promise: 'You do not need an app or an account.',
  },
  es: {
    headline: 'Su opinión cuenta',
    scan: 'Apunte la cámara de su teléfono al código.',
    orGoTo: 'O visite',
    until: (day) => `Abierta hasta el ${day}`,
    promise: 'No necesita ninguna aplicación ni cuenta.',
  },
  fr: {
    headline: 'Donnez votre avis',
    scan: 'Visez le code avec l’appareil photo de votre téléphone.',
    orGoTo: 'Ou rendez-vous sur',
    until: (day) => `Ouvert jusqu’au ${day}`,
    promise: 'Sans application ni compte.',
  },
  de: {
    headline: 'Sagen Sie Ihre Meinung',
    scan: 'Richten Sie die Kamera Ihres Telefons auf den Code.',
    orGoTo: 'Oder besuchen Sie',
    until: (day) => `Offen bis ${day}`,
    promise: 'Ohne App und ohne Konto.',
  },
  cy: {
    headline: 'Dweud eich dweud',
    scan: 'Pwyntiwch gamera eich ffôn at y cod.',
    orGoTo: 'Neu ewch i',
    until: (day) => `Ar agor tan ${day}`,
    promise: 'Nid oes angen ap na chyfrif.',
  },
};

/** The words of posters and cards. */
export const paperWords = (language: PaperLanguage): Words => byLanguage[language];
