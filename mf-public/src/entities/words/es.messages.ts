import type { ResidentWords } from './words';

/** Spanish, addressed as usted. */
export const es: ResidentWords = {
  survey: {
    language: 'es',
    questionOf: 'Pregunta {number} de {of}',
    questionsOf: 'Preguntas {number} a {to} de {of}',
    percent: '{percent} % completado',
    required: 'obligatoria',
    onlyIfShown: 'Si esta pregunta no le corresponde, puede omitirla.',
    previous: 'Anterior',
    next: 'Siguiente',
    submit: 'Enviar',
    submitting: 'Enviando...',
    failed: 'Se ha producido un error al enviar su respuesta. Inténtelo de nuevo.',
    kept: 'Sus respuestas siguen aquí.',
    saved: 'Guardado en este dispositivo',
    drafts: {
      began: 'Empezó el {day}.',
      goOn: 'Continuar',
      changed: 'La encuesta ha cambiado desde que empezó. Hemos conservado sus respuestas.',
      earlierRound:
        'Empezó a responder en una ronda anterior de la encuesta. Si envía sus respuestas ahora, contarán en esta ronda.',
      lost: 'Respuestas que no se han podido conservar: {lost}.',
      check: 'Revise sus respuestas antes de enviarlas.',
    },
    startOver: 'Empezar de nuevo',
    startOverSure: '¿Eliminar todas sus respuestas y empezar de nuevo?',
    noSubmitYet: 'Parece que no tiene conexión. Seguiremos intentándolo.',
    document: 'Abrir el documento',
    newTab: '(se abre en una pestaña nueva)',
    privacy: 'No necesita una cuenta y no se usan cookies. Sus respuestas no se vinculan a su persona.',
    privacyNotice: 'Leer el aviso de privacidad de {council}',
    consent: 'Al enviar sus respuestas, acepta que {council} las utilice según lo indicado en su aviso de privacidad.',
    poweredBy: 'Desarrollado con {product}',
    providedBy: 'Encuesta de {council}',
    demo: 'Esto es una demostración. No se guardará nada de lo que escriba.',
    minutes: {
      one: 'Duración aproximada: {minutes} minuto',
      other: 'Duración aproximada: {minutes} minutos',
    },
    languages: 'Idioma',
    share: 'Este dispositivo es compartido. No guardar mis respuestas en él.',
    shared:
      'Sus respuestas no se guardan en este dispositivo. Se eliminarán cuando las envíe o si deja de usar esta página.',
    legend: 'Las preguntas marcadas con * son obligatorias.',
    options: 'Opciones',
    minutesLeft: {
      one: 'Queda aproximadamente {minutes} minuto',
      other: 'Quedan aproximadamente {minutes} minutos',
    },
    check: {
      title: 'Revise sus respuestas',
      text: 'Cambie lo que no sea correcto. Después, pulse Enviar.',
      change: 'Cambiar',
      none: 'Sin respuesta',
    },
    aloud: { start: 'Leer en voz alta', stop: 'Detener la lectura' },
    easy: {
      label: 'Lectura fácil',
      one: 'Lea las preguntas una por una.',
      two: 'Elija su respuesta. Después, pulse Siguiente.',
      three: 'Puede parar en cualquier momento.',
    },
    enlarge: 'Ampliar la imagen',
    close: 'Cerrar',
    problems: {
      required: 'Responda a esta pregunta.',
      too_long: 'Su respuesta es demasiado larga. Acórtela.',
      not_an_answer: 'Introduzca una respuesta válida para esta pregunta.',
    },
    banners: {
      not_taken:
        'Esta página ha estado abierta demasiado tiempo y su respuesta no se ha enviado. No se ha perdido nada. Revise sus respuestas y vuelva a pulsar Enviar.',
      not_reachable: 'No se ha podido guardar su respuesta. Sus respuestas siguen aquí. Vuelva a pulsar Enviar.',
      incomplete: 'Faltan respuestas o algunas no son válidas. Revise las preguntas siguientes.',
      too_large:
        'En conjunto, sus respuestas son demasiado largas. No se ha perdido nada. Acorte las más largas y vuelva a pulsar Enviar.',
    },
    thankYou: {
      title: '¡Gracias!',
      text: 'Su respuesta se ha enviado correctamente.',
      more: 'El ayuntamiento leerá sus respuestas e informará de los resultados cuando termine la encuesta. Puede cerrar esta página.',
    },
    after: {
      offline:
        'No tiene conexión. Puede continuar y enviar sus respuestas. Se guardan en este dispositivo y se enviarán cuando recupere la conexión.',
      offlineUnkept:
        'No tiene conexión y sus respuestas no se guardan en este dispositivo. Mantenga esta página abierta y pulse Enviar cuando recupere la conexión.',
      waitingTitle: 'Respuesta guardada, a la espera de conexión',
      waitingText:
        'Su respuesta está guardada en este dispositivo y se enviará cuando recupere la conexión. Mantenga esta página abierta o vuelva a abrirla cuando tenga conexión.',
      earlierWaiting:
        'Hay una respuesta pendiente de envío en este dispositivo. Se enviará cuando recupere la conexión.',
      earlierSent: 'Se ha enviado la respuesta que estaba pendiente en este dispositivo.',
      earlierRefused:
        'No se ha podido aceptar una respuesta anterior de este dispositivo. Sus respuestas figuran a continuación. Revíselas y vuelva a enviarlas.',
      both: 'Ya había enviado desde esta página otra respuesta con datos distintos. Esta se ha añadido como segunda respuesta.',
      used: {
        title: 'Su invitación ya se ha utilizado',
        text: 'Ya hemos recibido una respuesta con esta invitación, y es válida. Las respuestas que acaba de enviar no se han añadido, porque cada invitación solo se puede utilizar una vez.',
      },
      sent: 'Enviado',
      title: 'Su comprobante',
      text: 'Con este código puede eliminar su respuesta hasta que se cierre la encuesta. Solo se muestra aquí y no permite identificarle.',
      copy: 'Copiar',
      copied: 'Copiado',
      download: 'Descargar',
      answers: 'Sus respuestas',
      print: 'Imprimir',
      file: 'Guardar como archivo HTML',
      sharedSure: 'Otras personas usan este dispositivo y pueden ver la copia. ¿Continuar de todos modos?',
      remove: 'Eliminar mi respuesta',
      idleTitle: '¿Sigue ahí?',
      idleText: {
        one: 'Sus respuestas se eliminarán en {seconds} segundo, porque otras personas usan este dispositivo.',
        other: 'Sus respuestas se eliminarán en {seconds} segundos, porque otras personas usan este dispositivo.',
      },
      idleStay: 'Sigo aquí',
    },
  },
  trap: 'Deje este campo vacío',
  waitNote: 'El envío tarda unos 5 segundos. Espere hasta que aparezca la página siguiente.',
  invitedFailed:
    'No se ha podido enviar su respuesta. Si ya respondió con este enlace, su respuesta es válida. Cada invitación solo se puede utilizar una vez. Si no ha respondido, inténtelo de nuevo.',
  notices: {
    not_found: { title: 'Encuesta no encontrada', text: 'La encuesta que busca no existe o ya no está disponible.' },
    closed: {
      title: 'Encuesta cerrada actualmente',
      text: 'Esta encuesta solo está abierta en determinados momentos. Gracias por su interés.',
    },
    paused: {
      title: 'Encuesta en pausa',
      text: 'Esta encuesta no acepta respuestas en este momento. Vuelva más tarde.',
    },
    ended: {
      title: 'Encuesta terminada',
      text: 'Esta encuesta ha terminado. Gracias a todas las personas que han participado.',
    },
    full: {
      title: 'Encuesta completa',
      text: 'Esta encuesta ya ha recibido todas las respuestas que puede admitir. Gracias por su interés.',
    },
    not_yet_open: { title: 'Encuesta aún no abierta', text: 'Esta encuesta todavía no está abierta.' },
    no_questions: { title: 'No hay preguntas', text: 'Esta encuesta todavía no tiene preguntas.' },
    code_inactive: {
      title: 'Este código QR ya no está en uso',
      text: 'Es posible que la página esté cerrada o que exista un código más reciente. Póngase en contacto con el ayuntamiento para más información.',
    },
    code_unknown: {
      title: 'Código QR no encontrado',
      text: 'No reconocemos este código QR. Compruebe la dirección o vuelva a escanear el código.',
    },
    invitation_used: {
      title: 'Ya ha respondido',
      text: 'Hemos recibido una respuesta con esta invitación, y es válida. Cada invitación solo se puede utilizar una vez. Gracias por participar.',
    },
    invitation_over: {
      title: 'Esta invitación ha caducado',
      text: 'Era para una ronda anterior de la encuesta. La próxima ronda tendrá un enlace nuevo. También puede abrir la encuesta en su dirección pública.',
    },
    too_large: {
      title: 'Sus respuestas son demasiado largas',
      text: 'No se han podido aceptar sus respuestas y no se ha enviado nada. Vuelva atrás en el navegador, acorte las respuestas más largas y pulse de nuevo Enviar.',
    },
    unavailable: {
      title: 'Inténtelo de nuevo en unos instantes',
      text: 'Esta página no está disponible en este momento. No se ha perdido nada de lo que ha escrito.',
    },
  },
  receipt: {
    title: 'Eliminar una respuesta',
    text: 'Introduzca el código del comprobante que recibió después de «{survey}». Su respuesta se eliminará definitivamente y se retirará de todos los resultados.',
    label: 'Comprobante',
    hint: '20 letras y cifras, por ejemplo A1B2C-3D4E5-F6G7H-8J9K0.',
    submit: 'Eliminar esta respuesta',
    erasedTitle: 'Su respuesta se ha eliminado',
    erased: 'Se ha eliminado definitivamente y ya no se tiene en cuenta. Gracias por participar.',
    already_erasedTitle: 'Esta respuesta ya se había eliminado',
    already_erased: 'No tiene que hacer nada más.',
    unknown: 'Ninguna respuesta de esta encuesta tiene este comprobante. Compruebe que lo ha escrito correctamente.',
    closedTitle: 'La encuesta está cerrada',
    closed:
      'Las respuestas se podían eliminar hasta el cierre de la encuesta. La suya se conserva sin su nombre ni su dirección.',
    unavailable: 'No se ha podido eliminar su respuesta. No ha cambiado nada. Inténtelo de nuevo en unos instantes.',
  },
  nextAvailable: 'Próxima apertura: {when}',
  privacyTitle: 'Aviso de privacidad',
  facts: {
    title: 'Qué se conserva y durante cuánto tiempo',
    kept: 'Con sus respuestas: cuándo las envió, cuánto tardó y cuántas preguntas respondió.',
    language: 'También con sus respuestas: el idioma en el que respondió.',
    device:
      'También con sus respuestas: el tipo de dispositivo (teléfono, tableta u ordenador) y el tipo de navegador.',
    visits: 'Por separado de sus respuestas: cuántas veces se abre, se empieza y se termina la encuesta cada día.',
    referrer:
      'Las visitas también se cuentan según su procedencia, por ejemplo un código QR, un correo electrónico u otro sitio web.',
    never: 'Nunca: su nombre (salvo que usted lo escriba), la dirección de su dispositivo ni cookies.',
    days: {
      one: 'Las respuestas se eliminan después de {days} día.',
      other: 'Las respuestas se eliminan después de {days} días.',
    },
    endless: 'Las respuestas se conservan hasta que {council} las elimine.',
    receipt: 'Con su comprobante puede eliminar su respuesta hasta que se cierre la encuesta.',
  },
  back: 'Volver a la encuesta',
};
