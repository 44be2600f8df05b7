import type { Language } from '@folkmoot/contracts';

interface Text {
  readonly title: string;
  readonly text: string;
}

interface Words {
  readonly again: string;
  readonly unavailable: Text;
  readonly too_many_requests: Text;
  readonly body_too_large: Text;
  readonly not_found: Text;
  readonly failed: Text;
}

/** Texts for a page that could not be served. The gateway knows neither the council nor the survey. */
export const failureMessages: Readonly<Record<Language, Words>> = {
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
      title: 'What you sent is too long',
      text: 'It could not be accepted. Please go back in your browser, shorten what you entered and send it again.',
    },
    not_found: {
      title: 'Page not found',
      text: 'There is no page at this address. Check that you copied the whole link.',
    },
    failed: {
      title: 'Sorry, something went wrong',
      text: 'This page could not be shown. Please go back in your browser and try again.',
    },
  },
  es: {
    again: 'Intentar de nuevo',
    unavailable: {
      title: 'Inténtelo de nuevo en unos instantes',
      text: 'Esta página no está disponible ahora mismo. No se ha perdido nada de lo que ha escrito.',
    },
    too_many_requests: {
      title: 'Espere un momento',
      text: 'Demasiadas solicitudes. Espere un momento e inténtelo de nuevo.',
    },
    body_too_large: {
      title: 'Su envío es demasiado largo',
      text: 'No se ha podido aceptar. Vuelva atrás en el navegador, acorte lo que ha escrito y envíelo de nuevo.',
    },
    not_found: {
      title: 'Página no encontrada',
      text: 'No hay ninguna página en esta dirección. Compruebe que ha copiado el enlace completo.',
    },
    failed: {
      title: 'Se ha producido un error',
      text: 'No se ha podido mostrar esta página. Vuelva atrás en el navegador e inténtelo de nuevo.',
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
      text: 'Il n’a pas pu être accepté. Revenez en arrière dans votre navigateur, raccourcissez votre saisie et envoyez-la de nouveau.',
    },
    not_found: {
      title: 'Page introuvable',
      text: 'Il n’y a pas de page à cette adresse. Vérifiez que vous avez copié le lien en entier.',
    },
    failed: {
      title: 'Un problème est survenu',
      text: 'Cette page n’a pas pu être affichée. Revenez en arrière dans votre navigateur et réessayez.',
    },
  },
  de: {
    again: 'Noch einmal versuchen',
    unavailable: {
      title: 'Bitte versuchen Sie es gleich noch einmal',
      text: 'Diese Seite ist gerade nicht verfügbar. Ihre Eingaben sind nicht verloren gegangen.',
    },
    too_many_requests: {
      title: 'Bitte warten Sie einen Moment',
      text: 'Zu viele Anfragen. Bitte warten Sie einen Moment und versuchen Sie es noch einmal.',
    },
    body_too_large: {
      title: 'Ihre Eingabe ist zu lang',
      text: 'Sie konnte nicht angenommen werden. Bitte gehen Sie in Ihrem Browser zurück, kürzen Sie Ihre Eingabe und senden Sie sie noch einmal.',
    },
    not_found: {
      title: 'Seite nicht gefunden',
      text: 'Unter dieser Adresse gibt es keine Seite. Prüfen Sie, ob Sie den ganzen Link kopiert haben.',
    },
    failed: {
      title: 'Es ist ein Fehler aufgetreten',
      text: 'Diese Seite konnte nicht angezeigt werden. Bitte gehen Sie in Ihrem Browser zurück und versuchen Sie es noch einmal.',
    },
  },
  cy: {
    again: 'Rhoi cynnig arall arni',
    unavailable: {
      title: 'Rhowch gynnig arall arni ymhen ychydig',
      text: 'Nid yw’r dudalen hon ar gael ar hyn o bryd. Nid oes dim o’r hyn a roesoch wedi’i golli.',
    },
    too_many_requests: {
      title: 'Arhoswch funud',
      text: 'Gormod o geisiadau. Arhoswch funud a rhowch gynnig arall arni.',
    },
    body_too_large: {
      title: 'Mae’r hyn a anfonwyd gennych yn rhy hir',
      text: 'Nid oedd modd ei dderbyn. Ewch yn ôl yn eich porwr, byrhewch yr hyn a roesoch a’i anfon eto.',
    },
    not_found: {
      title: 'Heb ddod o hyd i’r dudalen',
      text: 'Nid oes tudalen yn y cyfeiriad hwn. Gwiriwch eich bod wedi copïo’r ddolen gyfan.',
    },
    failed: {
      title: 'Mae’n ddrwg gennym, aeth rhywbeth o’i le',
      text: 'Nid oedd modd dangos y dudalen hon. Ewch yn ôl yn eich porwr a rhowch gynnig arall arni.',
    },
  },
  ar: {
    again: 'المحاولة مرة أخرى',
    unavailable: {
      title: 'يُرجى المحاولة مرة أخرى بعد قليل',
      text: 'هذه الصفحة غير متاحة حاليًا. لم يُفقد أي شيء أدخلته.',
    },
    too_many_requests: {
      title: 'يُرجى الانتظار قليلًا',
      text: 'عدد الطلبات كبير جدًا. يُرجى الانتظار قليلًا ثم المحاولة مرة أخرى.',
    },
    body_too_large: {
      title: 'ما أرسلته طويل جدًا',
      text: 'تعذّر قبوله. يُرجى الرجوع في المتصفح واختصار ما أدخلته وإرساله مرة أخرى.',
    },
    not_found: {
      title: 'لم يُعثر على الصفحة',
      text: 'لا توجد صفحة على هذا العنوان. تأكد من نسخ الرابط بالكامل.',
    },
    failed: {
      title: 'عذرًا، حدث خطأ',
      text: 'تعذّر عرض هذه الصفحة. يُرجى الرجوع في المتصفح والمحاولة مرة أخرى.',
    },
  },
};
