import type { Language } from '@folkmoot/contracts';
import { wordsFrom } from '@folkmoot/contracts/page-words';
import type { MailKind } from '../../entities/mail';

interface Words {
  readonly subject: (council: string) => string;
  readonly title: (council: string) => string;
  readonly text: (council: string) => string;
  readonly action: string;
  /** Paragraphs after the topics. */
  readonly after: readonly string[];
  /** Text in the person's history, for staff. Always English. */
  readonly history: string;
}

type MailWords = Readonly<Record<MailKind, Words>> & {
  readonly why: (council: string) => string;
  readonly preferences: string;
};

const en: MailWords = {
  confirm: {
    subject: (council) => `Please confirm your subscription to ${council}`,
    title: () => 'Please confirm your email address',
    text: (council) => `Someone, hopefully you, asked ${council} to send updates to this address about:`,
    action: 'Confirm my subscription',
    after: ['The link works for 7 days. If it was not you, ignore this message. We will not send you anything.'],
    history: 'Asked to confirm the address',
  },
  welcome: {
    subject: (council) => `You are subscribed to updates from ${council}`,
    title: () => 'You are subscribed',
    text: (council) => `${council} will write to you about:`,
    action: 'Change what you receive',
    after: ['You can change this or unsubscribe at any time, without giving a reason.'],
    history: 'Told of the subscription',
  },
  why: (council) => `You have received this message because this address was entered to get updates from ${council}.`,
  preferences: 'Change topics or unsubscribe',
};

const es: MailWords = {
  confirm: {
    subject: (council) => `Confirme su suscripción a ${council}`,
    title: () => 'Confirme su dirección de correo electrónico',
    text: (council) =>
      `Alguien, esperamos que usted, ha pedido a ${council} que envíe a esta dirección novedades sobre:`,
    action: 'Confirmar mi suscripción',
    after: ['El enlace funciona durante 7 días. Si no ha sido usted, ignore este mensaje: no le enviaremos nada.'],
    history: en.confirm.history,
  },
  welcome: {
    subject: (council) => `Se ha suscrito a las novedades de ${council}`,
    title: () => 'Se ha suscrito',
    text: (council) => `${council} le escribirá sobre:`,
    action: 'Cambiar lo que recibe',
    after: ['Puede cambiarlo o darse de baja en cualquier momento, sin indicar el motivo.'],
    history: en.welcome.history,
  },
  why: (council) => `Recibe este mensaje porque esta dirección se introdujo para recibir novedades de ${council}.`,
  preferences: 'Cambiar temas o darse de baja',
};

const fr: MailWords = {
  confirm: {
    subject: (council) => `Confirmez votre abonnement à ${council}`,
    title: () => 'Confirmez votre adresse e-mail',
    text: (council) =>
      `Une personne, vous-même nous l’espérons, a demandé à ${council} d’envoyer à cette adresse des actualités sur :`,
    action: 'Confirmer mon abonnement',
    after: ['Le lien est valable 7 jours. Si ce n’était pas vous, ignorez ce message : nous ne vous enverrons rien.'],
    history: en.confirm.history,
  },
  welcome: {
    subject: (council) => `Votre abonnement aux actualités de ${council}`,
    title: () => 'Votre abonnement est enregistré',
    text: (council) => `${council} vous écrira au sujet de :`,
    action: 'Modifier ce que vous recevez',
    after: ['Vous pouvez le modifier ou vous désabonner à tout moment, sans donner de motif.'],
    history: en.welcome.history,
  },
  why: (council) =>
    `Vous recevez ce message parce que cette adresse a été saisie pour recevoir des actualités de ${council}.`,
  preferences: 'Modifier les thèmes ou se désabonner',
};

