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
    not_found: {
      title: 'Page not found',
      text: 'There is no page at this address. Check that you copied the whole link.',
    },
    failed: {
      title: 'Sorry, something went wrong',
      text: 'This page could not be shown. Please go back with your browser and try again.',
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
    not_found: {
      title: 'Página no encontrada',
      text: 'No hay ninguna página en esta dirección. Compruebe que ha copiado el enlace completo.',
    },
    failed: {
      title: 'Algo ha ido mal',
      text: 'No se ha podido mostrar esta página. Vuelva atrás con el navegador e inténtelo de nuevo.',
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
    not_found: {
      title: 'Page introuvable',
      text: 'Il n’y a pas de page à cette adresse. Vérifiez que vous avez copié le lien en entier.',
    },
    failed: {
      title: 'Un problème est survenu',
      text: 'Cette page n’a pas pu être affichée. Revenez en arrière avec votre navigateur et réessayez.',
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
    not_found: {
      title: 'Seite nicht gefunden',
      text: 'Unter dieser Adresse gibt es keine Seite. Prüfen Sie, ob Sie den ganzen Link kopiert haben.',
    },
    failed: {
      title: 'Etwas ist schiefgegangen',
      text: 'Diese Seite konnte nicht angezeigt werden. Bitte gehen Sie mit Ihrem Browser zurück und versuchen Sie es noch einmal.',
    },
  },
} as const;
