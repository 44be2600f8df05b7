/** What people read whose page could not be had: the front door knows neither council nor survey. */
export const failureMessages = {
  en: {
    again: 'Try again',
    unavailable: {
      title: 'Please try again in a moment',
      text: 'This page is not available right now. Nothing you entered is lost.',
    },
    too_many_requests: {
      title: 'Please wait a moment',
      text: 'Too many requests. Please wait a moment and try again.',
    },
    body_too_large: {
      title: 'What you sent is too large',
      text: 'It was not taken. Please go back with your browser, shorten what you entered and send it again.',
    },
  },
  es: {
    again: 'Intentar de nuevo',
    unavailable: {
      title: 'Inténtelo de nuevo en un momento',
      text: 'Esta página no está disponible ahora mismo. No se ha perdido nada de lo que ha escrito.',
    },
    too_many_requests: {
      title: 'Espere un momento',
      text: 'Demasiadas solicitudes. Espere un momento e inténtelo de nuevo.',
    },
    body_too_large: {
      title: 'Lo que ha enviado es demasiado grande',
      text: 'No se ha aceptado. Vuelva atrás con el navegador, acorte lo que ha escrito y envíelo de nuevo.',
    },
  },
  fr: {
    again: 'Réessayer',
    unavailable: {
      title: 'Veuillez réessayer dans un instant',
      text: 'Cette page n’est pas disponible pour l’instant. Rien de ce que vous avez saisi n’est perdu.',
    },
    too_many_requests: {
      title: 'Veuillez patienter un instant',
      text: 'Trop de demandes. Patientez un instant, puis réessayez.',
    },
    body_too_large: {
      title: 'Votre envoi est trop volumineux',
      text: 'Il n’a pas été accepté. Revenez en arrière avec votre navigateur, raccourcissez votre saisie et envoyez-la de nouveau.',
    },
  },
  de: {
    again: 'Noch einmal versuchen',
    unavailable: {
      title: 'Bitte versuchen Sie es gleich noch einmal',
      text: 'Diese Seite ist gerade nicht verfügbar. Nichts von dem, was Sie eingegeben haben, ist verloren.',
    },
    too_many_requests: {
      title: 'Bitte warten Sie einen Moment',
      text: 'Zu viele Anfragen. Bitte warten Sie einen Moment und versuchen Sie es noch einmal.',
    },
    body_too_large: {
      title: 'Ihre Eingabe ist zu groß',
      text: 'Sie wurde nicht angenommen. Bitte gehen Sie mit Ihrem Browser zurück, kürzen Sie Ihre Eingabe und senden Sie sie noch einmal.',
    },
  },
} as const;
