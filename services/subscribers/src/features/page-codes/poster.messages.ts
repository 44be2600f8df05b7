import type { Language } from '@folkmoot/contracts';
import { wordsFrom } from '@folkmoot/contracts/page-words';

interface Words {
  /** Fallback when the fonts do not have all letters of the page's title. */
  readonly headline: string;
  /** Instruction to scan the code. */
  readonly scan: string;
  readonly orGoTo: string;
  readonly promise: string;
}

const byLanguage: Readonly<Record<Language, Words>> = {
  en: {
    headline: 'Stay in touch',
    scan: 'Point your phone’s camera at the code and choose what you would like to hear about.',
    orGoTo: 'Or go to',
    promise: 'Free, by email. You can unsubscribe at any time.',
  },
  es: {
    headline: 'Manténgase al día',
    scan: 'Apunte la cámara de su teléfono al código y elija sobre qué quiere recibir novedades.',
    orGoTo: 'O visite',
    promise: 'Gratis, por correo electrónico. Puede darse de baja en cualquier momento.',
  },
  fr: {
    headline: 'Restez au courant',
    scan: 'Visez le code avec l’appareil photo de votre téléphone et choisissez les thèmes qui vous intéressent.',
    orGoTo: 'Ou rendez-vous sur',
    promise: 'Gratuit, par e-mail. Vous pouvez vous désabonner à tout moment.',
  },
  de: {
    headline: 'Bleiben Sie auf dem Laufenden',
    scan: 'Richten Sie die Kamera Ihres Telefons auf den Code und wählen Sie die Themen, die Sie interessieren.',
    orGoTo: 'Oder besuchen Sie',
    promise: 'Kostenlos, per E-Mail. Sie können sich jederzeit abmelden.',
  },
  cy: {
    headline: 'Cadwch mewn cysylltiad',
    scan: 'Pwyntiwch gamera eich ffôn at y cod a dewiswch yr hyn yr hoffech glywed amdano.',
    orGoTo: 'Neu ewch i',
    promise: 'Am ddim, drwy e-bost. Gallwch ddad-danysgrifio ar unrhyw adeg.',
  },
  ar: {
    headline: 'ابقَ على تواصل',
    scan: 'وجّه كاميرا هاتفك نحو الرمز واختر الموضوعات التي تهمك.',
    orGoTo: 'أو زُر',
    promise: 'مجانًا عبر البريد الإلكتروني. يمكنك إلغاء الاشتراك في أي وقت.',
  },
};

/** Texts of a poster. */
export const posterWords = (language: string): Words => wordsFrom(byLanguage, 'poster', language);
