import type { Language } from './council-terms';

/** The text that residents agree to. Every consent stores it, so that the agreed text can be shown later. */
const consents: Readonly<Record<Language, (council: string) => string>> = {
  en: (council) =>
    `By subscribing I agree that ${council} sends updates about the topics I have ticked to my email address. I can unsubscribe at any time via the link in every email.`,
  es: (council) =>
    `Al suscribirme acepto que ${council} envíe novedades sobre los temas que he marcado a mi correo electrónico. Puedo darme de baja en cualquier momento con el enlace de cada mensaje.`,
  fr: (council) =>
    `En m’abonnant, j’accepte que ${council} envoie à mon adresse e-mail des actualités sur les thèmes que j’ai cochés. Je peux me désabonner à tout moment grâce au lien figurant dans chaque message.`,
  de: (council) =>
    `Mit der Anmeldung bin ich einverstanden, dass ${council} Neuigkeiten zu den angekreuzten Themen an meine E-Mail-Adresse sendet. Ich kann mich jederzeit über den Link in jeder E-Mail abmelden.`,
  cy: (council) =>
    `Drwy danysgrifio rwy’n cytuno y caiff ${council} anfon y newyddion diweddaraf am y pynciau rwyf wedi’u ticio i’m cyfeiriad e-bost. Gallaf ddad-danysgrifio ar unrhyw adeg drwy’r ddolen ym mhob e-bost.`,
  ar: (council) =>
    `بالاشتراك، أوافق على أن يرسل ${council} إلى عنوان بريدي الإلكتروني مستجدات الموضوعات التي حددتها. يمكنني إلغاء الاشتراك في أي وقت عبر الرابط الموجود في كل رسالة.`,
};

const isKnown = (language: string): language is Language => Object.hasOwn(consents, language);

/** The words of a consent in a council's language. */
export const consentText = ({ name, language }: { name: string; language: string }): string =>
  consents[isKnown(language) ? language : 'en'](name);
