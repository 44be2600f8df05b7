import type { WordTree } from '../word-tree';

/** Portuguese, in European spelling with words that Brazilians use too. Addressed formally, without a pronoun. */
export const pt: WordTree = {
  resident: {
    survey: {
      questionOf: 'Pergunta {number} de {of}',
      percent: '{percent}% concluído',
      required: 'obrigatória',
      onlyIfShown: 'Se esta pergunta não se aplica ao seu caso, avance sem responder.',
      previous: 'Anterior',
      next: 'Seguinte',
      submit: 'Enviar',
      submitting: 'A enviar...',
      failed: 'Ocorreu um erro ao enviar as suas respostas. Tente novamente.',
      kept: 'As suas respostas continuam aqui.',
      saved: 'Guardado neste dispositivo',
      drafts: {
        began: 'Começou em: {day}.',
        goOn: 'Continuar',
        changed: 'O inquérito mudou desde que começou. Guardámos as suas respostas.',
        earlierRound:
          'Começou estas respostas numa edição anterior do inquérito. Se as enviar agora, contam para esta edição.',
        lost: 'Número de respostas que não foi possível guardar: {lost}.',
        check: 'Verifique as suas respostas antes de as enviar.',
      },
      startOver: 'Recomeçar',
      startOverSure: 'Eliminar todas as suas respostas e recomeçar?',
      noSubmitYet: 'Parece que não tem ligação à Internet. Vamos continuar a tentar.',
      document: 'Abrir o documento',
      newTab: '(abre num novo separador)',
      privacy: 'Não precisa de uma conta e não usamos cookies. As suas respostas não estão associadas a si.',
      privacyNotice: 'Ler o aviso de privacidade de {council}',
      consent: 'Ao enviar as suas respostas, aceita que {council} as use como descrito no seu aviso de privacidade.',
      poweredBy: 'Desenvolvido com {product}',
      providedBy: 'Inquérito disponibilizado por {council}',
      demo: 'Isto é uma demonstração. Nada do que escrever é guardado.',
      minutes: { one: 'Demora cerca de {minutes} minuto', other: 'Demora cerca de {minutes} minutos' },
      languages: 'Idioma',
      share: 'Este dispositivo é partilhado. Não guardar as minhas respostas nele.',
      shared:
        'As suas respostas não são guardadas neste dispositivo. São eliminadas quando as enviar ou quando deixar de usar esta página.',
      legend: 'As perguntas marcadas com * são de resposta obrigatória.',
      options: 'Opções',
      minutesLeft: { one: 'Falta cerca de {minutes} minuto', other: 'Faltam cerca de {minutes} minutos' },
      check: {
        title: 'Verifique as suas respostas',
        text: 'Altere o que não estiver certo. Depois pressione “Enviar”.',
        change: 'Alterar',
        none: 'Sem resposta',
      },
      aloud: { start: 'Ler em voz alta', stop: 'Parar a leitura' },
      easy: {
        label: 'Leitura fácil',
        one: 'Leia uma pergunta de cada vez.',
        two: 'Escolha a sua resposta. Depois pressione “Seguinte”.',
        three: 'Pode parar a qualquer momento.',
      },
      enlarge: 'Ampliar a imagem',
      close: 'Fechar',
      problems: {
        required: 'Responda a esta pergunta.',
        too_long: 'A sua resposta é demasiado longa. Encurte-a.',
        not_an_answer: 'Introduza uma resposta válida para esta pergunta.',
      },
      banners: {
        not_taken:
          'Esta página esteve aberta demasiado tempo, por isso as suas respostas não foram enviadas. Nada se perdeu. Verifique as suas respostas e pressione “Enviar” novamente.',
        not_reachable: 'Não foi possível guardar as suas respostas. Continuam aqui. Pressione “Enviar” novamente.',
        incomplete: 'Algumas respostas faltam ou não são válidas. Verifique as perguntas abaixo.',
        too_large:
          'As suas respostas são, no total, demasiado longas. Nada se perdeu. Encurte as mais longas e pressione “Enviar” novamente.',
      },
      thankYou: {
        title: 'Obrigado!',
        text: 'As suas respostas foram enviadas com êxito.',
        more: 'O município vai ler as suas respostas e informar sobre os resultados quando o inquérito terminar. Pode fechar esta página.',
      },
      after: {
        offline:
          'Não tem ligação à Internet. Pode continuar e enviar as suas respostas. Estão guardadas neste dispositivo e serão enviadas quando a ligação voltar.',
        offlineUnkept:
          'Não tem ligação à Internet e as suas respostas não estão guardadas neste dispositivo. Mantenha esta página aberta e pressione “Enviar” quando a ligação voltar.',
        waitingTitle: 'Guardado, à espera de ligação',
        waitingText:
          'As suas respostas estão guardadas neste dispositivo e serão enviadas quando a ligação voltar. Mantenha esta página aberta ou volte a abri-la quando tiver ligação.',
        earlierWaiting:
          'Há respostas neste dispositivo à espera de serem enviadas. Serão enviadas quando a ligação voltar.',
        earlierSent: 'As respostas que estavam à espera neste dispositivo foram enviadas.',
        earlierRefused:
          'Não foi possível aceitar respostas anteriores deste dispositivo. Estão apresentadas abaixo. Verifique-as e envie-as novamente.',
        both: 'Já tinha enviado outras respostas a partir desta página. Estas foram acrescentadas como uma segunda participação.',
        used: {
          title: 'O seu convite já foi usado',
          text: 'Já recebemos respostas com este convite e essas contam. As respostas que acabou de enviar não foram acrescentadas, porque cada convite só pode ser usado uma vez.',
        },
        sent: 'Enviado',
        title: 'O seu comprovativo',
        text: 'Com este código pode eliminar as suas respostas até o inquérito fechar. O código só é mostrado aqui e não o identifica.',
        copy: 'Copiar',
        copied: 'Copiado',
        download: 'Transferir',
        answers: 'As suas respostas',
        print: 'Imprimir',
        file: 'Guardar como ficheiro HTML',
        sharedSure: 'Outras pessoas usam este dispositivo e podem ver a cópia. Continuar mesmo assim?',
        remove: 'Eliminar as minhas respostas',
        idleTitle: 'Ainda está aí?',
        idleText: {
          one: 'As suas respostas serão eliminadas dentro de {seconds} segundo, porque outras pessoas usam este dispositivo.',
          other:
            'As suas respostas serão eliminadas dentro de {seconds} segundos, porque outras pessoas usam este dispositivo.',
        },
        idleStay: 'Ainda estou aqui',
      },
    },
    trap: 'Deixe este campo vazio',
    invitedFailed:
      'Não foi possível enviar as suas respostas. Se já respondeu com esta ligação, essas respostas contam. Cada convite só pode ser usado uma vez. Caso contrário, tente novamente.',
    notices: {
      not_found: {
        title: 'Inquérito não encontrado',
        text: 'O inquérito que procura não existe ou já não está disponível.',
      },
      closed: {
        title: 'O inquérito está fechado neste momento',
        text: 'Este inquérito só está aberto em determinados horários. Obrigado pelo seu interesse.',
      },
      paused: {
        title: 'Inquérito em pausa',
        text: 'Este inquérito não está a aceitar respostas neste momento. Volte mais tarde.',
      },
      ended: {
        title: 'O inquérito terminou',
        text: 'Este inquérito terminou. Obrigado a todas as pessoas que participaram.',
      },
      not_yet_open: { title: 'O inquérito ainda não abriu', text: 'Este inquérito ainda não está aberto.' },
      no_questions: { title: 'Não há perguntas', text: 'Este inquérito ainda não tem perguntas.' },
      code_inactive: {
        title: 'Este código QR já não está em uso',
        text: 'O inquérito pode ter terminado ou pode haver um código mais recente. Contacte o município para saber mais.',
      },
      code_unknown: {
        title: 'Código QR não encontrado',
        text: 'Não reconhecemos este código QR. Verifique o endereço ou leia o código novamente.',
      },
      invitation_used: {
        title: 'Já respondeu',
        text: 'Recebemos respostas com este convite e essas contam. Cada convite só pode ser usado uma vez. Obrigado pela sua participação.',
      },
      invitation_over: {
        title: 'Este convite expirou',
        text: 'Era para uma edição anterior do inquérito. A próxima edição terá uma nova ligação. Também pode abrir o inquérito no seu endereço público.',
      },
      too_large: {
        title: 'As suas respostas são demasiado longas',
        text: 'Não foi possível aceitar as suas respostas e nada foi enviado. Volte atrás no navegador, encurte as respostas mais longas e pressione “Enviar” novamente.',
      },
      unavailable: {
        title: 'Tente novamente dentro de momentos',
        text: 'Esta página não está disponível neste momento. Nada do que escreveu se perdeu.',
      },
    },
    receipt: {
      title: 'Eliminar respostas',
      text: 'Introduza o código do comprovativo que recebeu depois de “{survey}”. As suas respostas serão eliminadas de forma permanente e retiradas de todos os resultados.',
      label: 'Comprovativo',
      hint: '20 letras e algarismos, por exemplo A1B2C-3D4E5-F6G7H-8J9K0.',
      submit: 'Eliminar estas respostas',
      erasedTitle: 'As suas respostas foram eliminadas',
      erased: 'Foram eliminadas de forma permanente e já não são contadas. Obrigado pela sua participação.',
      already_erasedTitle: 'Estas respostas já foram eliminadas',
      already_erased: 'Não precisa de fazer mais nada.',
      unknown: 'Não há respostas a este inquérito com este comprovativo. Verifique se o escreveu corretamente.',
      closedTitle: 'O inquérito fechou',
      closed:
        'Podia eliminar as suas respostas até o inquérito fechar. Estão guardadas sem o seu nome nem o seu endereço.',
      unavailable:
        'Não foi possível eliminar as suas respostas. Nada foi alterado. Tente novamente dentro de momentos.',
    },
    nextAvailable: 'Disponível novamente: {when}',
    privacyTitle: 'Aviso de privacidade',
    facts: {
      title: 'O que é guardado e durante quanto tempo',
      kept: 'Com as suas respostas: quando as enviou, quanto tempo demorou e a quantas perguntas respondeu.',
      language: 'Também com as suas respostas: a língua em que respondeu.',
      device:
        'Também com as suas respostas: o tipo de dispositivo (telefone, tablet ou computador) e o tipo de navegador.',
      visits: 'Separado das suas respostas: quantas vezes por dia o inquérito foi aberto, iniciado e terminado.',
      referrer:
        'As visitas também são contadas segundo a origem das pessoas, por exemplo um código QR, um e-mail ou outro site.',
      never: 'Nunca: o seu nome (a não ser que o escreva), o endereço do seu dispositivo ou cookies.',
      days: {
        one: 'As respostas são eliminadas após {days} dia.',
        other: 'As respostas são eliminadas após {days} dias.',
      },
      endless: 'As respostas são guardadas até que {council} as elimine.',
      receipt: 'Pode usar o seu comprovativo para eliminar as suas respostas até o inquérito fechar.',
    },
    back: 'Voltar ao inquérito',
  },
  draft: {
    label: 'Rascunho',
    mark: 'Rascunho de {council}. Ainda não está aberto. O que escrever aqui não é guardado.',
    done: {
      title: 'Obrigado!',
      text: 'O rascunho termina aqui. Nada do que escreveu foi guardado ou contado.',
      more: 'Quando o inquérito estiver aberto, os residentes leem aqui que as suas respostas chegaram.',
    },
    again: 'Ver o rascunho novamente',
    over: {
      title: 'Esta ligação de pré-visualização não funciona',
      text: 'Pode ter expirado ou pode faltar uma parte. Peça uma nova a quem lha enviou.',
    },
  },
  inputs: {
    ranking: {
      plainHint: 'Dê um lugar a cada opção. 1 é a mais importante. Pode deixar opções de fora.',
      placeOf: 'Lugar de {label}',
      twice: 'Duas opções têm o mesmo lugar. Dê um lugar diferente a cada opção.',
      hint: 'Escolha primeiro o que é mais importante para si. Pode deixar opções de fora.',
      ranked: 'A sua ordem',
      unranked: 'Ainda sem lugar',
      rank: 'Colocar {label} no lugar {place}',
      up: 'Mover {label} para cima',
      down: 'Mover {label} para baixo',
      remove: 'Retirar {label} da sua ordem',
      isNow: '{label} está agora no lugar {place} de {of}.',
      isOut: '{label} não tem lugar.',
    },
    multiselect: { hint: 'Selecione todas as opções que se aplicam.' },
    dropdown: { choose: 'Escolha uma opção' },
    number: {
      hint: 'Introduza um número inteiro de {min} a {max}.',
      decimalHint: 'Introduza um número de {min} a {max}, por exemplo {example}.',
    },
    email: { hint: 'Introduza um endereço de e-mail, por exemplo nome@example.com.' },
    postcode: { hint: 'Introduza um código postal completo, por exemplo {example}.' },
    phone: {
      hint: 'Introduza um número de telefone com o indicativo, por exemplo {example}. Se for de outro país, comece com +.',
    },
    date: {
      examples: {
        date: 'Introduza uma data com dia, mês e ano, por exemplo 27/3/2026.',
        time: 'Introduza uma hora, por exemplo 14:30.',
        datetime: 'Introduza uma data e uma hora, por exemplo 27/3/2026 14:30.',
      },
      range: 'Pode ser de {min} a {max}.',
    },
  },
  consent: {
    text: 'Ao subscrever, aceito que {0} envie para o meu endereço de e-mail novidades sobre os temas que assinalei. Posso cancelar a subscrição a qualquer momento através da ligação em cada e-mail.',
  },
  subscription: {
    required: 'obrigatório',
    choose: 'Escolha',
    topics: 'Sobre que temas gostaria de receber novidades?',
    recommended: 'Recomendado',
    subscribe: 'Subscrever novidades',
    subscribing: 'A subscrever...',
    problems: {
      required: 'Preencha todos os campos obrigatórios',
      email_missing: 'O endereço de e-mail é obrigatório',
      email_invalid: 'Introduza um endereço de e-mail no formato correto, por exemplo nome@example.com',
      phone_invalid: 'Introduza um número de telefone, por exemplo 01234 567890',
      option_unknown: 'Escolha uma das opções',
      too_long: 'O texto é demasiado longo. Encurte-o',
      topics_missing: 'Selecione pelo menos um tema',
    },
    fillIn: 'Preencha este campo',
    failed: 'Não foi possível enviar o formulário. Tente novamente.',
    doubted: 'Pressione o botão novamente. Tudo o que escreveu continua aqui.',
    paused:
      'Muitas pessoas fizeram a subscrição nos últimos minutos. Aguarde um minuto e pressione o botão novamente. Tudo o que escreveu continua aqui.',
    trap: 'Deixe este campo vazio',
    preview: 'Isto é uma pré-visualização. Pode experimentá-la. Nada do que escrever é guardado.',
    previewDone: 'Isto foi uma pré-visualização. Nada foi guardado e nenhum e-mail foi enviado.',
    leaveAnyTime: 'Pode cancelar a subscrição a qualquer momento através da ligação nos nossos e-mails.',
    poweredBy: 'Desenvolvido com {0}',
    signedUp: {
      title: 'Obrigado!',
      text: 'Subscreveu com êxito as novidades de {0}. Em breve receberá uma confirmação por e-mail.',
      confirmed: 'Subscrição confirmada',
      oneMoreStep: 'Só mais um passo',
      confirm:
        'Enviámos-lhe um e-mail. Abra-o e pressione o botão que lá está. Não enviaremos mais nada até que confirme.',
    },
    notFound: {
      title: 'Página não encontrada',
      text: 'Esta página de subscrição não existe ou já não está disponível.',
    },
    linkInvalid: {
      title: 'Esta ligação já não funciona',
      text: 'Pode ter expirado ou pode faltar uma parte. Abra o e-mail mais recente que recebeu de nós e use a ligação que lá está.',
    },
    prompt: {
      title: 'Mantenha-se em contacto com {0}',
      text: 'Gostaria de receber informações sobre os resultados deste inquérito e outros planos? As suas respostas continuam anónimas: não estão associadas ao seu endereço de e-mail.',
      email: 'Endereço de e-mail',
      incomplete: 'Introduza o seu e-mail e selecione pelo menos um tema',
      failed: 'Não foi possível fazer a subscrição. Tente novamente.',
      done: 'Subscrição feita com êxito!',
      confirm:
        'Enviámos um e-mail para {address}. Abra-o e pressione o botão que lá está. Não enviaremos nada até que confirme.',
      yourAddress: 'o seu endereço',
      close: 'Não, agradeço',
      cross: 'Fechar',
    },
    preferences: {
      title: 'As suas subscrições',
      intro: 'Isto é o que {0} envia para {1}.',
      pending: 'Ainda não confirmou o seu endereço. Guarde as suas escolhas abaixo para o confirmar.',
      unsubscribed:
        'Neste momento não tem nenhuma subscrição. Para voltar a receber novidades, selecione temas e guarde.',
      topics: 'Sobre que temas gostaria de receber informações?',
      save: 'Guardar as minhas escolhas',
      saving: 'A guardar...',
      saved: 'As suas escolhas foram guardadas.',
      confirmed: 'Subscrição confirmada. {0} vai escrever-lhe sobre os temas abaixo.',
      none: 'Se não selecionar nenhum tema, a sua subscrição será cancelada.',
      leaveTitle: 'Parar todos os e-mails',
      leaveText: 'Cancelar a subscrição de tudo o que {0} lhe envia.',
    },
    confirm: {
      title: 'Confirme a sua subscrição',
      text: 'Pressione o botão para receber as novidades que pediu a {0}.',
      action: 'Confirmar a minha subscrição',
      busy: 'A confirmar...',
      failed: 'Não foi possível guardar a sua confirmação. Tente novamente dentro de momentos.',
    },
    unsubscribe: {
      title: 'Cancelar a subscrição',
      text: 'Pressione o botão para parar todos os e-mails de {0}.',
      action: 'Cancelar a subscrição',
      busy: 'A cancelar...',
      instead: 'Prefiro escolher temas',
      done: 'A sua subscrição foi cancelada',
      doneText: '{0} não lhe enviará mais novidades. Uma mensagem que já tenha sido enviada ainda pode chegar.',
      comeBack: 'Mudou de ideias? Escolha temas novamente',
    },
    theCouncil: 'o município',
  },
  mails: {
    confirm: {
      subject: 'Confirme a sua subscrição: {0}',
      title: 'Confirme o seu endereço de e-mail',
      text: 'Recebemos um pedido, esperamos que seu, para que {0} envie para este endereço novidades sobre:',
      action: 'Confirmar a minha subscrição',
      after: ['A ligação funciona durante 7 dias. Se não fez este pedido, ignore este e-mail. Não enviaremos nada.'],
    },
    welcome: {
      subject: 'Subscreveu as novidades de {0}',
      title: 'A sua subscrição está feita',
      text: '{0} vai escrever-lhe sobre:',
      action: 'Alterar o que recebe',
      after: ['Pode alterar isto ou cancelar a subscrição a qualquer momento, sem dar um motivo.'],
    },
    why: 'Recebe esta mensagem porque este endereço foi indicado para receber novidades de {0}.',
    preferences: 'Alterar os temas ou cancelar a subscrição',
  },
  mailing: {
    action: 'Participar no inquérito',
    yours:
      'Esta ligação é para si e funciona uma vez. As suas respostas são guardadas sem o seu nome nem o seu endereço.',
    why: 'Recebe esta mensagem porque subscreveu as novidades de {0}.',
    preferences: 'Escolher os temas ou cancelar a subscrição',
    noClosing: 'novo aviso',
  },
  surveyMail: {
    sampleCampaign: 'Como deveriam ser os nossos parques?',
    action: 'Participar no inquérito',
    why: 'Recebe esta mensagem porque subscreveu as novidades de {0}.',
  },
  poster: {
    headline: 'Mantenha-se em contacto',
    scan: 'Aponte a câmara do seu telefone para o código e escolha os temas sobre os quais quer receber novidades.',
    orGoTo: 'Ou visite',
    promise: 'Gratuito, por e-mail. Pode cancelar a subscrição a qualquer momento.',
  },
  paper: {
    headline: 'A sua opinião conta',
    scan: 'Aponte a câmara do seu telefone para o código.',
    orGoTo: 'Ou visite',
    until: 'Aberto até {0}',
    promise: 'Não precisa de uma aplicação nem de uma conta.',
  },
  failure: {
    again: 'Tentar novamente',
    unavailable: {
      title: 'Tente novamente dentro de momentos',
      text: 'Esta página não está disponível neste momento. Nada do que escreveu se perdeu.',
    },
    too_many_requests: {
      title: 'Aguarde um momento',
      text: 'Demasiados pedidos. Aguarde um momento e tente novamente.',
    },
    body_too_large: {
      title: 'O que enviou é demasiado longo',
      text: 'Não foi possível aceitá-lo. Volte atrás no navegador, encurte o que escreveu e envie novamente.',
    },
    not_found: {
      title: 'Página não encontrada',
      text: 'Não há nenhuma página neste endereço. Verifique se copiou a ligação completa.',
    },
    failed: {
      title: 'Lamentamos, ocorreu um erro',
      text: 'Não foi possível mostrar esta página. Volte atrás no navegador e tente novamente.',
    },
  },
};
