import type { ResidentWords } from './words';

/** German, addressed as Sie. */
export const de: ResidentWords = {
  survey: {
    language: 'de',
    questionOf: 'Frage {number} von {of}',
    percent: '{percent} % geschafft',
    required: 'Pflichtfrage',
    onlyIfShown: 'Diese Frage betrifft Sie vielleicht nicht. Dann lassen Sie sie aus.',
    previous: 'Zurück',
    next: 'Weiter',
    submit: 'Absenden',
    submitting: 'Wird gesendet...',
    failed: 'Beim Senden Ihrer Antwort ist ein Fehler aufgetreten. Bitte versuchen Sie es noch einmal.',
    kept: 'Ihre Antworten sind noch da.',
    saved: 'Ihre Antworten sind auf diesem Gerät gespeichert.',
    restored: 'Diese Antworten wurden früher auf diesem Gerät gegeben. Wenn es nicht Ihre sind, beginnen Sie neu.',
    drafts: {
      changed: 'Die Umfrage wurde geändert, seit Sie begonnen haben. Ihre Antworten sind noch da.',
      earlierRound:
        'Diese Antworten haben Sie in einer früheren Runde der Umfrage begonnen. Wenn Sie sie jetzt absenden, zählen sie in dieser Runde.',
      lost: 'Antworten, die nicht mehr passen: {lost}.',
      check: 'Bitte prüfen Sie Ihre Antworten vor dem Absenden.',
    },
    startOver: 'Neu beginnen',
    startOverSure: 'Alle Antworten löschen und neu beginnen?',
    noSubmitYet: 'Die Verbindung scheint weg zu sein. Wir versuchen es weiter.',
    document: 'Dokument öffnen',
    newTab: '(öffnet sich in einem neuen Tab)',
    privacy: 'Kein Konto, keine Cookies: Ihre Antworten werden nicht mit Ihnen verknüpft.',
    privacyNotice: 'Datenschutzhinweise von {council} lesen',
    consent:
      'Mit dem Absenden stimmen Sie zu, dass {council} Ihre Antworten so verwendet, wie es die Datenschutzhinweise sagen.',
    poweredBy: 'Bereitgestellt mit {product}',
    providedBy: 'Umfrage von {council}',
    demo: 'Dies ist eine Vorführung. Nichts, was Sie eingeben, wird behalten.',
    minute: 'Dauert etwa 1 Minute',
    minutes: 'Dauert etwa {minutes} Minuten',
    languages: 'Sprache',
    share: 'Dieses Gerät nutzen auch andere: nichts darauf speichern',
    shared:
      'Auf diesem Gerät wird nichts gespeichert. Ihre Antworten werden nach dem Absenden gelöscht, oder wenn die Seite unbenutzt bleibt.',
    problems: {
      required: 'Bitte beantworten Sie diese Frage.',
      too_long: 'Ihre Antwort ist zu lang. Bitte kürzen Sie sie.',
      not_an_answer: 'Bitte geben Sie eine Antwort ein, die zur Frage passt.',
    },
    banners: {
      not_taken: 'Beim Senden Ihrer Antwort ist ein Fehler aufgetreten. Bitte versuchen Sie es noch einmal.',
      not_reachable:
        'Ihre Antwort konnte gerade nicht gespeichert werden. Ihre Eingaben sind noch da: bitte noch einmal auf Absenden drücken.',
      incomplete: 'Einige Antworten fehlen oder passen nicht. Bitte prüfen Sie die Fragen unten.',
      too_large:
        'Ihre Antworten sind zusammen zu lang. Nichts ist verloren: Bitte kürzen Sie die längsten und drücken Sie noch einmal Absenden.',
    },
    thankYou: {
      title: 'Vielen Dank!',
      text: 'Ihre Antwort wurde erfolgreich übermittelt.',
      more: 'Die Kommune liest jede Antwort und berichtet, wenn die Umfrage beendet ist. Sie können diese Seite schließen.',
    },
    after: {
      offline:
        'Sie sind offline. Machen Sie ruhig weiter: Ihre Antworten bleiben auf diesem Gerät und werden gesendet, sobald Sie wieder verbunden sind.',
      offlineUnkept:
        'Sie sind offline, und Ihre Antworten sind nicht auf diesem Gerät gespeichert. Lassen Sie diese Seite offen und drücken Sie Absenden, sobald Sie wieder verbunden sind.',
      waitingTitle: 'Gespeichert, wartet auf Verbindung',
      waitingText:
        'Ihre Antwort ist auf diesem Gerät gespeichert und wird von selbst gesendet, sobald eine Verbindung besteht. Sie können die Seite schließen.',
      earlierWaiting: 'Eine Antwort von diesem Gerät wartet auf eine Verbindung. Sie wird von selbst gesendet.',
      earlierSent: 'Die Antwort, die auf diesem Gerät gewartet hat, ist gesendet.',
      earlierRefused:
        'Eine Antwort von diesem Gerät konnte nicht mehr angenommen werden. Sie steht unten: bitte prüfen und noch einmal absenden.',
      both: 'Von dieser Seite war schon eine Antwort mit anderen Angaben angekommen. Diese wurde als zweite Antwort hinzugefügt: beide sind angekommen.',
      used: {
        title: 'Ihre Einladung wurde schon verwendet',
        text: 'Eine frühere Antwort mit dieser Einladung ist angekommen und zählt. Was Sie eben gesendet haben, wurde nicht hinzugefügt, weil jede Einladung nur einmal gilt.',
      },
      sent: 'Gesendet',
      title: 'Ihre Quittung',
      text: 'Mit diesem Code können Sie Ihre Antwort löschen, bis die Umfrage endet. Er wird nur hier gezeigt und sagt nichts über Sie.',
      copy: 'Kopieren',
      copied: 'Kopiert',
      download: 'Herunterladen',
      remove: 'Meine Antwort löschen',
      idleTitle: 'Sind Sie noch da?',
      idleText: 'Ihre Antworten werden in {seconds} Sekunden gelöscht, da auch andere dieses Gerät nutzen.',
      idleStay: 'Ich bin noch da',
    },
  },
  trap: 'Dieses Feld leer lassen',
  invitedFailed:
    'Das hat nicht geklappt. Wenn Sie über diesen Link schon geantwortet haben, zählt Ihre Antwort: Jede Einladung gilt einmal. Sonst versuchen Sie es bitte noch einmal.',
  notices: {
    not_found: { title: 'Umfrage nicht gefunden', text: 'Die gesuchte Umfrage gibt es nicht oder nicht mehr.' },
    closed: {
      title: 'Umfrage zurzeit geschlossen',
      text: 'Diese Umfrage ist nur zu bestimmten Zeiten offen. Danke, dass Sie teilnehmen möchten.',
    },
    paused: {
      title: 'Umfrage pausiert',
      text: 'Diese Umfrage nimmt zurzeit keine Antworten an. Bitte kommen Sie später wieder.',
    },
    ended: { title: 'Umfrage beendet', text: 'Diese Umfrage ist beendet. Danke an alle, die teilgenommen haben.' },
    not_yet_open: { title: 'Umfrage noch nicht offen', text: 'Diese Umfrage hat noch nicht begonnen.' },
    no_questions: { title: 'Keine Fragen vorhanden', text: 'Diese Umfrage hat noch keine Fragen.' },
    code_inactive: {
      title: 'Dieser QR-Code wird nicht mehr verwendet',
      text: 'Die Umfrage, zu der er führte, ist vielleicht beendet, oder es gibt einen neueren Code. Die Kommune kann Ihnen mehr sagen.',
    },
    code_unknown: {
      title: 'QR-Code nicht gefunden',
      text: 'Dieser QR-Code ist nicht bekannt. Bitte prüfen Sie die Adresse oder scannen Sie den Code noch einmal.',
    },
    invitation_used: {
      title: 'Sie haben schon geantwortet',
      text: 'Über diese Einladung ist eine Antwort eingegangen. Sie zählt, und jede Einladung gilt einmal. Danke fürs Mitmachen.',
    },
    invitation_over: {
      title: 'Diese Einladung ist abgelaufen',
      text: 'Sie galt für eine frühere Runde der Umfrage. Zur nächsten kommt ein neuer Link; oder öffnen Sie die Umfrage unter ihrer öffentlichen Adresse.',
    },
    too_large: {
      title: 'Ihre Antworten sind zu lang',
      text: 'Sie konnten so nicht angenommen werden, und es wurde nichts gesendet. Bitte gehen Sie mit Ihrem Browser zurück, kürzen Sie die längsten Antworten und drücken Sie noch einmal Absenden.',
    },
    unavailable: {
      title: 'Bitte versuchen Sie es gleich noch einmal',
      text: 'Diese Seite ist gerade nicht erreichbar. Nichts, was Sie eingegeben haben, ist verloren.',
    },
  },
  receipt: {
    title: 'Eine Antwort löschen',
    text: 'Geben Sie die Quittung ein, die Sie nach „{survey}“ erhalten haben. Die Antwort wird dann endgültig gelöscht und aus allen Ergebnissen genommen.',
    label: 'Quittung',
    hint: '20 Buchstaben und Ziffern, zum Beispiel A1B2C-3D4E5-F6G7H-8J9K0.',
    submit: 'Diese Antwort löschen',
    erasedTitle: 'Ihre Antwort ist gelöscht',
    erased: 'Sie ist endgültig gelöscht und wird nicht mehr gezählt. Danke, dass Sie mitgemacht haben.',
    already_erasedTitle: 'Diese Antwort ist bereits gelöscht',
    already_erased: 'Es ist nichts weiter zu tun.',
    unknown: 'Zu dieser Umfrage gibt es keine Antwort mit dieser Quittung. Bitte prüfen Sie sie auf Tippfehler.',
    closedTitle: 'Die Umfrage ist geschlossen',
    closed: 'Antworten konnten gelöscht werden, solange die Umfrage offen war. Ihre trägt weder Namen noch Adresse.',
    unavailable:
      'Ihre Antwort konnte gerade nicht gelöscht werden. Nichts hat sich geändert: bitte versuchen Sie es gleich noch einmal.',
  },
  nextAvailable: 'Wieder offen ab: {when}',
  privacyTitle: 'Datenschutzhinweise',
  facts: {
    title: 'Was gespeichert wird und wie lange',
    kept: 'Mit Ihren Antworten: wann Sie sie abgeschickt haben, wie lange Sie gebraucht und wie viele Fragen Sie beantwortet haben.',
    device: 'Außerdem mit Ihren Antworten: die Art des Geräts (Telefon, Tablet oder Computer) und die Browserfamilie.',
    visits: 'Getrennt von Antworten: wie oft die Umfrage an einem Tag geöffnet, begonnen und beendet wurde.',
    referrer:
      'Besuche werden auch danach gezählt, woher sie kamen, etwa von einem QR-Code, aus einer E-Mail oder von einer anderen Seite.',
    never: 'Nie: Ihr Name, außer Sie schreiben ihn selbst; die Adresse Ihres Geräts; Cookies.',
    day: 'Antworten werden nach 1 Tag gelöscht.',
    days: 'Antworten werden nach {days} Tagen gelöscht.',
    endless: 'Antworten bleiben gespeichert, bis {council} sie löscht.',
    receipt: 'Mit der Quittung, die Sie erhalten, können Sie Ihre Antwort löschen, bis die Umfrage endet.',
  },
  back: 'Zurück zur Umfrage',
};
