import type { Language } from '@folkmoot/contracts';
import { wordsFrom } from '@folkmoot/contracts/page-words';

interface Words {
  readonly subject: (survey: string) => string;
  readonly title: string;
  readonly text: (council: string) => string;
  readonly action: string;
  readonly after: readonly string[];
  readonly why: (council: string) => string;
  readonly stop: string;
}

const en: Words = {
  subject: (survey) => `Please confirm: hear what comes of “${survey}”`,
  title: 'Please confirm your email address',
  text: (council) =>
    `Someone, hopefully you, asked ${council} to write to this address when it is known what comes of:`,
  action: 'Yes, write to me about this',
  after: [
    'You get messages about this survey only. Your address is not stored with your answers, and it is deleted after the last message.',
    'The link works for 7 days. If it was not you, ignore this message. Then we delete your address.',
  ],
  why: (council) =>
    `You have received this message because this address was entered to hear from ${council} what comes of a survey.`,
  stop: 'Delete my address now',
};

const es: Words = {
  subject: (survey) => `Confirme: saber qué resulta de «${survey}»`,
  title: 'Confirme su dirección de correo electrónico',
  text: (council) =>
    `Alguien, esperamos que usted, ha pedido a ${council} que escriba a esta dirección cuando se sepa qué resulta de:`,
  action: 'Sí, escríbanme sobre esto',
  after: [
    'Solo recibirá mensajes sobre esta encuesta. Su dirección no se guarda con sus respuestas y se elimina después del último mensaje.',
    'El enlace funciona durante 7 días. Si no ha sido usted, ignore este mensaje: eliminaremos su dirección.',
  ],
  why: (council) =>
    `Ha recibido este mensaje porque se indicó esta dirección para saber por ${council} qué resulta de una encuesta.`,
  stop: 'Eliminar mi dirección ahora',
};

const fr: Words = {
  subject: (survey) => `Veuillez confirmer : savoir ce que devient « ${survey} »`,
  title: 'Veuillez confirmer votre adresse e-mail',
  text: (council) =>
    `Quelqu’un, vous espérons-le, a demandé à ${council} d’écrire à cette adresse quand les suites de cette enquête seront connues :`,
  action: 'Oui, écrivez-moi à ce sujet',
  after: [
    'Vous ne recevrez que des messages sur cette enquête. Votre adresse n’est pas conservée avec vos réponses et elle est supprimée après le dernier message.',
    'Le lien fonctionne pendant 7 jours. Si ce n’était pas vous, ignorez ce message : nous supprimerons votre adresse.',
  ],
  why: (council) =>
    `Vous recevez ce message car cette adresse a été indiquée pour apprendre de ${council} les suites d’une enquête.`,
  stop: 'Supprimer mon adresse maintenant',
};

const de: Words = {
  subject: (survey) => `Bitte bestätigen: Was wird aus „${survey}“?`,
  title: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
  text: (council) =>
    `Jemand, hoffentlich Sie, hat ${council} gebeten, an diese Adresse zu schreiben, sobald feststeht, was daraus wird:`,
  action: 'Ja, schreiben Sie mir dazu',
  after: [
    'Sie erhalten nur Nachrichten zu dieser Umfrage. Ihre Adresse wird nicht mit Ihren Antworten gespeichert und nach der letzten Nachricht gelöscht.',
    'Der Link gilt 7 Tage. Wenn Sie es nicht waren, ignorieren Sie diese Nachricht. Dann löschen wir Ihre Adresse.',
  ],
  why: (council) =>
    `Sie erhalten diese Nachricht, weil diese Adresse eingegeben wurde, um von ${council} zu erfahren, was aus einer Umfrage wird.`,
  stop: 'Meine Adresse jetzt löschen',
};

const cy: Words = {
  subject: (survey) => `Cadarnhewch: clywed beth ddaw o “${survey}”`,
  title: 'Cadarnhewch eich cyfeiriad e-bost',
  text: (council) =>
    `Gofynnodd rhywun, chi gobeithio, i ${council} ysgrifennu i’r cyfeiriad hwn pan fydd yn hysbys beth ddaw o:`,
  action: 'Ie, ysgrifennwch ataf am hyn',
  after: [
    'Dim ond negeseuon am yr arolwg hwn a gewch. Nid yw eich cyfeiriad yn cael ei gadw gyda’ch atebion, ac mae’n cael ei ddileu ar ôl y neges olaf.',
    'Mae’r ddolen yn gweithio am 7 diwrnod. Os nad chi oedd yno, anwybyddwch y neges hon. Yna byddwn yn dileu eich cyfeiriad.',
  ],
  why: (council) =>
    `Rydych wedi cael y neges hon oherwydd rhoddwyd y cyfeiriad hwn i glywed gan ${council} beth ddaw o arolwg.`,
  stop: 'Dileu fy nghyfeiriad nawr',
};

const ar: Words = {
  subject: (survey) => `يرجى التأكيد: معرفة نتيجة «${survey}»`,
  title: 'يرجى تأكيد عنوان بريدك الإلكتروني',
  text: (council) => `طلب شخص ما، نأمل أن يكون أنت، من ${council} الكتابة إلى هذا العنوان عندما تُعرف نتيجة:`,
  action: 'نعم، اكتبوا لي عن ذلك',
  after: [
    'ستصلك رسائل عن هذا الاستطلاع فقط. لا يُحفظ عنوانك مع إجاباتك، ويُحذف بعد الرسالة الأخيرة.',
    'يعمل الرابط لمدة 7 أيام. إذا لم تكن أنت، فتجاهل هذه الرسالة. سنحذف عنوانك عندئذٍ.',
  ],
  why: (council) => `وصلتك هذه الرسالة لأن هذا العنوان أُدخل لمعرفة نتيجة استطلاع من ${council}.`,
  stop: 'حذف عنواني الآن',
};

const byLanguage: Readonly<Record<Language, Words>> = { en, es, fr, de, cy, ar };

/** The words of the mail that asks to confirm an address, in the council's language. */
export const hearBackWords = (language: string): Words => wordsFrom(byLanguage, 'mails', language);
