import type { Language } from '@folkmoot/contracts';
import { wordsFrom } from '@folkmoot/contracts/page-words';
import type { SubscriberMailKind } from '../../entities/mail';

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

type MailWords = Readonly<Record<SubscriberMailKind, Words>> & {
  /** Instead of `address_new`, when the address is on the list already: only its mailbox learns that. */
  readonly taken: Pick<Words, 'subject' | 'title' | 'text'>;
  /** Instead of `why`, in a message to an address that is not on the list. */
  readonly whyNew: (council: string) => string;
  readonly why: (council: string) => string;
  readonly preferences: string;
  readonly unsubscribe: string;
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
    history: 'Welcome message',
  },
  address_new: {
    subject: (council) => `Please confirm your new address for ${council}`,
    title: () => 'Please confirm this email address',
    text: (council) => `Someone, hopefully you, asked ${council} to send their updates to this address from now on.`,
    action: 'Look at the change',
    after: [
      'Nothing changes until both addresses have confirmed it. The link works for 3 days. If it was not you, ignore this message.',
    ],
    history: 'Asked to confirm a new address',
  },
  address_old: {
    subject: (council) => `Do you want to change your address for ${council}?`,
    title: () => 'Do you want to change your address?',
    text: (council) => `Someone, hopefully you, asked ${council} to send your updates to another address:`,
    action: 'Agree, or stop it',
    after: [
      'Nothing changes until you agree and the new address has confirmed, too. The link works for 3 days. If it was not you, open the link and stop the change.',
    ],
    history: 'Asked to agree to a new address',
  },
  taken: {
    subject: (council) => `This address already gets updates from ${council}`,
    title: () => 'Nothing has changed',
    text: (council) =>
      `Someone, hopefully you, asked ${council} to send their updates to this address. It already gets updates from ${council}, so nothing changes. To have one list only, unsubscribe with the other address.`,
  },
  whyNew: (council) =>
    `You have received this message because this address was entered as a new address for updates from ${council}.`,
  why: (council) => `You have received this message because this address was entered to get updates from ${council}.`,
  preferences: 'Change topics',
  unsubscribe: 'Unsubscribe',
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
  address_new: {
    subject: (council) => `Confirme su nueva dirección para ${council}`,
    title: () => 'Confirme esta dirección de correo electrónico',
    text: (council) =>
      `Alguien, esperamos que usted, ha pedido a ${council} que envíe sus novedades a esta dirección a partir de ahora.`,
    action: 'Ver el cambio',
    after: [
      'Nada cambia hasta que las dos direcciones lo confirmen. El enlace funciona durante 3 días. Si no ha sido usted, ignore este mensaje.',
    ],
    history: en.address_new.history,
  },
  address_old: {
    subject: (council) => `¿Quiere cambiar su dirección para ${council}?`,
    title: () => '¿Quiere cambiar su dirección?',
    text: (council) => `Alguien, esperamos que usted, ha pedido a ${council} que envíe sus novedades a otra dirección:`,
    action: 'Aceptar o detener',
    after: [
      'Nada cambia hasta que usted acepte y la nueva dirección también confirme. El enlace funciona durante 3 días. Si no ha sido usted, abra el enlace y detenga el cambio.',
    ],
    history: en.address_old.history,
  },
  taken: {
    subject: (council) => `Esta dirección ya recibe novedades de ${council}`,
    title: () => 'Nada ha cambiado',
    text: (council) =>
      `Alguien, esperamos que usted, ha pedido a ${council} que envíe sus novedades a esta dirección. Ya recibe novedades de ${council}, así que nada cambia. Para tener una sola suscripción, dé de baja la otra dirección.`,
  },
  whyNew: (council) =>
    `Recibe este mensaje porque esta dirección se introdujo como nueva dirección para recibir novedades de ${council}.`,
  why: (council) => `Recibe este mensaje porque esta dirección se introdujo para recibir novedades de ${council}.`,
  preferences: 'Cambiar temas',
  unsubscribe: 'Darse de baja',
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
  address_new: {
    subject: (council) => `Confirmez votre nouvelle adresse pour ${council}`,
    title: () => 'Confirmez cette adresse e-mail',
    text: (council) =>
      `Une personne, vous-même nous l’espérons, a demandé à ${council} d’envoyer désormais ses actualités à cette adresse.`,
    action: 'Voir le changement',
    after: [
      'Rien ne change tant que les deux adresses n’ont pas confirmé. Le lien est valable 3 jours. Si ce n’était pas vous, ignorez ce message.',
    ],
    history: en.address_new.history,
  },
  address_old: {
    subject: (council) => `Voulez-vous changer votre adresse pour ${council} ?`,
    title: () => 'Voulez-vous changer votre adresse ?',
    text: (council) =>
      `Une personne, vous-même nous l’espérons, a demandé à ${council} d’envoyer vos actualités à une autre adresse :`,
    action: 'Accepter ou arrêter',
    after: [
      'Rien ne change tant que vous n’avez pas accepté et que la nouvelle adresse n’a pas confirmé. Le lien est valable 3 jours. Si ce n’était pas vous, ouvrez le lien et arrêtez le changement.',
    ],
    history: en.address_old.history,
  },
  taken: {
    subject: (council) => `Cette adresse reçoit déjà les actualités de ${council}`,
    title: () => 'Rien n’a changé',
    text: (council) =>
      `Une personne, vous-même nous l’espérons, a demandé à ${council} d’envoyer ses actualités à cette adresse. Elle reçoit déjà les actualités de ${council}, donc rien ne change. Pour n’avoir qu’un abonnement, désabonnez l’autre adresse.`,
  },
  whyNew: (council) =>
    `Vous recevez ce message parce que cette adresse a été saisie comme nouvelle adresse pour les actualités de ${council}.`,
  why: (council) =>
    `Vous recevez ce message parce que cette adresse a été saisie pour recevoir des actualités de ${council}.`,
  preferences: 'Modifier les thèmes',
  unsubscribe: 'Se désabonner',
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
  address_new: {
    subject: (council) => `Bitte bestätigen Sie Ihre neue Adresse für ${council}`,
    title: () => 'Bitte bestätigen Sie diese E-Mail-Adresse',
    text: (council) =>
      `Jemand, hoffentlich Sie, hat ${council} gebeten, Neuigkeiten ab jetzt an diese Adresse zu senden.`,
    action: 'Änderung ansehen',
    after: [
      'Nichts ändert sich, bevor beide Adressen bestätigt haben. Der Link ist 3 Tage gültig. Wenn Sie das nicht waren, ignorieren Sie diese Nachricht.',
    ],
    history: en.address_new.history,
  },
  address_old: {
    subject: (council) => `Möchten Sie Ihre Adresse bei ${council} ändern?`,
    title: () => 'Möchten Sie Ihre Adresse ändern?',
    text: (council) =>
      `Jemand, hoffentlich Sie, hat ${council} gebeten, Ihre Neuigkeiten an eine andere Adresse zu senden:`,
    action: 'Zustimmen oder stoppen',
    after: [
      'Nichts ändert sich, bevor Sie zustimmen und auch die neue Adresse bestätigt hat. Der Link ist 3 Tage gültig. Wenn Sie das nicht waren, öffnen Sie den Link und stoppen Sie die Änderung.',
    ],
    history: en.address_old.history,
  },
  taken: {
    subject: (council) => `Diese Adresse erhält schon Neuigkeiten von ${council}`,
    title: () => 'Nichts hat sich geändert',
    text: (council) =>
      `Jemand, hoffentlich Sie, hat ${council} gebeten, Neuigkeiten an diese Adresse zu senden. Sie erhält schon Neuigkeiten von ${council}, deshalb ändert sich nichts. Wenn Sie nur eine Anmeldung möchten, melden Sie die andere Adresse ab.`,
  },
  whyNew: (council) =>
    `Sie erhalten diese Nachricht, weil diese Adresse als neue Adresse für Neuigkeiten von ${council} eingetragen wurde.`,
  why: (council) =>
    `Sie erhalten diese Nachricht, weil diese Adresse für Neuigkeiten von ${council} eingetragen wurde.`,
  preferences: 'Themen ändern',
  unsubscribe: 'Abmelden',
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
  address_new: {
    subject: (council) => `Cadarnhewch eich cyfeiriad newydd ar gyfer ${council}`,
    title: () => 'Cadarnhewch y cyfeiriad e-bost hwn',
    text: (council) =>
      `Gofynnodd rhywun, chi gobeithio, i ${council} anfon y newyddion diweddaraf i’r cyfeiriad hwn o hyn ymlaen.`,
    action: 'Gweld y newid',
    after: [
      'Nid oes dim yn newid nes bod y ddau gyfeiriad wedi cadarnhau. Mae’r ddolen yn gweithio am 3 diwrnod. Os nad chi oedd yn gyfrifol, anwybyddwch y neges hon.',
    ],
    history: en.address_new.history,
  },
  address_old: {
    subject: (council) => `Ydych chi am newid eich cyfeiriad ar gyfer ${council}?`,
    title: () => 'Ydych chi am newid eich cyfeiriad?',
    text: (council) => `Gofynnodd rhywun, chi gobeithio, i ${council} anfon eich newyddion i gyfeiriad arall:`,
    action: 'Cytuno, neu ei atal',
    after: [
      'Nid oes dim yn newid nes i chi gytuno ac i’r cyfeiriad newydd gadarnhau hefyd. Mae’r ddolen yn gweithio am 3 diwrnod. Os nad chi oedd yn gyfrifol, agorwch y ddolen ac ataliwch y newid.',
    ],
    history: en.address_old.history,
  },
  taken: {
    subject: (council) => `Mae’r cyfeiriad hwn eisoes yn cael newyddion gan ${council}`,
    title: () => 'Nid oes dim wedi newid',
    text: (council) =>
      `Gofynnodd rhywun, chi gobeithio, i ${council} anfon eu newyddion i’r cyfeiriad hwn. Mae eisoes yn cael newyddion gan ${council}, felly nid oes dim yn newid. I gael un tanysgrifiad yn unig, dad-danysgrifiwch y cyfeiriad arall.`,
  },
  whyNew: (council) =>
    `Rydych yn cael y neges hon oherwydd i’r cyfeiriad hwn gael ei roi fel cyfeiriad newydd ar gyfer newyddion gan ${council}.`,
  why: (council) =>
    `Rydych yn cael y neges hon oherwydd i’r cyfeiriad hwn gael ei roi i gael y newyddion diweddaraf gan ${council}.`,
  preferences: 'Newid pynciau',
  unsubscribe: 'Dad-danysgrifio',
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
  address_new: {
    subject: (council) => `يُرجى تأكيد عنوانك الجديد لدى ${council}`,
    title: () => 'يُرجى تأكيد عنوان البريد الإلكتروني هذا',
    text: (council) => `طلب شخص ما، ونأمل أن يكون أنت، من ${council} إرسال مستجداته إلى هذا العنوان من الآن فصاعدًا.`,
    action: 'عرض التغيير',
    after: ['لن يتغير شيء حتى يؤكد العنوانان. الرابط صالح لمدة 3 أيام. إذا لم تكن أنت من طلب ذلك، فتجاهل هذه الرسالة.'],
    history: en.address_new.history,
  },
  address_old: {
    subject: (council) => `هل تريد تغيير عنوانك لدى ${council}؟`,
    title: () => 'هل تريد تغيير عنوانك؟',
    text: (council) => `طلب شخص ما، ونأمل أن يكون أنت، من ${council} إرسال مستجداتك إلى عنوان آخر:`,
    action: 'الموافقة أو الإيقاف',
    after: [
      'لن يتغير شيء حتى توافق ويؤكد العنوان الجديد أيضًا. الرابط صالح لمدة 3 أيام. إذا لم تكن أنت من طلب ذلك، فافتح الرابط وأوقف التغيير.',
    ],
    history: en.address_old.history,
  },
  taken: {
    subject: (council) => `هذا العنوان يتلقى بالفعل مستجدات ${council}`,
    title: () => 'لم يتغير شيء',
    text: (council) =>
      `طلب شخص ما، ونأمل أن يكون أنت، من ${council} إرسال مستجداته إلى هذا العنوان. وهو يتلقى بالفعل مستجدات ${council}، لذلك لن يتغير شيء. للحصول على اشتراك واحد فقط، ألغِ اشتراك العنوان الآخر.`,
  },
  whyNew: (council) => `تتلقى هذه الرسالة لأن هذا العنوان أُدخل كعنوان جديد لتلقي مستجدات ${council}.`,
  why: (council) => `تتلقى هذه الرسالة لأن هذا العنوان أُدخل لتلقي مستجدات ${council}.`,
  preferences: 'تغيير الموضوعات',
  unsubscribe: 'إلغاء الاشتراك',
};

const byLanguage: Readonly<Record<Language, MailWords>> = { en, es, fr, de, cy, ar };

/** Texts of messages to subscribers, by the council's language. */
export const mailWords = (language: string): MailWords => wordsFrom(byLanguage, 'mails', language);
