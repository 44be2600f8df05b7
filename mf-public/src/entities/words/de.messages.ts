import type { ResidentWords } from './words';

/** German, addressed as Sie. */
export const de: ResidentWords = {
  survey: {
    language: 'de',
    questionOf: 'Frage {number} von {of}',
    questionsOf: 'Fragen {number} bis {to} von {of}',
    percent: '{percent} % abgeschlossen',
    required: 'Pflichtfrage',
    onlyIfShown: 'Wenn diese Frage Sie nicht betrifft, überspringen Sie sie.',
    previous: 'Zurück',
    next: 'Weiter',
    submit: 'Absenden',
    submitting: 'Wird gesendet...',
    failed: 'Beim Senden Ihrer Antwort ist ein Fehler aufgetreten. Bitte versuchen Sie es noch einmal.',
    kept: 'Ihre Antworten sind noch da.',
    saved: 'Auf diesem Gerät gespeichert',
    drafts: {
      began: 'Sie haben am {day} begonnen.',
      goOn: 'Fortfahren',
      changed: 'Die Umfrage wurde geändert, seit Sie begonnen haben. Ihre Antworten sind erhalten geblieben.',
      earlierRound:
        'Sie haben in einer früheren Runde der Umfrage begonnen. Wenn Sie Ihre Antworten jetzt absenden, zählen sie für diese Runde.',
      lost: 'Antworten, die nicht übernommen werden konnten: {lost}.',
      check: 'Bitte prüfen Sie Ihre Antworten vor dem Absenden.',
    },
    startOver: 'Neu beginnen',
    startOverSure: 'Alle Antworten löschen und neu beginnen?',
    noSubmitYet: 'Sie sind anscheinend offline. Wir versuchen es weiter.',
    document: 'Dokument öffnen',
    newTab: '(öffnet sich in einem neuen Tab)',
    privacy:
      'Sie brauchen kein Konto, und es werden keine Cookies verwendet. Ihre Antworten werden nicht mit Ihrer Person verknüpft.',
    privacyNotice: 'Datenschutzhinweise von {council} lesen',
    consent: 'Mit dem Absenden stimmen Sie zu, dass {council} Ihre Antworten gemäß den Datenschutzhinweisen verwendet.',
    poweredBy: 'Bereitgestellt mit {product}',
    providedBy: 'Umfrage von {council}',
    demo: 'Dies ist eine Demonstration. Ihre Eingaben werden nicht gespeichert.',
    minutes: {
      one: 'Dauer: etwa {minutes} Minute',
      other: 'Dauer: etwa {minutes} Minuten',
    },
    languages: 'Sprache',
    share: 'Dieses Gerät wird von mehreren Personen genutzt. Meine Antworten nicht darauf speichern.',
    shared:
      'Ihre Antworten werden nicht auf diesem Gerät gespeichert. Sie werden gelöscht, wenn Sie sie absenden oder diese Seite nicht mehr nutzen.',
    legend: 'Mit * markierte Fragen müssen beantwortet werden.',
    options: 'Optionen',
    minutesLeft: {
      one: 'Noch etwa {minutes} Minute',
      other: 'Noch etwa {minutes} Minuten',
    },
    check: {
      title: 'Prüfen Sie Ihre Antworten',
      text: 'Ändern Sie, was nicht stimmt. Wählen Sie dann „Absenden“.',
      change: 'Ändern',
      none: 'Keine Antwort',
    },
    aloud: { start: 'Vorlesen', stop: 'Vorlesen beenden' },
    easy: {
      label: 'Leichte Sprache',
      one: 'Lesen Sie eine Frage nach der anderen.',
      two: 'Wählen Sie Ihre Antwort. Drücken Sie dann „Weiter“.',
      three: 'Sie können jederzeit aufhören.',
    },
    enlarge: 'Bild vergrößern',
    close: 'Schließen',
    problems: {
      required: 'Bitte beantworten Sie diese Frage.',
      too_long: 'Ihre Antwort ist zu lang. Bitte kürzen Sie sie.',
      not_an_answer: 'Bitte geben Sie eine gültige Antwort auf diese Frage ein.',
    },
    banners: {
      not_taken:
        'Diese Seite war zu lange geöffnet. Ihre Antwort wurde deshalb nicht gesendet. Es ist nichts verloren gegangen. Bitte prüfen Sie Ihre Antworten und wählen Sie noch einmal „Absenden“.',
      not_reachable:
        'Ihre Antwort konnte nicht gespeichert werden. Ihre Eingaben sind noch da. Bitte wählen Sie noch einmal „Absenden“.',
      incomplete: 'Einige Antworten fehlen oder sind ungültig. Bitte prüfen Sie die folgenden Fragen.',
      too_large:
        'Ihre Antworten sind insgesamt zu lang. Es ist nichts verloren gegangen. Bitte kürzen Sie die längsten Antworten und wählen Sie noch einmal „Absenden“.',
    },
    thankYou: {
      title: 'Vielen Dank!',
      text: 'Ihre Antwort wurde erfolgreich übermittelt.',
      more: 'Die Kommune wertet Ihre Antworten aus und informiert nach dem Ende der Umfrage über die Ergebnisse. Sie können diese Seite schließen.',
    },
    after: {
      offline:
        'Sie sind offline. Sie können fortfahren und Ihre Antworten absenden. Sie sind auf diesem Gerät gespeichert und werden übertragen, sobald Sie wieder online sind.',
      offlineUnkept:
        'Sie sind offline, und Ihre Antworten sind nicht auf diesem Gerät gespeichert. Lassen Sie diese Seite geöffnet und wählen Sie „Absenden“, sobald Sie wieder online sind.',
      waitingTitle: 'Gespeichert, wartet auf Verbindung',
      waitingText:
        'Ihre Antwort ist auf diesem Gerät gespeichert und wird gesendet, sobald Sie wieder online sind. Lassen Sie diese Seite geöffnet oder öffnen Sie sie wieder, wenn Sie online sind.',
      earlierWaiting:
        'Auf diesem Gerät wartet eine Antwort auf den Versand. Sie wird gesendet, sobald Sie wieder online sind.',
      earlierSent: 'Die auf diesem Gerät wartende Antwort wurde gesendet.',
      earlierRefused:
        'Eine frühere Antwort von diesem Gerät konnte nicht angenommen werden. Ihre Antworten stehen unten. Bitte prüfen Sie sie und senden Sie sie noch einmal ab.',
      both: 'Sie hatten von dieser Seite bereits eine Antwort mit anderen Angaben gesendet. Diese wurde als zweite Antwort hinzugefügt.',
      used: {
        title: 'Ihre Einladung wurde bereits verwendet',
        text: 'Wir haben mit dieser Einladung bereits eine Antwort erhalten, und diese zählt. Die eben gesendeten Antworten wurden nicht hinzugefügt, weil jede Einladung nur einmal verwendet werden kann.',
      },
      sent: 'Gesendet',
      title: 'Ihre Quittung',
      text: 'Mit diesem Code können Sie Ihre Antwort löschen, bis die Umfrage endet. Er wird nur hier angezeigt und lässt keinen Rückschluss auf Ihre Person zu.',
      copy: 'Kopieren',
      copied: 'Kopiert',
      download: 'Herunterladen',
      answers: 'Ihre Antworten',
      print: 'Drucken',
      file: 'Als HTML-Datei speichern',
      sharedSure: 'Auch andere Personen nutzen dieses Gerät und können die Kopie sehen. Trotzdem fortfahren?',
      remove: 'Meine Antwort löschen',
      idleTitle: 'Sind Sie noch da?',
      idleText: {
        one: 'Ihre Antworten werden in {seconds} Sekunde gelöscht, weil auch andere Personen dieses Gerät nutzen.',
        other: 'Ihre Antworten werden in {seconds} Sekunden gelöscht, weil auch andere Personen dieses Gerät nutzen.',
      },
      idleStay: 'Ich bin noch da',
    },
  },
  trap: 'Dieses Feld leer lassen',
  waitNote: 'Das Senden dauert etwa 5 Sekunden. Bitte warten Sie, bis die nächste Seite erscheint.',
  invitedFailed:
    'Ihre Antwort konnte nicht gesendet werden. Wenn Sie über diesen Link bereits geantwortet haben, zählt Ihre Antwort. Jede Einladung kann nur einmal verwendet werden. Andernfalls versuchen Sie es bitte noch einmal.',
  notices: {
    not_found: {
      title: 'Umfrage nicht gefunden',
      text: 'Die gesuchte Umfrage gibt es nicht, oder sie ist nicht mehr verfügbar.',
    },
    closed: {
      title: 'Umfrage zurzeit geschlossen',
      text: 'Diese Umfrage ist nur zu bestimmten Zeiten geöffnet. Vielen Dank für Ihr Interesse.',
    },
    paused: {
      title: 'Umfrage pausiert',
      text: 'Diese Umfrage nimmt zurzeit keine Antworten an. Bitte versuchen Sie es später noch einmal.',
    },
    ended: {
      title: 'Umfrage beendet',
      text: 'Diese Umfrage ist beendet. Vielen Dank an alle, die teilgenommen haben.',
    },
    full: {
      title: 'Umfrage voll',
      text: 'Diese Umfrage hat alle Antworten erhalten, die sie aufnehmen kann. Vielen Dank für Ihr Interesse.',
    },
    not_yet_open: { title: 'Umfrage noch nicht geöffnet', text: 'Diese Umfrage ist noch nicht geöffnet.' },
    no_questions: { title: 'Keine Fragen vorhanden', text: 'Diese Umfrage hat noch keine Fragen.' },
    code_inactive: {
      title: 'Dieser QR-Code wird nicht mehr verwendet',
      text: 'Die Seite ist vielleicht geschlossen, oder es gibt einen neueren Code. Bitte wenden Sie sich an die Kommune.',
    },
    code_unknown: {
      title: 'QR-Code nicht gefunden',
      text: 'Dieser QR-Code ist uns nicht bekannt. Bitte prüfen Sie die Adresse oder scannen Sie den Code noch einmal.',
    },
    invitation_used: {
      title: 'Sie haben bereits geantwortet',
      text: 'Mit dieser Einladung ist eine Antwort eingegangen, und diese zählt. Jede Einladung kann nur einmal verwendet werden. Vielen Dank für Ihre Teilnahme.',
    },
    invitation_over: {
      title: 'Diese Einladung ist abgelaufen',
      text: 'Sie galt für eine frühere Runde der Umfrage. Für die nächste Runde gibt es einen neuen Link. Sie können die Umfrage auch unter ihrer öffentlichen Adresse öffnen.',
    },
    too_large: {
      title: 'Ihre Antworten sind zu lang',
      text: 'Ihre Antworten konnten nicht angenommen werden, und es wurde nichts gesendet. Bitte gehen Sie in Ihrem Browser zurück, kürzen Sie die längsten Antworten und wählen Sie noch einmal „Absenden“.',
    },
    unavailable: {
      title: 'Bitte versuchen Sie es gleich noch einmal',
      text: 'Diese Seite ist zurzeit nicht erreichbar. Ihre Eingaben sind nicht verloren gegangen.',
    },
  },
  receipt: {
    title: 'Eine Antwort löschen',
    text: 'Geben Sie den Code der Quittung ein, die Sie nach „{survey}“ erhalten haben. Ihre Antwort wird dann endgültig gelöscht und aus allen Ergebnissen entfernt.',
    label: 'Quittung',
    hint: '20 Buchstaben und Ziffern, zum Beispiel A1B2C-3D4E5-F6G7H-8J9K0.',
    submit: 'Diese Antwort löschen',
    erasedTitle: 'Ihre Antwort wurde gelöscht',
    erased: 'Sie wurde endgültig gelöscht und wird nicht mehr gezählt. Vielen Dank für Ihre Teilnahme.',
    already_erasedTitle: 'Diese Antwort wurde bereits gelöscht',
    already_erased: 'Sie müssen nichts weiter tun.',
    unknown: 'Zu dieser Umfrage gibt es keine Antwort mit dieser Quittung. Bitte prüfen Sie sie auf Tippfehler.',
    closedTitle: 'Die Umfrage ist geschlossen',
    closed:
      'Antworten konnten gelöscht werden, bis die Umfrage geschlossen wurde. Ihre Antwort ist ohne Namen und Adresse gespeichert.',
    unavailable:
      'Ihre Antwort konnte nicht gelöscht werden. Es hat sich nichts geändert. Bitte versuchen Sie es gleich noch einmal.',
  },
  nextAvailable: 'Nächste Öffnung: {when}',
  privacyTitle: 'Datenschutzhinweise',
  facts: {
    title: 'Was gespeichert wird und wie lange',
    kept: 'Mit Ihren Antworten: wann Sie sie abgeschickt haben, wie lange Sie gebraucht und wie viele Fragen Sie beantwortet haben.',
    language: 'Außerdem mit Ihren Antworten: die Sprache, in der Sie geantwortet haben.',
    device:
      'Außerdem mit Ihren Antworten: die Art des Geräts (Telefon, Tablet oder Computer) und die Art des Browsers.',
    visits: 'Getrennt von Ihren Antworten: wie oft die Umfrage an jedem Tag geöffnet, begonnen und beendet wurde.',
    referrer:
      'Besuche werden auch danach gezählt, woher sie kamen, etwa von einem QR-Code, aus einer E-Mail oder von einer anderen Website.',
    never: 'Niemals: Ihr Name (außer Sie geben ihn selbst an), die Adresse Ihres Geräts oder Cookies.',
    days: {
      one: 'Antworten werden nach {days} Tag gelöscht.',
      other: 'Antworten werden nach {days} Tagen gelöscht.',
    },
    endless: 'Antworten bleiben gespeichert, bis {council} sie löscht.',
    receipt: 'Mit Ihrer Quittung können Sie Ihre Antwort löschen, bis die Umfrage endet.',
  },
  back: 'Zurück zur Umfrage',
};
