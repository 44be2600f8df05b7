import { type Language, newsletterProblemLabels, writtenMergeField } from '@folkmoot/contracts';
import { wordsFrom } from '@folkmoot/contracts/page-words';

interface Words {
  readonly action: string;
  readonly yours: string;
  readonly why: (council: string) => string;
  /** The same for somebody who asked to hear what comes of a survey. */
  readonly whyAsked: (council: string) => string;
  readonly stop: string;
  readonly preferences: string;
  readonly unsubscribe: string;
  /** Label of the link to the public page of a newsletter. */
  readonly inBrowser: string;
  /** Text for the closing day of a survey without one. */
  readonly noClosing: string;
  readonly yes: string;
  readonly no: string;
}

const byLanguage: Readonly<Record<Language, Words>> = {
  en: {
    action: 'Take part in the survey',
    yours: 'This link is for you and works once. Your answers are stored without your name or address.',
    why: (council) => `You receive this message because you subscribed to updates from ${council}.`,
    whyAsked: (council) => `You receive this message because you asked ${council} to tell you what comes of a survey.`,
    stop: 'Stop, and delete my address',
    preferences: 'Choose topics',
    unsubscribe: 'Unsubscribe',
    inBrowser: 'View in browser',
    noClosing: 'further notice',
    yes: 'yes',
    no: 'no',
  },
  es: {
    action: 'Participar en la encuesta',
    yours:
      'Este enlace es personal y solo se puede utilizar una vez. Sus respuestas se guardan sin su nombre ni su dirección.',
    why: (council) => `Recibe este mensaje porque se suscribió a las novedades de ${council}.`,
    whyAsked: (council) => `Recibe este mensaje porque pidió a ${council} saber qué resulta de una encuesta.`,
    stop: 'No recibir más y eliminar mi dirección',
    preferences: 'Elegir temas',
    unsubscribe: 'Darse de baja',
    inBrowser: 'Ver en el navegador',
    noClosing: 'nuevo aviso',
    yes: 'sí',
    no: 'no',
  },
  fr: {
    action: 'Répondre à l’enquête',
    yours:
      'Ce lien est personnel et ne peut être utilisé qu’une fois. Vos réponses sont conservées sans votre nom ni votre adresse.',
    why: (council) => `Vous recevez ce message car vous êtes abonné aux actualités de ${council}.`,
    whyAsked: (council) => `Vous recevez ce message car vous avez demandé à ${council} les suites d’une enquête.`,
    stop: 'Ne plus recevoir et supprimer mon adresse',
    preferences: 'Choisir les thèmes',
    unsubscribe: 'Se désabonner',
    inBrowser: 'Voir dans le navigateur',
    noClosing: 'nouvel ordre',
    yes: 'oui',
    no: 'non',
  },
  de: {
    action: 'An der Umfrage teilnehmen',
    yours:
      'Dieser Link ist persönlich und kann nur einmal verwendet werden. Ihre Antworten werden ohne Namen und Adresse gespeichert.',
    why: (council) => `Sie erhalten diese Nachricht, weil Sie Neuigkeiten von ${council} abonniert haben.`,
    whyAsked: (council) =>
      `Sie erhalten diese Nachricht, weil Sie von ${council} erfahren wollten, was aus einer Umfrage wird.`,
    stop: 'Nichts mehr senden und meine Adresse löschen',
    preferences: 'Themen wählen',
    unsubscribe: 'Abmelden',
    inBrowser: 'Im Browser ansehen',
    noClosing: 'auf Weiteres',
    yes: 'ja',
    no: 'nein',
  },
  cy: {
    action: 'Cymryd rhan yn yr arolwg',
    yours: 'Mae’r ddolen hon i chi ac mae’n gweithio unwaith. Caiff eich atebion eu cadw heb eich enw na’ch cyfeiriad.',
    why: (council) =>
      `Rydych yn cael y neges hon oherwydd eich bod wedi tanysgrifio i’r newyddion diweddaraf gan ${council}.`,
    whyAsked: (council) => `Rydych yn cael y neges hon oherwydd gofynnoch i ${council} roi gwybod beth ddaw o arolwg.`,
    stop: 'Stopio, a dileu fy nghyfeiriad',
    preferences: 'Dewis pynciau',
    unsubscribe: 'Dad-danysgrifio',
    inBrowser: 'Gweld yn y porwr',
    noClosing: 'clywir yn wahanol',
    yes: 'ie',
    no: 'na',
  },
  ar: {
    action: 'المشاركة في الاستبيان',
    yours: 'هذا الرابط لك ويُستخدم مرة واحدة. تُحفظ إجاباتك دون اسمك أو عنوانك.',
    why: (council) => `تتلقى هذه الرسالة لأنك مشترك في مستجدات ${council}.`,
    whyAsked: (council) => `تصلك هذه الرسالة لأنك طلبت من ${council} معرفة نتيجة استطلاع.`,
    stop: 'إيقاف الرسائل وحذف عنواني',
    preferences: 'اختيار الموضوعات',
    unsubscribe: 'إلغاء الاشتراك',
    inBrowser: 'العرض في المتصفح',
    noClosing: 'إشعار آخر',
    yes: 'نعم',
    no: 'لا',
  },
};

/** Texts of mailings, by the council's language. */
export const mailingWords = (language: string): Words => wordsFrom(byLanguage, 'mailing', language);

export const messages = {
  /** The columns of the exported messages. */
  deliveryColumns: ['Email', 'Status', 'Reason', 'Tries', 'Sent'],
  test: (subject: string) => `[Test] ${subject}`,
  unknownFields: (fields: readonly string[], known: readonly string[]) =>
    `There is no field ${fields.map((field) => `{${field}}`).join(', ')}. You can use ${known.map(writtenMergeField).join(', ')}.`,
  reminderAudience: 'A reminder is for those who were invited and have not answered.',
  newsletterNeeds: newsletterProblemLabels,
  councilGone: 'The council was deleted before every message was sent.',
  invitationAudience: 'Choose a segment, tags or everyone.',
  serverAway:
    'The mail server is not accepting messages at the moment. We will try again automatically. Nobody will be missed.',
  answersAway:
    'The reminder is waiting because we cannot check who has answered at the moment. It will continue automatically.',
  reminderTooSoon: 'Another reminder began less than 24 hours ago. This one begins when 24 hours have passed.',
  campaignPaused: 'The campaign is paused. Messages go on when it is resumed.',
  councilSuspended: 'The council is suspended. Messages continue when the suspension ends.',
  notOpenYet: 'The survey is not open. Messages go on when it opens.',
  campaignEnded: 'The campaign ended before every message was sent.',
  roundEnded: 'The round of the survey ended before every message was sent.',
} as const;
