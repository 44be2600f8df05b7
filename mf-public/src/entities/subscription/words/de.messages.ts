import type { SubscriptionWords } from './words';

export const de: SubscriptionWords = {
  required: 'Pflichtfeld',
  choose: 'Bitte auswählen',
  topics: 'Worüber möchten Sie informiert werden?',
  recommended: 'Empfohlen',
  subscribe: 'Neuigkeiten abonnieren',
  subscribing: 'Wird angemeldet...',
  problems: {
    required: 'Bitte füllen Sie alle Pflichtfelder aus',
    email_missing: 'Bitte geben Sie Ihre E-Mail-Adresse ein',
    email_invalid: 'Geben Sie eine gültige E-Mail-Adresse ein, zum Beispiel name@example.com',
    phone_invalid: 'Geben Sie eine Telefonnummer ein, zum Beispiel 030 123456',
    option_unknown: 'Wählen Sie eine der Möglichkeiten',
    too_long: 'Der Text ist zu lang. Bitte kürzen Sie ihn',
    topics_missing: 'Bitte wählen Sie mindestens ein Thema',
  },
  fillIn: 'Bitte füllen Sie dieses Feld aus',
  failed: 'Das Formular konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.',
  doubted: 'Bitte drücken Sie die Schaltfläche noch einmal. Alle Ihre Eingaben sind noch da.',
  paused:
    'In den letzten Minuten haben sich sehr viele Personen angemeldet. Bitte warten Sie eine Minute und drücken Sie die Schaltfläche noch einmal. Alle Ihre Eingaben sind noch da.',
  trap: 'Dieses Feld leer lassen',
  preview: 'Dies ist eine Vorschau. Sie können sie ausprobieren. Ihre Eingaben werden nicht gespeichert.',
  previewDone: 'Das war eine Vorschau. Es wurde nichts gespeichert und keine E-Mail gesendet.',
  leaveAnyTime: 'Sie können sich jederzeit über den Link in unseren E-Mails abmelden.',
  poweredBy: (product) => `Bereitgestellt mit ${product}`,
  news: {
    title: (council) => `Neuigkeiten von ${council}`,
    none: 'Hier ist noch nichts.',
    all: 'Alle Neuigkeiten',
  },
  signedUp: {
    title: 'Vielen Dank!',
    text: (council) =>
      `Sie haben die Neuigkeiten von ${council} abonniert. Sie erhalten in Kürze eine Bestätigung per E-Mail.`,
    confirmed: 'Anmeldung bestätigt',
    oneMoreStep: 'Noch ein Schritt',
    confirm:
      'Wir haben Ihnen eine E-Mail geschickt. Bitte öffnen Sie sie und drücken Sie die Schaltfläche darin. Wir senden Ihnen nichts weiter, bevor Sie bestätigt haben.',
  },
  notFound: {
    title: 'Seite nicht gefunden',
    text: 'Diese Anmeldeseite gibt es nicht, oder sie ist nicht mehr verfügbar.',
  },
  pageNotFound: 'Diese Seite gibt es nicht, oder sie ist nicht mehr verfügbar. Bitte prüfen Sie die Adresse.',
  linkInvalid: {
    title: 'Dieser Link gilt nicht mehr',
    text: 'Er ist möglicherweise abgelaufen oder unvollständig. Bitte öffnen Sie Ihre neueste E-Mail und verwenden Sie den Link darin.',
  },
  prompt: {
    title: (council) => `In Verbindung bleiben mit ${council}`,
    text: 'Möchten Sie über die Ergebnisse dieser Umfrage und weitere Vorhaben informiert werden? Ihre Antworten bleiben anonym: Sie werden nicht mit Ihrer E-Mail-Adresse verknüpft.',
    email: 'E-Mail-Adresse',
    incomplete: 'Bitte geben Sie Ihre E-Mail-Adresse ein und wählen Sie mindestens ein Thema',
    failed: 'Die Anmeldung ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.',
    done: 'Erfolgreich angemeldet!',
    confirm:
      'Wir haben eine E-Mail an {address} gesendet. Öffnen Sie sie und drücken Sie die Schaltfläche darin. Wir senden Ihnen nichts, bevor Sie bestätigt haben.',
    yourAddress: 'Ihre Adresse',
    close: 'Nein, danke',
    cross: 'Schließen',
    hearBack: 'Was aus dieser Umfrage wird',
    hearBackHint: 'Nur Nachrichten zu dieser Umfrage. Nach der letzten löschen wir Ihre Adresse.',
  },
  hearBack: {
    link: 'Schreiben Sie mir, was daraus wird',
    confirm: {
      title: 'Erfahren, was aus dieser Umfrage wird',
      text: (council) =>
        `Drücken Sie die Schaltfläche. Dann schreibt Ihnen ${council}, sobald feststeht, was daraus wird:`,
      action: 'Ja, schreiben Sie mir dazu',
    },
    stop: {
      title: 'Möchten Sie nichts mehr hören?',
      text: (council) =>
        `Drücken Sie die Schaltfläche. Dann löscht ${council} Ihre Adresse und sendet Ihnen nichts mehr zu:`,
      action: 'Meine Adresse löschen',
    },
    busy: 'Wird gespeichert...',
    failed: 'Das konnte nicht gespeichert werden. Bitte versuchen Sie es gleich noch einmal.',
    confirmed: {
      title: 'Ihre Adresse ist bestätigt',
      text: (council) =>
        `${council} wird Ihnen schreiben. Ihre Adresse wird nicht mit Ihren Antworten gespeichert und nach der letzten Nachricht gelöscht.`,
    },
    stopped: {
      title: 'Ihre Adresse ist gelöscht',
      text: (council) =>
        `${council} schreibt Ihnen nicht mehr zu dieser Umfrage. Eine bereits gesendete Nachricht kann noch ankommen.`,
    },
  },
  preferences: {
    title: 'Ihre Abonnements',
    intro: (council, email) => `Das sendet ${council} an ${email}.`,
    pending: 'Sie haben Ihre Adresse noch nicht bestätigt. Speichern Sie Ihre Auswahl, um sie zu bestätigen.',
    unsubscribed:
      'Sie haben zurzeit nichts abonniert. Um wieder Neuigkeiten zu erhalten, wählen Sie Themen aus und speichern Sie.',
    topics: 'Worüber möchten Sie informiert werden?',
    save: 'Auswahl speichern',
    saving: 'Wird gespeichert...',
    saved: 'Ihre Auswahl wurde gespeichert.',
    confirmed: (council) => `Anmeldung bestätigt. ${council} schreibt Ihnen über die folgenden Themen.`,
    none: 'Wenn Sie kein Thema auswählen, werden Sie abgemeldet.',
    leaveTitle: 'Keine E-Mails mehr',
    leaveText: (council) => `Von allem abmelden, was ${council} Ihnen sendet.`,
  },
  confirm: {
    title: 'Bestätigen Sie Ihre Anmeldung',
    text: (council) => `Drücken Sie die Schaltfläche, um die gewünschten Neuigkeiten von ${council} zu erhalten.`,
    action: 'Anmeldung bestätigen',
    busy: 'Wird bestätigt...',
    failed: 'Ihre Bestätigung konnte nicht gespeichert werden. Bitte versuchen Sie es gleich noch einmal.',
  },
  unsubscribe: {
    title: 'Abmelden',
    text: (council) => `Drücken Sie die Schaltfläche, um keine E-Mails von ${council} mehr zu erhalten.`,
    action: 'Abmelden',
    busy: 'Einen Moment...',
    instead: 'Lieber Themen auswählen',
    done: 'Sie sind abgemeldet',
    doneText: (council) =>
      `${council} sendet Ihnen keine Neuigkeiten mehr. Eine bereits gesendete Nachricht kann noch ankommen.`,
    comeBack: 'Haben Sie es sich anders überlegt? Themen erneut auswählen',
  },
  theCouncil: 'die Kommune',
};
