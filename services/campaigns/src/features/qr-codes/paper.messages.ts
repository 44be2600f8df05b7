import type { Language } from '@folkmoot/contracts';
import { wordsFrom } from '@folkmoot/contracts/page-words';

interface Words {
  /** Fallback when the fonts do not have all letters of the survey's headline. */
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
  ar: {
    headline: 'شاركنا رأيك',
    scan: 'وجّه كاميرا هاتفك نحو الرمز.',
    orGoTo: 'أو زُر',
    until: (day) => `متاح حتى ${day}`,
    promise: 'لا تحتاج إلى تطبيق أو حساب.',
  },
};

/** Texts of posters and cards, by language. */
export const paperWords = (language: string): Words => wordsFrom(byLanguage, 'paper', language);
