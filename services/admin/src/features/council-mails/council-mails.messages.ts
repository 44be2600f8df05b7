import type { Language } from '@folkmoot/contracts';
import { wordsFrom } from '@folkmoot/contracts/page-words';

interface Words {
  /** The sample campaign in a preview. */
  readonly sampleCampaign: string;
  readonly action: string;
  readonly why: (council: string) => string;
}

const byLanguage: Readonly<Record<Language, Words>> = {
  en: {
    sampleCampaign: 'What should our parks look like?',
    action: 'Take part in the survey',
    why: (council) => `You receive this message because you subscribed to updates from ${council}.`,
  },
  es: {
    sampleCampaign: '¿Cómo deberían ser nuestros parques?',
    action: 'Participar en la encuesta',
    why: (council) => `Recibe este mensaje porque se suscribió a las novedades de ${council}.`,
  },
  fr: {
    sampleCampaign: 'À quoi devraient ressembler nos parcs ?',
    action: 'Répondre à l’enquête',
    why: (council) => `Vous recevez ce message car vous êtes abonné aux actualités de ${council}.`,
  },
  de: {
    sampleCampaign: 'Wie sollen unsere Parks aussehen?',
    action: 'An der Umfrage teilnehmen',
    why: (council) => `Sie erhalten diese Nachricht, weil Sie Neuigkeiten von ${council} abonniert haben.`,
  },
  cy: {
    sampleCampaign: 'Sut dylai ein parciau edrych?',
    action: 'Cymryd rhan yn yr arolwg',
    why: (council) =>
      `Rydych yn cael y neges hon oherwydd eich bod wedi tanysgrifio i’r newyddion diweddaraf gan ${council}.`,
  },
  ar: {
    sampleCampaign: 'كيف ينبغي أن تكون حدائقنا؟',
    action: 'المشاركة في الاستبيان',
    why: (council) => `تتلقى هذه الرسالة لأنك مشترك في مستجدات ${council}.`,
  },
};

export const messages = { test: (subject: string) => `[Test] ${subject}` } as const;

/** The texts of a survey invitation, per language of a council. */
export const surveyMailWords = (language: string): Words => wordsFrom(byLanguage, 'surveyMail', language);