const de: MailWords = {
  confirm: {
    subject: (council) => `Bitte bestätigen Sie Ihre Anmeldung bei ${council}`,
    title: () => 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    text: (council) => `Jemand, hoffentlich Sie, hat ${council} gebeten, an diese Adresse Neuigkeiten zu senden über:`,
    action: 'Anmeldung bestätigen',
    after: [
      'Der Link ist 7 Tage gültig. Wenn Sie das nicht waren, ignorieren Sie diese Nachricht: Wir senden Ihnen nichts.',
    ],
    history: en.confirm.history,
  },
  welcome: {
    subject: (council) => `Sie erhalten jetzt Neuigkeiten von ${council}`,
    title: () => 'Sie sind angemeldet',
    text: (council) => `${council} schreibt Ihnen über:`,
    action: 'Ändern, was Sie erhalten',
    after: ['Sie können das jederzeit ändern oder sich abmelden, ohne einen Grund zu nennen.'],
    history: en.welcome.history,
  },
  why: (council) =>
    `Sie erhalten diese Nachricht, weil diese Adresse für Neuigkeiten von ${council} eingetragen wurde.`,
  preferences: 'Themen ändern oder abmelden',
};

const cy: MailWords = {
  confirm: {
    subject: (council) => `Cadarnhewch eich tanysgrifiad i ${council}`,
    title: () => 'Cadarnhewch eich cyfeiriad e-bost',
    text: (council) =>
      `Gofynnodd rhywun, chi gobeithio, i ${council} anfon y newyddion diweddaraf i’r cyfeiriad hwn am:`,
    action: 'Cadarnhau fy nhanysgrifiad',
    after: [
      'Mae’r ddolen yn gweithio am 7 diwrnod. Os nad chi oedd yn gyfrifol, anwybyddwch y neges hon: ni fyddwn yn anfon dim atoch.',
    ],
    history: en.confirm.history,
  },
  welcome: {
    subject: (council) => `Rydych wedi tanysgrifio i’r newyddion diweddaraf gan ${council}`,
    title: () => 'Rydych wedi tanysgrifio',
    text: (council) => `Bydd ${council} yn ysgrifennu atoch am:`,
    action: 'Newid yr hyn rydych yn ei gael',
    after: ['Gallwch newid hyn neu ddad-danysgrifio ar unrhyw adeg, heb roi rheswm.'],
    history: en.welcome.history,
  },
  why: (council) =>
    `Rydych yn cael y neges hon oherwydd i’r cyfeiriad hwn gael ei roi i gael y newyddion diweddaraf gan ${council}.`,
  preferences: 'Newid pynciau neu ddad-danysgrifio',
};

const ar: MailWords = {
  confirm: {
    subject: (council) => `يُرجى تأكيد اشتراكك في مستجدات ${council}`,
    title: () => 'يُرجى تأكيد عنوان بريدك الإلكتروني',
    text: (council) => `طلب شخص ما، ونأمل أن يكون أنت، من ${council} إرسال مستجدات إلى هذا العنوان بشأن:`,
    action: 'تأكيد اشتراكي',
    after: ['الرابط صالح لمدة 7 أيام. إذا لم تكن أنت من طلب ذلك، فتجاهل هذه الرسالة: لن يُرسل إليك أي شيء.'],
    history: en.confirm.history,
  },
  welcome: {
    subject: (council) => `تم اشتراكك في مستجدات ${council}`,
    title: () => 'تم اشتراكك',
    text: (council) => `سيراسلك ${council} بشأن:`,
    action: 'تغيير ما تتلقاه',
    after: ['يمكنك تغيير ذلك أو إلغاء الاشتراك في أي وقت، دون إبداء أسباب.'],
    history: en.welcome.history,
  },
  why: (council) => `تتلقى هذه الرسالة لأن هذا العنوان أُدخل لتلقي مستجدات ${council}.`,
  preferences: 'تغيير الموضوعات أو إلغاء الاشتراك',
};

const byLanguage: Readonly<Record<Language, MailWords>> = { en, es, fr, de, cy, ar };

/** Texts of messages to subscribers, by the council's language. */
export const mailWords = (language: string): MailWords => wordsFrom(byLanguage, 'mails', language);
