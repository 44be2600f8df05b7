import { wordsFrom } from '../page-words/page-words';
import type { Language } from './council-terms';
import { isUnreviewed } from './page-languages';

/** The text that residents agree to. Every consent stores it, so that the agreed text can be shown later. */
const consents: Readonly<Record<Language, { readonly text: (council: string) => string }>> = {
  en: {
    text: (council) =>
      `By subscribing I agree that ${council} sends updates about the topics I have ticked to my email address. I can unsubscribe at any time via the link in every email.`,
  },
  es: {
    text: (council) =>
      `Al suscribirme acepto que ${council} envíe novedades sobre los temas que he marcado a mi correo electrónico. Puedo darme de baja en cualquier momento con el enlace de cada mensaje.`,
  },
  fr: {
    text: (council) =>
      `En m’abonnant, j’accepte que ${council} envoie à mon adresse e-mail des actualités sur les thèmes que j’ai cochés. Je peux me désabonner à tout moment grâce au lien figurant dans chaque message.`,
  },
  de: {
    text: (council) =>
      `Mit der Anmeldung bin ich einverstanden, dass ${council} Neuigkeiten zu den angekreuzten Themen an meine E-Mail-Adresse sendet. Ich kann mich jederzeit über den Link in jeder E-Mail abmelden.`,
  },
  cy: {
    text: (council) =>
      `Drwy danysgrifio rwy’n cytuno y caiff ${council} anfon y newyddion diweddaraf am y pynciau rwyf wedi’u ticio i’m cyfeiriad e-bost. Gallaf ddad-danysgrifio ar unrhyw adeg drwy’r ddolen ym mhob e-bost.`,
  },
  ar: {
    text: (council) =>
      `بالاشتراك، أوافق على أن يرسل ${council} إلى عنوان بريدي الإلكتروني مستجدات الموضوعات التي حددتها. يمكنني إلغاء الاشتراك في أي وقت عبر الرابط الموجود في كل رسالة.`,
  },
};

/**
 * The words of a consent in a council's language. While nobody has reviewed the language, the English words follow in a
 * line of their own: a consent counts only when it was understood.
 */
export const consentText = ({ name, language }: { name: string; language: string }): string => {
  const own = wordsFrom(consents, 'consent', language).text(name);
  const english = consents.en.text(name);
  return isUnreviewed(language) && own !== english ? `${own}\n${english}` : own;
};
