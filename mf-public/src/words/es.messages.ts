import type { ResidentWords } from './words';

/** Spanish, addressed as usted. */
export const es: ResidentWords = {
  survey: {
    language: 'es',
    questionOf: 'Pregunta {number} de {of}',
    percent: '{percent} % completado',
    required: 'obligatoria',
    onlyIfShown: 'Es posible que esta pregunta no le afecte. Si es así, sáltela.',
    previous: 'Anterior',
    next: 'Siguiente',
    submit: 'Enviar',
    submitting: 'Enviando...',
    failed: 'Se produjo un error al enviar su respuesta. Inténtelo de nuevo.',
    kept: 'Sus respuestas siguen aquí.',
    saved: 'Sus respuestas están guardadas en este dispositivo.',
    restored: 'Estas respuestas se dieron antes en este dispositivo. Si no son suyas, empiece de nuevo.',
    drafts: {
      changed: 'La encuesta ha cambiado desde que empezó. Hemos conservado sus respuestas.',
      earlierRound:
        'Empezó estas respuestas en una ronda anterior de la encuesta. Si las envía ahora, cuentan en esta ronda.',
      lost: 'Respuestas que ya no encajan: {lost}.',
      check: 'Revise sus respuestas antes de enviarlas.',
    },
    startOver: 'Empezar de nuevo',
    startOverSure: '¿Borrar todas sus respuestas y empezar de nuevo?',
    noSubmitYet: 'Parece que no hay conexión. Seguimos intentándolo.',
    document: 'Abrir el documento',
    newTab: '(se abre en una pestaña nueva)',
    privacy: 'Sin cuenta ni cookies: sus respuestas no se vinculan a usted.',
    privacyNotice: 'Leer el aviso de privacidad de {council}',
    consent: 'Al enviar acepta que {council} use sus respuestas como dice su aviso de privacidad.',
    poweredBy: 'Con la tecnología de {product}',
    providedBy: 'Encuesta de {council}',
    demo: 'Esto es una demostración. No se guarda nada de lo que escriba.',
    minute: 'Dura alrededor de 1 minuto',
    minutes: 'Dura unos {minutes} minutos',
    languages: 'Idioma',
    share: 'Otras personas usan este dispositivo: no guardar nada en él',
    shared:
      'No se guarda nada en este dispositivo. Sus respuestas se borran al enviarlas o si deja la página sin usar.',
    problems: {
      required: 'Responda a esta pregunta.',
      too_long: 'Su respuesta es demasiado larga. Acórtela, por favor.',
      not_an_answer: 'Escriba una respuesta que encaje con la pregunta.',
    },
    banners: {
      not_taken: 'Se produjo un error al enviar su respuesta. Inténtelo de nuevo.',
      not_reachable:
        'Su respuesta no se pudo guardar en este momento. Sus respuestas siguen aquí: pulse Enviar otra vez.',
      incomplete: 'Faltan respuestas o algunas no son válidas. Revise las preguntas de abajo.',
      too_large:
        'En conjunto, sus respuestas son demasiado largas. No se ha perdido nada: acorte las más largas y vuelva a pulsar Enviar.',
    },
    thankYou: {
      title: '¡Gracias!',
      text: 'Su respuesta se ha enviado correctamente.',
      more: 'El ayuntamiento lee todas las respuestas e informará cuando termine la encuesta. Puede cerrar esta página.',
    },
    after: {
      offline:
        'No tiene conexión. Continúe: sus respuestas se guardan en este dispositivo y se enviarán cuando vuelva a tenerla.',
      offlineUnkept:
        'No tiene conexión y sus respuestas no se guardan en este dispositivo. Deje esta página abierta y pulse Enviar cuando vuelva a tenerla.',
      waitingTitle: 'Guardado, a la espera de conexión',
      waitingText:
        'Su respuesta está guardada en este dispositivo y se enviará sola en cuanto haya conexión. Puede cerrar esta página.',
      earlierWaiting: 'Una respuesta dada en este dispositivo espera conexión. Se enviará sola.',
      earlierSent: 'La respuesta que esperaba en este dispositivo se ha enviado.',
      earlierRefused:
        'Ya no se pudo aceptar una respuesta dada en este dispositivo. Sus respuestas están abajo: revíselas y envíelas de nuevo.',
      both: 'Ya había llegado una respuesta de esta página, con otros datos. Esta se añadió como segunda respuesta: han llegado las dos.',
      used: {
        title: 'Su invitación ya se había usado',
        text: 'Una respuesta anterior con esta invitación ha llegado y cuenta. Lo que acaba de enviar no se añadió, porque cada invitación se puede usar una sola vez.',
      },
      sent: 'Enviado',
      title: 'Su comprobante',
      text: 'Con este código puede borrar su respuesta hasta que se cierre la encuesta. Solo se muestra aquí y no dice nada de usted.',
      copy: 'Copiar',
      copied: 'Copiado',
      download: 'Descargar',
      remove: 'Borrar mi respuesta',
      idleTitle: '¿Sigue ahí?',
      idleText: 'Sus respuestas se borrarán en {seconds} segundos, porque otras personas usan este dispositivo.',
      idleStay: 'Sigo aquí',
    },
  },
  trap: 'Deje este campo vacío',
  invitedFailed:
    'No se ha podido enviar. Si ya respondió con este enlace, su respuesta cuenta: cada invitación vale una vez. Si no, inténtelo de nuevo.',
  notices: {
    not_found: { title: 'Encuesta no encontrada', text: 'La encuesta que busca no existe o ya no está disponible.' },
    closed: {
      title: 'Encuesta cerrada en este momento',
      text: 'Esta encuesta solo está abierta en ciertos momentos. Gracias por querer participar.',
    },
    paused: {
      title: 'Encuesta en pausa',
      text: 'Esta encuesta no acepta respuestas en este momento. Vuelva más tarde.',
    },
    ended: {
      title: 'Encuesta terminada',
      text: 'Esta encuesta ha terminado. Gracias a todas las personas que participaron.',
    },
    not_yet_open: { title: 'Encuesta aún no abierta', text: 'Esta encuesta todavía no ha empezado.' },
    no_questions: { title: 'No hay preguntas', text: 'Esta encuesta todavía no tiene preguntas.' },
    code_inactive: {
      title: 'Este código QR ya no se usa',
      text: 'Puede que la encuesta a la que llevaba haya terminado o que haya un código más reciente. El ayuntamiento puede informarle.',
    },
    code_unknown: {
      title: 'Código QR no encontrado',
      text: 'No se sabe nada de este código QR. Compruebe la dirección o escanee el código otra vez.',
    },
    invitation_used: {
      title: 'Ya ha respondido',
      text: 'Con esta invitación se ha enviado una respuesta. Cuenta, y cada invitación vale una vez. Gracias por participar.',
    },
    invitation_over: {
      title: 'Esta invitación ha pasado',
      text: 'Era para una ronda anterior de la encuesta. La siguiente llegará con un enlace nuevo; también puede abrir la encuesta en su dirección pública.',
    },
    too_large: {
      title: 'Sus respuestas son demasiado largas',
      text: 'No se han podido aceptar así y no se ha enviado nada. Vuelva atrás con el navegador, acorte las respuestas más largas y pulse de nuevo Enviar.',
    },
    unavailable: {
      title: 'Inténtelo de nuevo en un momento',
      text: 'Esta página no está disponible ahora. No se ha perdido nada de lo que escribió.',
    },
  },
  receipt: {
    title: 'Borrar una respuesta',
    text: 'Escriba el comprobante que recibió después de «{survey}». La respuesta se borrará para siempre y saldrá de todos los resultados.',
    label: 'Comprobante',
    hint: '20 letras y cifras, por ejemplo A1B2C-3D4E5-F6G7H-8J9K0.',
    submit: 'Borrar esta respuesta',
    erasedTitle: 'Su respuesta se ha borrado',
    erased: 'Se ha borrado para siempre y ya no se cuenta. Gracias por haber participado.',
    already_erasedTitle: 'Esta respuesta ya estaba borrada',
    already_erased: 'No hay nada más que hacer.',
    unknown: 'Ninguna respuesta de esta encuesta tiene este comprobante. Compruebe si hay letras mal escritas.',
    closedTitle: 'La encuesta está cerrada',
    closed: 'Las respuestas se podían borrar hasta el cierre de la encuesta. La suya no lleva ni nombre ni dirección.',
    unavailable: 'Su respuesta no se pudo borrar ahora. Nada ha cambiado: inténtelo de nuevo en un momento.',
  },
  nextAvailable: 'Disponible de nuevo: {when}',
  privacyTitle: 'Aviso de privacidad',
  facts: {
    title: 'Qué se conserva y durante cuánto tiempo',
    kept: 'Con sus respuestas: cuándo las envió, cuánto tardó y cuántas preguntas respondió.',
    device:
      'También con sus respuestas: el tipo de dispositivo (teléfono, tableta u ordenador) y la familia del navegador.',
    visits: 'Aparte de las respuestas: cuántas veces se abrió, se empezó y se terminó la encuesta cada día.',
    referrer: 'Las visitas se cuentan también según su origen, por ejemplo un código QR, un correo u otro sitio.',
    never: 'Nunca: su nombre, salvo que usted lo escriba; la dirección de su dispositivo; cookies.',
    day: 'Las respuestas se eliminan después de 1 día.',
    days: 'Las respuestas se eliminan después de {days} días.',
    endless: 'Las respuestas se conservan hasta que {council} las elimine.',
    receipt: 'Con el recibo que se le entrega puede eliminar su respuesta hasta que se cierre la encuesta.',
  },
  back: 'Volver a la encuesta',
};
