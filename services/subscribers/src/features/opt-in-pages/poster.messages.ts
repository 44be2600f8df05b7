import type { Language } from '@folkmoot/contracts';

interface Words {
  /** What stands there when the page's title has letters that the font does not. */
  readonly headline: string;
  /** What to do. */
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
    scan: 'Apunte la cámara de su teléfono al código y elija sobre qué quiere recibir noticias.',
    orGoTo: 'O visite',
    promise: 'Gratis y por correo electrónico. Puede darse de baja en cualquier momento.',
  },
  fr: {
    headline: 'Restez informé',
    scan: 'Visez le code avec l’appareil photo de votre téléphone et choisissez les sujets qui vous intéressent.',
    orGoTo: 'Ou rendez-vous sur',
    promise: 'Gratuit, par e-mail. Vous pouvez vous désabonner à tout moment.',
  },
  de: {
    headline: 'Bleiben Sie auf dem Laufenden',
    scan: 'Halten Sie die Kamera Ihres Telefons auf den Code und wählen Sie, worüber wir Ihnen schreiben dürfen.',
    orGoTo: 'Oder besuchen Sie',
    promise: 'Kostenlos, per E-Mail. Sie können sich jederzeit abmelden.',
  },
};

/** The words of a poster, in a council's language. */
export const posterWords = (language: Language): Words => byLanguage[language];
