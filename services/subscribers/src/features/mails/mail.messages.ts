import type { Language } from '@folkmoot/contracts';
import type { MailKind } from '../../mails/mail.repository';

interface Words {
  readonly subject: (council: string) => string;
  readonly title: (council: string) => string;
  readonly text: (council: string) => string;
  readonly action: string;
  /** Paragraphs behind the topics. */
  readonly after: readonly string[];
  /** What staff read in the person's history; staff read English. */
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
    text: (council) => `Someone, we hope you, asked ${council} to send updates to this address about:`,
    action: 'Confirm my subscription',
    after: ['The link works for 7 days. If it was not you, ignore this message: nothing will be sent to you.'],
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
  why: (council) => `You receive this message because this address was entered to get updates from ${council}.`,
  preferences: 'Change topics or unsubscribe',
};

const es: MailWords = {
  confirm: {
    subject: (council) => `Confirme su suscripción a ${council}`,
    title: () => 'Confirme su dirección de correo',
    text: (council) => `Alguien, esperamos que usted, pidió a ${council} que envíe novedades a esta dirección sobre:`,
    action: 'Confirmar mi suscripción',
    after: ['El enlace funciona durante 7 días. Si no fue usted, ignore este mensaje: no recibirá nada.'],
    history: en.confirm.history,
  },
  welcome: {
    subject: (council) => `Se ha suscrito a las novedades de ${council}`,
    title: () => 'Se ha suscrito',
    text: (council) => `${council} le escribirá sobre:`,
    action: 'Cambiar lo que recibe',
    after: ['Puede cambiarlo o darse de baja en cualquier momento, sin dar motivos.'],
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
      `Quelqu’un, nous espérons que c’est vous, a demandé à ${council} d’envoyer à cette adresse des nouvelles sur :`,
    action: 'Confirmer mon abonnement',
    after: ['Le lien est valable 7 jours. Si ce n’était pas vous, ignorez ce message : rien ne vous sera envoyé.'],
    history: en.confirm.history,
  },
  welcome: {
    subject: (council) => `Vous êtes abonné aux nouvelles de ${council}`,
    title: () => 'Vous êtes abonné',
    text: (council) => `${council} vous écrira au sujet de :`,
    action: 'Modifier ce que vous recevez',
    after: ['Vous pouvez le modifier ou vous désabonner à tout moment, sans donner de raison.'],
    history: en.welcome.history,
  },
  why: (council) =>
    `Vous recevez ce message parce que cette adresse a été saisie pour recevoir des nouvelles de ${council}.`,
  preferences: 'Modifier les thèmes ou se désabonner',
};

const de: MailWords = {
  confirm: {
    subject: (council) => `Bitte bestätigen Sie Ihre Anmeldung bei ${council}`,
    title: () => 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    text: (council) => `Jemand, hoffentlich Sie, hat ${council} gebeten, an diese Adresse Neuigkeiten zu senden über:`,
    action: 'Anmeldung bestätigen',
    after: ['Der Link gilt 7 Tage. Wenn Sie es nicht waren, ignorieren Sie diese Nachricht: Sie erhalten nichts.'],
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

const byLanguage: Readonly<Record<Language, MailWords>> = { en, es, fr, de };

/** The words of messages to subscribers, in a council's language. */
export const mailWords = (language: Language): MailWords => byLanguage[language];
