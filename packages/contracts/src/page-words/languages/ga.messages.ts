import type { WordTree } from '../word-tree';

/** Irish, in the standard spelling, addressed as tú. */
export const ga: WordTree = {
  resident: {
    survey: {
      questionOf: 'Ceist {number} as {of}',
      percent: '{percent}% críochnaithe',
      required: 'riachtanach',
      onlyIfShown: 'Mura mbaineann an cheist seo leat, téigh ar aghaidh gan í a fhreagairt.',
      previous: 'Siar',
      next: 'Ar aghaidh',
      submit: 'Cuir isteach',
      submitting: 'Á chur isteach...',
      failed: 'Tharla earráid agus do chuid freagraí á gcur isteach. Bain triail eile as.',
      kept: 'Tá do chuid freagraí anseo fós.',
      saved: 'Sábháilte ar an ngléas seo',
      drafts: {
        began: 'Thosaigh tú: {day}.',
        goOn: 'Lean ar aghaidh',
        changed: 'Tá an suirbhé athraithe ó thosaigh tú. Choinníomar do chuid freagraí.',
        earlierRound:
          'Thosaigh tú na freagraí seo i mbabhta níos luaithe den suirbhé. Má chuireann tú isteach anois iad, áirítear sa bhabhta seo iad.',
        lost: 'Líon na bhfreagraí nárbh fhéidir linn a choinneáil: {lost}.',
        check: 'Seiceáil do chuid freagraí sula gcuireann tú isteach iad.',
      },
      startOver: 'Tosaigh as an nua',
      startOverSure: 'Do chuid freagraí go léir a scriosadh agus tosú as an nua?',
      noSubmitYet: 'Is cosúil go bhfuil tú as líne. Leanfaimid orainn ag iarraidh.',
      document: 'Oscail an doiciméad',
      newTab: '(osclaítear i gcluaisín nua é)',
      privacy: 'Níl cuntas de dhíth ort agus ní úsáidimid fianáin. Níl do chuid freagraí nasctha leat.',
      privacyNotice: 'Léigh an fógra príobháideachais: {council}',
      consent:
        'Trí do chuid freagraí a chur isteach, aontaíonn tú gur féidir le {council} iad a úsáid mar a thuairiscítear san fhógra príobháideachais.',
      poweredBy: 'Faoi thiomáint ag {product}',
      providedBy: 'Suirbhé curtha ar fáil ag {council}',
      demo: 'Taispeántas é seo. Ní shábháiltear aon rud a chuireann tú isteach.',
      minutes: {
        one: 'Tógann sé thart ar {minutes} nóiméad',
        two: 'Tógann sé thart ar {minutes} nóiméad',
        few: 'Tógann sé thart ar {minutes} nóiméad',
        many: 'Tógann sé thart ar {minutes} nóiméad',
        other: 'Tógann sé thart ar {minutes} nóiméad',
      },
      languages: 'Teanga',
      share: 'Gléas comhroinnte é seo. Ná sábháil mo chuid freagraí air.',
      shared:
        'Ní shábháiltear do chuid freagraí ar an ngléas seo. Scriostar iad nuair a chuireann tú isteach iad nó nuair a fhágann tú an leathanach seo gan úsáid.',
      legend: 'Ní mór ceisteanna marcáilte le * a fhreagairt.',
      options: 'Roghanna',
      minutesLeft: {
        one: 'Thart ar {minutes} nóiméad fágtha',
        two: 'Thart ar {minutes} nóiméad fágtha',
        few: 'Thart ar {minutes} nóiméad fágtha',
        many: 'Thart ar {minutes} nóiméad fágtha',
        other: 'Thart ar {minutes} nóiméad fágtha',
      },
      check: {
        title: 'Seiceáil do chuid freagraí',
        text: 'Athraigh aon rud nach bhfuil ceart. Ansin brúigh “Cuir isteach”.',
        change: 'Athraigh',
        none: 'Gan freagra',
      },
      aloud: { start: 'Léigh os ard', stop: 'Stop an léamh' },
      easy: {
        label: 'Furasta le léamh',
        one: 'Léigh ceist amháin ag an am.',
        two: 'Roghnaigh do fhreagra. Ansin brúigh “Ar aghaidh”.',
        three: 'Is féidir leat stopadh am ar bith.',
      },
      enlarge: 'Méadaigh an pictiúr',
      close: 'Dún',
      problems: {
        required: 'Freagair an cheist seo, le do thoil.',
        too_long: 'Tá do fhreagra rófhada. Giorraigh é, le do thoil.',
        not_an_answer: 'Tabhair freagra a oireann don cheist, le do thoil.',
      },
      banners: {
        not_taken:
          'Bhí an leathanach seo ar oscailt rófhada, agus mar sin níor seoladh do chuid freagraí. Níl aon rud caillte. Seiceáil do chuid freagraí agus brúigh “Cuir isteach” arís.',
        not_reachable:
          'Níorbh fhéidir do chuid freagraí a shábháil. Tá siad anseo fós. Brúigh “Cuir isteach” arís, le do thoil.',
        incomplete: 'Tá roinnt freagraí ar iarraidh nó níl siad bailí. Seiceáil na ceisteanna thíos, le do thoil.',
        too_large:
          'Tá do chuid freagraí rófhada san iomlán. Níl aon rud caillte. Giorraigh na cinn is faide agus brúigh “Cuir isteach” arís.',
      },
      thankYou: {
        title: 'Go raibh maith agat!',
        text: 'Cuireadh do chuid freagraí isteach.',
        more: 'Léifidh an chomhairle do chuid freagraí agus tabharfaidh sí tuairisc nuair a bheidh deireadh leis an suirbhé. Is féidir leat an leathanach seo a dhúnadh.',
      },
      after: {
        offline:
          'Tá tú as líne. Is féidir leat leanúint ar aghaidh agus do chuid freagraí a chur isteach. Tá siad sábháilte ar an ngléas seo agus seolfar iad nuair a bheidh tú ar líne arís.',
        offlineUnkept:
          'Tá tú as líne agus níl do chuid freagraí sábháilte ar an ngléas seo. Coinnigh an leathanach seo ar oscailt agus brúigh “Cuir isteach” nuair a bheidh tú ar líne arís.',
        waitingTitle: 'Sábháilte, ag fanacht le nasc',
        waitingText:
          'Tá do chuid freagraí sábháilte ar an ngléas seo agus seolfar iad nuair a bheidh tú ar líne arís. Coinnigh an leathanach seo ar oscailt, nó oscail arís é nuair a bheidh tú ar líne.',
        earlierWaiting: 'Tá freagraí ón ngléas seo ag fanacht le seoladh. Seolfar iad nuair a bheidh tú ar líne arís.',
        earlierSent: 'Seoladh na freagraí a bhí ag fanacht ar an ngléas seo.',
        earlierRefused:
          'Níorbh fhéidir glacadh le freagraí níos luaithe ón ngléas seo. Tá siad thíos. Seiceáil iad agus cuir isteach arís iad.',
        both: 'Bhí freagraí eile seolta agat cheana ón leathanach seo. Cuireadh na cinn seo leo mar an dara tacar freagraí.',
        used: {
          title: 'Úsáideadh do chuireadh cheana',
          text: 'Fuaireamar freagraí leis an gcuireadh seo cheana agus áirítear iad. Níor cuireadh na freagraí a sheol tú anois leo, mar ní féidir gach cuireadh a úsáid ach uair amháin.',
        },
        sent: 'Seolta',
        title: 'D’admháil',
        text: 'Leis an gcód seo is féidir leat do chuid freagraí a scriosadh go dtí go ndúnfaidh an suirbhé. Ní thaispeántar ach anseo é agus ní aithníonn sé thú.',
        copy: 'Cóipeáil',
        copied: 'Cóipeáilte',
        download: 'Íoslódáil',
        answers: 'Do chuid freagraí',
        print: 'Priontáil',
        file: 'Sábháil mar chomhad HTML',
        sharedSure:
          'Úsáideann daoine eile an gléas seo agus is féidir leo an chóip a fheiceáil. Leanúint ar aghaidh mar sin féin?',
        remove: 'Scrios mo chuid freagraí',
        idleTitle: 'An bhfuil tú ann fós?',
        idleText: {
          one: 'Scriosfar do chuid freagraí i gceann {seconds} soicind, mar go n-úsáideann daoine eile an gléas seo.',
          two: 'Scriosfar do chuid freagraí i gceann {seconds} shoicind, mar go n-úsáideann daoine eile an gléas seo.',
          few: 'Scriosfar do chuid freagraí i gceann {seconds} shoicind, mar go n-úsáideann daoine eile an gléas seo.',
          many: 'Scriosfar do chuid freagraí i gceann {seconds} soicind, mar go n-úsáideann daoine eile an gléas seo.',
          other: 'Scriosfar do chuid freagraí i gceann {seconds} soicind, mar go n-úsáideann daoine eile an gléas seo.',
        },
        idleStay: 'Tá mé anseo fós',
      },
    },
    trap: 'Fág an réimse seo folamh',
    invitedFailed:
      'Níorbh fhéidir do chuid freagraí a chur isteach. Má d’fhreagair tú leis an nasc seo cheana, áirítear na freagraí sin. Ní féidir gach cuireadh a úsáid ach uair amháin. Murar fhreagair tú, bain triail eile as.',
    notices: {
      not_found: {
        title: 'Níor aimsíodh an suirbhé',
        text: 'Níl an suirbhé atá á lorg agat ann nó níl sé ar fáil a thuilleadh.',
      },
      closed: {
        title: 'Tá an suirbhé dúnta faoi láthair',
        text: 'Níl an suirbhé seo ar oscailt ach ag amanna áirithe. Go raibh maith agat as do shuim.',
      },
      paused: {
        title: 'Tá an suirbhé ar sos',
        text: 'Níl an suirbhé seo ag glacadh le freagraí faoi láthair. Tar ar ais níos déanaí, le do thoil.',
      },
      ended: {
        title: 'Tá deireadh leis an suirbhé',
        text: 'Tá deireadh leis an suirbhé seo. Go raibh maith ag gach duine a ghlac páirt.',
      },
      not_yet_open: { title: 'Níl an suirbhé ar oscailt fós', text: 'Níor osclaíodh an suirbhé seo fós.' },
      no_questions: { title: 'Níl aon cheisteanna ann', text: 'Níl aon cheisteanna sa suirbhé seo fós.' },
      code_inactive: {
        title: 'Níl an cód QR seo in úsáid a thuilleadh',
        text: 'B’fhéidir go bhfuil deireadh leis an suirbhé, nó go bhfuil cód níos nuaí ann. Téigh i dteagmháil leis an gcomhairle chun tuilleadh a fháil amach.',
      },
      code_unknown: {
        title: 'Níor aimsíodh an cód QR',
        text: 'Ní aithnímid an cód QR seo. Seiceáil an seoladh, nó scan an cód arís.',
      },
      invitation_used: {
        title: 'D’fhreagair tú cheana',
        text: 'Fuaireamar freagraí leis an gcuireadh seo agus áirítear iad. Ní féidir gach cuireadh a úsáid ach uair amháin. Go raibh maith agat as páirt a ghlacadh.',
      },
      invitation_over: {
        title: 'Tá an cuireadh seo imithe as feidhm',
        text: 'Bhain sé le babhta níos luaithe den suirbhé. Beidh nasc nua ag an gcéad bhabhta eile. Is féidir leat an suirbhé a oscailt ag a sheoladh poiblí freisin.',
      },
      too_large: {
        title: 'Tá do chuid freagraí rófhada',
        text: 'Níorbh fhéidir glacadh le do chuid freagraí agus níor seoladh aon rud. Téigh siar i do bhrabhsálaí, giorraigh na freagraí is faide agus brúigh “Cuir isteach” arís.',
      },
      unavailable: {
        title: 'Bain triail eile as i gceann nóiméid',
        text: 'Níl an leathanach seo ar fáil faoi láthair. Níl aon rud a chuir tú isteach caillte.',
      },
    },
    receipt: {
      title: 'Freagraí a scriosadh',
      text: 'Cuir isteach cód na hadmhála a fuair tú tar éis “{survey}”. Scriosfar do chuid freagraí go buan agus bainfear as na torthaí go léir iad.',
      label: 'Admháil',
      hint: '20 litir agus digit, mar shampla A1B2C-3D4E5-F6G7H-8J9K0.',
      submit: 'Scrios na freagraí seo',
      erasedTitle: 'Tá do chuid freagraí scriosta',
      erased: 'Scriosadh go buan iad agus ní áirítear iad a thuilleadh. Go raibh maith agat as páirt a ghlacadh.',
      already_erasedTitle: 'Scriosadh na freagraí seo cheana',
      already_erased: 'Ní gá duit aon rud eile a dhéanamh.',
      unknown: 'Níl aon fhreagraí ar an suirbhé seo leis an admháil seo. Seiceáil gur chlóscríobh tú i gceart í.',
      closedTitle: 'Tá an suirbhé dúnta',
      closed:
        'Bhí tú in ann do chuid freagraí a scriosadh go dtí gur dúnadh an suirbhé. Tá siad á stóráil gan d’ainm ná do sheoladh.',
      unavailable:
        'Níorbh fhéidir do chuid freagraí a scriosadh. Níor athraíodh aon rud. Bain triail eile as i gceann nóiméid.',
    },
    nextAvailable: 'Ar fáil arís: {when}',
    privacyTitle: 'Fógra príobháideachais',
    facts: {
      title: 'Céard a choinnítear agus cá fhad',
      kept: 'Le do chuid freagraí: cathain a sheol tú iad, cá fhad a thóg sé ort agus cé mhéad ceist a d’fhreagair tú.',
      language: 'Le do chuid freagraí freisin: an teanga inar fhreagair tú.',
      device: 'Le do chuid freagraí freisin: an cineál gléis (fón, táibléad nó ríomhaire) agus an cineál brabhsálaí.',
      visits:
        'Scartha ó do chuid freagraí: cé chomh minic a osclaíodh, a tosaíodh agus a críochnaíodh an suirbhé gach lá.',
      referrer:
        'Áirítear cuairteanna freisin de réir na háite as ar tháinig daoine, mar shampla cód QR, ríomhphost nó suíomh gréasáin eile.',
      never: 'Ní choinnítear riamh: d’ainm (mura gcuireann tú féin isteach é), seoladh do ghléis ná fianáin.',
      days: {
        one: 'Scriostar freagraí tar éis {days} lá.',
        two: 'Scriostar freagraí tar éis {days} lá.',
        few: 'Scriostar freagraí tar éis {days} lá.',
        many: 'Scriostar freagraí tar éis {days} lá.',
        other: 'Scriostar freagraí tar éis {days} lá.',
      },
      endless: 'Coinnítear freagraí go dtí go scriosann {council} iad.',
      receipt: 'Is féidir leat d’admháil a úsáid chun do chuid freagraí a scriosadh go dtí go ndúnfaidh an suirbhé.',
    },
    back: 'Ar ais chuig an suirbhé',
  },
  draft: {
    label: 'Dréacht',
    mark: 'Dréacht: {council}. Níl sé ar oscailt fós. Ní choinnítear aon rud a chuireann tú isteach anseo.',
    done: {
      title: 'Go raibh maith agat!',
      text: 'Seo deireadh an dréachta. Níor coinníodh agus níor áiríodh aon rud a chuir tú isteach.',
      more: 'Nuair a bheidh an suirbhé ar oscailt, léifidh cónaitheoirí anseo gur tháinig a gcuid freagraí.',
    },
    again: 'Féach ar an dréacht arís',
    over: {
      title: 'Ní oibríonn an nasc réamhamhairc seo',
      text: 'B’fhéidir go bhfuil sé imithe as feidhm, nó go bhfuil cuid de ar iarraidh. Iarr ceann nua ar an duine a sheol chugat é.',
    },
  },
  inputs: {
    ranking: {
      plainHint: 'Tabhair áit do gach rogha. Is é 1 an ceann is tábhachtaí. Is féidir leat roghanna a fhágáil ar lár.',
      placeOf: 'Áit: {label}',
      twice: 'Tá an áit chéanna ag dhá rogha. Tabhair áit dhifriúil do gach rogha.',
      hint: 'Roghnaigh an rud is tábhachtaí duit ar dtús. Is féidir leat roghanna a fhágáil ar lár.',
      ranked: 'D’ord',
      unranked: 'Gan áit fós',
      rank: 'Cuir {label} in áit {place}',
      up: 'Bog {label} suas',
      down: 'Bog {label} síos',
      remove: 'Bain {label} as d’ord',
      isNow: 'Tá {label} in áit {place} as {of} anois.',
      isOut: 'Níl áit ag {label}.',
    },
    multiselect: { hint: 'Roghnaigh gach ceann a bhaineann leat.' },
    dropdown: { choose: 'Roghnaigh rogha' },
    number: {
      hint: 'Cuir isteach slánuimhir ó {min} go {max}.',
      decimalHint: 'Cuir isteach uimhir ó {min} go {max}, mar shampla {example}.',
    },
    email: { hint: 'Cuir isteach seoladh ríomhphoist, mar shampla ainm@example.com.' },
    postcode: { hint: 'Cuir isteach cód poist iomlán, mar shampla {example}.' },
    phone: {
      hint: 'Cuir isteach uimhir theileafóin lena cód ceantair, mar shampla {example}. Tosaigh uimhir ó thír eile le +.',
    },
    date: {
      examples: {
        date: 'Cuir isteach dáta le lá, mí agus bliain, mar shampla 27/3/2026.',
        time: 'Cuir isteach am, mar shampla 14:30.',
        datetime: 'Cuir isteach dáta agus am, mar shampla 27/3/2026 14:30.',
      },
      range: 'Is féidir é a bheith ó {min} go {max}.',
    },
  },
  consent: {
    text: 'Trí liostáil, aontaím go seolfaidh {0} nuashonruithe chuig mo sheoladh ríomhphoist faoi na hábhair a chuir mé tic leo. Is féidir liom díliostáil am ar bith leis an nasc i ngach ríomhphost.',
  },
  subscription: {
    required: 'riachtanach',
    choose: 'Roghnaigh, le do thoil',
    topics: 'Cad faoi ar mhaith leat nuashonruithe a fháil?',
    recommended: 'Molta',
    subscribe: 'Liostáil le haghaidh nuashonruithe',
    subscribing: 'Á liostáil...',
    problems: {
      required: 'Líon isteach gach réimse riachtanach, le do thoil',
      email_missing: 'Tá seoladh ríomhphoist riachtanach',
      email_invalid: 'Cuir isteach seoladh ríomhphoist san fhormáid cheart, mar shampla ainm@example.com',
      phone_invalid: 'Cuir isteach uimhir theileafóin, mar shampla 01234 567890',
      option_unknown: 'Roghnaigh ceann de na roghanna',
      too_long: 'Tá sé seo rófhada. Giorraigh é, le do thoil',
      topics_missing: 'Roghnaigh ábhar amháin ar a laghad, le do thoil',
    },
    fillIn: 'Líon isteach an réimse seo, le do thoil',
    failed: 'Níorbh fhéidir an fhoirm a chur isteach. Bain triail eile as.',
    doubted: 'Brúigh an cnaipe arís, le do thoil. Tá gach rud a chuir tú isteach anseo fós.',
    paused:
      'Liostáil go leor daoine le cúpla nóiméad anuas. Fan nóiméad agus brúigh an cnaipe arís. Tá gach rud a chuir tú isteach anseo fós.',
    trap: 'Fág an réimse seo folamh',
    preview: 'Réamhamharc é seo. Is féidir leat triail a bhaint as. Ní shábháiltear aon rud a chuireann tú isteach.',
    previewDone: 'Réamhamharc a bhí anseo. Níor sábháladh aon rud agus níor seoladh aon ríomhphost.',
    leaveAnyTime: 'Is féidir leat díliostáil am ar bith leis an nasc inár ríomhphoist.',
    poweredBy: 'Faoi thiomáint ag {0}',
    signedUp: {
      title: 'Go raibh maith agat!',
      text: 'Tá tú liostáilte anois. Seolfaidh {0} nuashonruithe chugat. Gheobhaidh tú deimhniú le ríomhphost go luath.',
      confirmed: 'Liostáil deimhnithe',
      oneMoreStep: 'Céim amháin eile',
      confirm:
        'Sheolamar ríomhphost chugat. Oscail é agus brúigh an cnaipe atá ann. Ní sheolfaimid aon rud eile chugat go dtí go ndeimhneoidh tú.',
    },
    notFound: {
      title: 'Níor aimsíodh an leathanach',
      text: 'Níl an leathanach liostála seo ann nó níl sé ar fáil a thuilleadh.',
    },
    linkInvalid: {
      title: 'Ní oibríonn an nasc seo a thuilleadh',
      text: 'B’fhéidir go bhfuil sé imithe as feidhm, nó go bhfuil cuid de ar iarraidh. Oscail an ríomhphost is déanaí uainn agus úsáid an nasc atá ann.',
    },
    prompt: {
      title: '{0}: fan i dteagmháil',
      text: 'Ar mhaith leat cloisteáil faoi thorthaí an tsuirbhé seo agus faoi phleananna eile? Fanann do chuid freagraí gan ainm: níl siad nasctha le do sheoladh ríomhphoist.',
      email: 'Seoladh ríomhphoist',
      incomplete: 'Cuir isteach do ríomhphost agus roghnaigh ábhar amháin ar a laghad, le do thoil',
      failed: 'Theip ar an liostáil. Bain triail eile as.',
      done: 'Tá tú liostáilte!',
      confirm:
        'Sheolamar ríomhphost chuig {address}. Oscail é agus brúigh an cnaipe atá ann. Ní sheolfaimid aon rud chugat go dtí go ndeimhneoidh tú.',
      yourAddress: 'do sheoladh',
      close: 'Níl, go raibh maith agat',
      cross: 'Dún',
    },
    preferences: {
      title: 'Do chuid liostálacha',
      intro: 'Seo a sheolann {0} chuig {1}.',
      pending: 'Níor dheimhnigh tú do sheoladh fós. Sábháil do roghanna thíos chun é a dheimhniú.',
      unsubscribed:
        'Níl tú liostáilte faoi láthair. Chun nuashonruithe a fháil arís, roghnaigh ábhair agus sábháil iad.',
      topics: 'Cé na hábhair ar mhaith leat cloisteáil fúthu?',
      save: 'Sábháil mo roghanna',
      saving: 'Á sábháil...',
      saved: 'Tá do roghanna sábháilte.',
      confirmed: 'Liostáil deimhnithe. Scríobhfaidh {0} chugat faoi na hábhair thíos.',
      none: 'Mura roghnaíonn tú aon ábhar, díliostálfar thú.',
      leaveTitle: 'Stop gach ríomhphost',
      leaveText: 'Díliostáil ó gach rud a sheolann {0} chugat.',
    },
    confirm: {
      title: 'Deimhnigh do liostáil',
      text: 'Brúigh an cnaipe chun na nuashonruithe a d’iarr tú a fháil. Is é {0} a sheolann iad.',
      action: 'Deimhnigh mo liostáil',
      busy: 'Á dheimhniú...',
      failed: 'Níorbh fhéidir do dheimhniú a shábháil. Bain triail eile as i gceann nóiméid.',
    },
    unsubscribe: {
      title: 'Díliostáil',
      text: 'Brúigh an cnaipe chun gach ríomhphost a sheolann {0} a stopadh.',
      action: 'Díliostáil',
      busy: 'Á dhíliostáil...',
      instead: 'Roghnaigh ábhair ina ionad sin',
      done: 'Tá tú díliostáilte',
      doneText:
        'Ní sheolfaidh {0} nuashonruithe chugat a thuilleadh. D’fhéadfadh teachtaireacht atá seolta cheana teacht fós.',
      comeBack: 'Ar athraigh tú d’intinn? Roghnaigh ábhair arís',
    },
    theCouncil: 'an chomhairle',
  },
  mails: {
    confirm: {
      subject: '{0}: deimhnigh do liostáil, le do thoil',
      title: 'Deimhnigh do sheoladh ríomhphoist, le do thoil',
      text: 'D’iarr duine éigin, tusa tá súil againn, go seolfadh {0} nuashonruithe chuig an seoladh seo faoi:',
      action: 'Deimhnigh mo liostáil',
      after: [
        'Oibríonn an nasc ar feadh 7 lá. Mura tusa a d’iarr é, déan neamhaird den ríomhphost seo. Ní sheolfaimid aon rud.',
      ],
    },
    welcome: {
      subject: '{0}: tá tú liostáilte le haghaidh nuashonruithe',
      title: 'Tá tú liostáilte',
      text: 'Scríobhfaidh {0} chugat faoi:',
      action: 'Athraigh a bhfaigheann tú',
      after: ['Is féidir leat é seo a athrú nó díliostáil am ar bith, gan chúis a thabhairt.'],
    },
    why: 'Faigheann tú an teachtaireacht seo mar gur tugadh an seoladh seo chun nuashonruithe a fháil a sheolann {0}.',
    preferences: 'Athraigh na hábhair nó díliostáil',
  },
  mailing: {
    action: 'Glac páirt sa suirbhé',
    yours:
      'Is duitse an nasc seo agus oibríonn sé uair amháin. Stóráiltear do chuid freagraí gan d’ainm ná do sheoladh.',
    why: 'Faigheann tú an teachtaireacht seo mar gur liostáil tú le haghaidh nuashonruithe a sheolann {0}.',
    preferences: 'Roghnaigh na hábhair nó díliostáil',
    noClosing: 'fógra eile',
  },
  surveyMail: {
    sampleCampaign: 'Cén chuma ba cheart a bheith ar ár bpáirceanna?',
    action: 'Glac páirt sa suirbhé',
    why: 'Faigheann tú an teachtaireacht seo mar gur liostáil tú le haghaidh nuashonruithe a sheolann {0}.',
  },
  poster: {
    headline: 'Fan i dteagmháil',
    scan: 'Dírigh ceamara d’fhóin ar an gcód agus roghnaigh na hábhair ar mhaith leat cloisteáil fúthu.',
    orGoTo: 'Nó téigh chuig',
    promise: 'Saor in aisce, le ríomhphost. Is féidir leat díliostáil am ar bith.',
  },
  paper: {
    headline: 'Abair do chuid',
    scan: 'Dírigh ceamara d’fhóin ar an gcód.',
    orGoTo: 'Nó téigh chuig',
    until: 'Ar oscailt go dtí {0}',
    promise: 'Níl aip ná cuntas de dhíth ort.',
  },
  failure: {
    again: 'Bain triail eile as',
    unavailable: {
      title: 'Bain triail eile as i gceann nóiméid',
      text: 'Níl an leathanach seo ar fáil faoi láthair. Níl aon rud a chuir tú isteach caillte.',
    },
    too_many_requests: {
      title: 'Fan nóiméad, le do thoil',
      text: 'An iomarca iarratas. Fan nóiméad agus bain triail eile as.',
    },
    body_too_large: {
      title: 'Tá an rud a sheol tú rófhada',
      text: 'Níorbh fhéidir glacadh leis. Téigh siar i do bhrabhsálaí, giorraigh an méid a chuir tú isteach agus seol arís é.',
    },
    not_found: {
      title: 'Níor aimsíodh an leathanach',
      text: 'Níl aon leathanach ag an seoladh seo. Seiceáil gur chóipeáil tú an nasc iomlán.',
    },
    failed: {
      title: 'Tá brón orainn, tharla earráid',
      text: 'Níorbh fhéidir an leathanach seo a thaispeáint. Téigh siar i do bhrabhsálaí agus bain triail eile as.',
    },
  },
};
