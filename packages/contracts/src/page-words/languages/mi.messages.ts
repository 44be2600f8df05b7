import type { WordTree } from '../word-tree';

/**
 * Māori, addressed as koe. Not every system has plural rules for it, so that any of the forms may be chosen: the forms
 * of a text are alike.
 */
export const mi: WordTree = {
  resident: {
    survey: {
      questionOf: 'Pātai {number} o te {of}',
      percent: '{percent}% kua oti',
      required: 'me whakautu',
      onlyIfShown: 'Mehemea kāore tēnei pātai e hāngai ana ki a koe, pekehia.',
      previous: 'O mua',
      next: 'Panuku',
      submit: 'Tuku',
      submitting: 'E tuku ana...',
      failed: 'I puta he hapa i te tukunga o ō whakautu. Tēnā, whakamātau anō.',
      kept: 'Kei konei tonu ō whakautu.',
      saved: 'Kua tiakina ki tēnei pūrere',
      drafts: {
        began: 'I tīmata koe: {day}.',
        goOn: 'Haere tonu',
        changed: 'Kua huri te uiuinga mai i tō tīmatanga. Kua puritia e mātou ō whakautu.',
        earlierRound:
          'I tīmata koe i ēnei whakautu i tētahi huringa o mua o te uiuinga. Ki te tukuna ināianei, ka tatauria mō tēnei huringa.',
        lost: 'Te maha o ngā whakautu kāore i taea te pupuri: {lost}.',
        check: 'Tēnā, tirohia ō whakautu i mua i te tuku.',
      },
      startOver: 'Tīmata anō',
      startOverSure: 'Mukua katoatia ō whakautu ka tīmata anō?',
      noSubmitYet: 'Te āhua nei kei te tuimotu koe. Ka whakamātau tonu mātou.',
      document: 'Huakina te tuhinga',
      newTab: '(ka huaki ki tētahi ripa hou)',
      privacy:
        'Kāore koe e hiahia pūkete, ā, kāore mātou e whakamahi pihikete (cookies). Kāore ō whakautu e honoa ana ki a koe.',
      privacyNotice: 'Pānuitia te pānui matatapu: {council}',
      consent:
        'Mā te tuku i ō whakautu, ka whakaae koe ka āhei {council} ki te whakamahi i aua whakautu e ai ki tāna pānui matatapu.',
      poweredBy: 'E whakahaerehia ana e {product}',
      providedBy: 'Nā {council} tēnei uiuinga',
      demo: 'He whakaaturanga noa tēnei. Kāore e tiakina tāu e tāuru ai.',
      minutes: {
        one: 'Te roa: āhua {minutes} meneti',
        other: 'Te roa: āhua {minutes} meneti',
      },
      languages: 'Reo',
      share: 'He pūrere tiri tēnei. Kaua e tiakina aku whakautu ki runga.',
      shared: 'Kāore ō whakautu e tiakina ki tēnei pūrere. Ka mukua ina tukuna e koe, ina mahue rānei tēnei whārangi.',
      legend: 'Me whakautu ngā pātai kua tohua ki te *.',
      options: 'Kōwhiringa',
      minutesLeft: {
        one: 'E toe ana: āhua {minutes} meneti',
        other: 'E toe ana: āhua {minutes} meneti',
      },
      check: {
        title: 'Tirohia ō whakautu',
        text: 'Hurihia ngā mea kāore i te tika. Kātahi ka pēhi i te “Tuku”.',
        change: 'Huri',
        none: 'Kāore he whakautu',
      },
      aloud: { start: 'Pānui ā-waha', stop: 'Whakamutu te pānui' },
      easy: {
        label: 'Pānui Māmā',
        one: 'Pānuitia kia kotahi te pātai i te wā.',
        two: 'Kōwhiria tō whakautu. Kātahi ka pēhi i te “Panuku”.',
        three: 'Ka taea e koe te whakamutu i ngā wā katoa.',
      },
      enlarge: 'Whakarahia te pikitia',
      close: 'Kati',
      problems: {
        required: 'Tēnā, whakautua tēnei pātai.',
        too_long: 'He roa rawa tō whakautu. Tēnā, whakapotoa.',
        not_an_answer: 'Tēnā, tāurutia he whakautu e hāngai ana ki te pātai.',
      },
      banners: {
        not_taken:
          'He roa rawa te wā i tuwhera ai tēnei whārangi, nā reira kāore ō whakautu i tukuna. Kāore he mea i ngaro. Tēnā, tirohia ō whakautu ka pēhi anō i te “Tuku”.',
        not_reachable: 'Kāore i taea ō whakautu te tiaki. Kei konei tonu ō whakautu. Tēnā, pēhia anō te “Tuku”.',
        incomplete: 'Kei te ngaro, kāore rānei i te tika ētahi whakautu. Tēnā, tirohia ngā pātai i raro nei.',
        too_large:
          'He roa rawa ō whakautu katoa. Kāore he mea i ngaro. Tēnā, whakapotoa ngā mea roa rawa ka pēhi anō i te “Tuku”.',
      },
      thankYou: {
        title: 'Ngā mihi!',
        text: 'Kua tukuna ō whakautu.',
        more: 'Ka pānuitia ō whakautu e te kaunihera, ā, ka whakamōhio mai ia i ngā otinga ina mutu te uiuinga. Ka taea e koe te kati i tēnei whārangi.',
      },
      after: {
        offline:
          'Kei te tuimotu koe. Ka taea e koe te haere tonu me te tuku i ō whakautu. Kua tiakina ki tēnei pūrere, ā, ka tukuna ina hoki koe ki te tuihono.',
        offlineUnkept:
          'Kei te tuimotu koe, ā, kāore ō whakautu i te tiakina ki tēnei pūrere. Waiho tēnei whārangi kia tuwhera ana, ka pēhi i te “Tuku” ina hoki koe ki te tuihono.',
        waitingTitle: 'Kua tiakina, e tatari ana ki te hononga ipurangi',
        waitingText:
          'Kua tiakina ō whakautu ki tēnei pūrere, ā, ka tukuna ina hoki koe ki te tuihono. Waiho tēnei whārangi kia tuwhera ana, huakina anō rānei ina tuihono koe.',
        earlierWaiting: 'He whakautu kei tēnei pūrere e tatari ana kia tukuna. Ka tukuna ina hoki koe ki te tuihono.',
        earlierSent: 'Kua tukuna ngā whakautu i tatari ki tēnei pūrere.',
        earlierRefused:
          'Kāore i taea te whakaae ki ngā whakautu o mua nō tēnei pūrere. Kei raro nei aua whakautu. Tēnā, tirohia ka tuku anō.',
        both: 'Kua tukuna kētia e koe ētahi atu whakautu i tēnei whārangi. Kua tāpirihia ēnei hei whakautu tuarua.',
        used: {
          title: 'Kua whakamahia kētia tō pōwhiri',
          text: 'Kua tae kē mai ngā whakautu mā tēnei pōwhiri, ā, kua tatauria. Kāore i tāpirihia ngā whakautu kātahi anō ka tukuna e koe, nā te mea kotahi anake te wā e taea ai te whakamahi i ia pōwhiri.',
        },
        sent: 'Kua tukuna',
        title: 'Tō rīhiti',
        text: 'Mā tēnei waehere ka taea e koe te muku i ō whakautu tae noa ki te katinga o te uiuinga. Ka whakaaturia ki konei anake, ā, kāore e tautuhi i a koe.',
        copy: 'Tārua',
        copied: 'Kua tāruatia',
        download: 'Tikiake',
        answers: 'Ō whakautu',
        print: 'Tā',
        file: 'Tiaki hei kōnae HTML',
        sharedSure: 'Ka whakamahia tēnei pūrere e ētahi atu, ā, ka kite pea rātou i te tārua. Haere tonu ahakoa tērā?',
        remove: 'Mukua aku whakautu',
        idleTitle: 'Kei kōnā tonu koe?',
        idleText: {
          one: 'Ka mukua ō whakautu i roto i te {seconds} hēkona, nā te mea ka whakamahia tēnei pūrere e ētahi atu.',
          other: 'Ka mukua ō whakautu i roto i te {seconds} hēkona, nā te mea ka whakamahia tēnei pūrere e ētahi atu.',
        },
        idleStay: 'Kei konei tonu ahau',
      },
    },
    trap: 'Waiho tēnei āpure kia noho kau',
    invitedFailed:
      'Kāore i taea ō whakautu te tuku. Mehemea kua whakautu kē koe mā tēnei hononga, kua tatauria aua whakautu. Kotahi anake te wā e taea ai te whakamahi i ia pōwhiri. Ki te kore koe i whakautu, tēnā, whakamātau anō.',
    notices: {
      not_found: {
        title: 'Kāore i kitea te uiuinga',
        text: 'Kāore te uiuinga e rapu nā koe i te tīari, kua kore rānei e wātea.',
      },
      closed: {
        title: 'Kua kati te uiuinga i tēnei wā',
        text: 'Ka tuwhera tēnei uiuinga i ētahi wā anake. Ngā mihi mō tō hiahia mai.',
      },
      paused: {
        title: 'Kua whakatārewatia te uiuinga',
        text: 'Kāore tēnei uiuinga i te tango whakautu i tēnei wā. Tēnā, hoki mai ā muri atu.',
      },
      ended: {
        title: 'Kua mutu te uiuinga',
        text: 'Kua mutu tēnei uiuinga. Ngā mihi ki te hunga katoa i whai wāhi mai.',
      },
      not_yet_open: { title: 'Kāore anō te uiuinga kia tuwhera', text: 'Kāore anō tēnei uiuinga kia tuwhera.' },
      no_questions: { title: 'Kāore he pātai', text: 'Kāore anō he pātai i tēnei uiuinga.' },
      code_inactive: {
        title: 'Kua kore tēnei waehere QR e whakamahia',
        text: 'Kua mutu pea te uiuinga, he waehere hou ake pea rānei kei reira. Whakapā atu ki te kaunihera mō ētahi atu kōrero.',
      },
      code_unknown: {
        title: 'Kāore i kitea te waehere QR',
        text: 'Kāore mātou i te mōhio ki tēnei waehere QR. Tēnā, tirohia te wāhitau, matawaitia anō rānei te waehere.',
      },
      invitation_used: {
        title: 'Kua whakautu kē koe',
        text: 'Kua tae mai ngā whakautu mā tēnei pōwhiri, ā, kua tatauria. Kotahi anake te wā e taea ai te whakamahi i ia pōwhiri. Ngā mihi mō tō whai wāhi mai.',
      },
      invitation_over: {
        title: 'Kua pau te wā o tēnei pōwhiri',
        text: 'Mō tētahi huringa o mua o te uiuinga tēnei. He hononga hou tō te huringa e whai ake nei. Ka taea hoki e koe te huaki i te uiuinga i tōna wāhitau tūmatanui.',
      },
      too_large: {
        title: 'He roa rawa ō whakautu',
        text: 'Kāore i taea te whakaae ki ō whakautu, ā, kāore he mea i tukuna. Tēnā, hoki whakamuri i tō pūtirotiro, whakapotoa ngā whakautu roa rawa ka pēhi anō i te “Tuku”.',
      },
      unavailable: {
        title: 'Tēnā, whakamātau anō ākuanei',
        text: 'Kāore tēnei whārangi i te wātea i tēnei wā. Kāore i ngaro tāu i tāuru ai.',
      },
    },
    receipt: {
      title: 'Muku whakautu',
      text: 'Tāurutia te waehere rīhiti i hoatu ki a koe i muri i te “{survey}”. Ka mukua pūmautia ō whakautu, ka tangohia hoki i ngā otinga katoa.',
      label: 'Rīhiti',
      hint: 'E 20 ngā pū me ngā mati, hei tauira A1B2C-3D4E5-F6G7H-8J9K0.',
      submit: 'Mukua ēnei whakautu',
      erasedTitle: 'Kua mukua ō whakautu',
      erased: 'Kua mukua pūmautia, ā, kua kore e tatauria. Ngā mihi mō tō whai wāhi mai.',
      already_erasedTitle: 'Kua mukua kētia ēnei whakautu',
      already_erased: 'Kāore he mahi atu māu.',
      unknown: 'Kāore he whakautu ki tēnei uiuinga he pēnei te rīhiti. Tēnā, tirohia mehemea i tika tō pato.',
      closedTitle: 'Kua kati te uiuinga',
      closed:
        'I taea e koe te muku i ō whakautu tae noa ki te katinga o te uiuinga. Kei te rokiroki aua whakautu, kāore tō ingoa, tō wāhitau rānei.',
      unavailable: 'Kāore i taea ō whakautu te muku. Kāore he mea i huri. Tēnā, whakamātau anō ākuanei.',
    },
    nextAvailable: 'Ka wātea anō: {when}',
    privacyTitle: 'Pānui matatapu',
    facts: {
      title: 'Ngā mea ka puritia, me te roa',
      kept: 'I te taha o ō whakautu: te wā i tukuna ai e koe, te roa o tō mahi me te maha o ngā pātai i whakautua e koe.',
      language: 'I te taha hoki o ō whakautu: te reo i whakautu ai koe.',
      device: 'I te taha hoki o ō whakautu: te momo pūrere (waea, papahiko, rorohiko rānei) me te momo pūtirotiro.',
      visits: 'He mea wehe i ō whakautu: te maha o ngā wā i huakina, i tīmataria, i whakaotia te uiuinga i ia rā.',
      referrer:
        'Ka tatauria hoki ngā toronga e ai ki te wāhi i ahu mai ai te tangata, pēnei i te waehere QR, te īmēra, tētahi atu paetukutuku rānei.',
      never:
        'Kāore rawa e puritia: tō ingoa (hāunga mehemea nāu anō i tāuru), te wāhitau o tō pūrere, ngā pihikete (cookies) rānei.',
      days: {
        one: 'Ka mukua ngā whakautu i muri i te {days} rā.',
        other: 'Ka mukua ngā whakautu i muri i te {days} rā.',
      },
      endless: 'Ka puritia ngā whakautu kia mukua rā anō e {council}.',
      receipt: 'Ka taea e koe te whakamahi i tō rīhiti hei muku i ō whakautu tae noa ki te katinga o te uiuinga.',
    },
    back: 'Hoki ki te uiuinga',
  },
  draft: {
    label: 'Hukihuki',
    mark: 'Hukihuki: {council}. Kāore anō kia tuwhera. Kāore e puritia tāu e tāuru ai ki konei.',
    done: {
      title: 'Ngā mihi!',
      text: 'Ko te mutunga tēnei o te hukihuki. Kāore i puritia, kāore hoki i tatauria tāu i tāuru ai.',
      more: 'Ina tuwhera te uiuinga, ka pānui ngā kainoho ki konei kua tae mai ā rātou whakautu.',
    },
    again: 'Tirohia anō te hukihuki',
    over: {
      title: 'Kāore tēnei hononga arokite e mahi ana',
      text: 'Kua pau pea tōna wā, kei te ngaro pea rānei tētahi wāhanga. Tonoa he hononga hou i te tangata nāna i tuku ki a koe.',
    },
  },
  inputs: {
    ranking: {
      plainHint: 'Hoatu he tūranga ki ia kōwhiringa. Ko te 1 te mea hira rawa. Ka taea ētahi kōwhiringa te waiho.',
      placeOf: 'Te tūranga o {label}',
      twice: 'He ōrite te tūranga o ētahi kōwhiringa e rua. Hoatu he tūranga rerekē ki ia kōwhiringa.',
      hint: 'Kōwhiria tuatahitia te mea hira rawa ki a koe. Ka taea ētahi kōwhiringa te waiho.',
      ranked: 'Tāu raupapa',
      unranked: 'Kāore anō kia whakaraupapatia',
      rank: 'Whakanohoia {label} ki te tūranga {place}',
      up: 'Nekehia {label} ki runga',
      down: 'Nekehia {label} ki raro',
      remove: 'Tangohia {label} i tāu raupapa',
      isNow: 'Kei te tūranga {place} o te {of} a {label} ināianei.',
      isOut: 'Kāore he tūranga o {label}.',
    },
    multiselect: { hint: 'Tīpakohia ngā mea katoa e hāngai ana.' },
    dropdown: { choose: 'Kōwhiria tētahi' },
    number: {
      hint: 'Tāurutia he tau tōpū mai i te {min} ki te {max}.',
      decimalHint: 'Tāurutia he tau mai i te {min} ki te {max}, hei tauira {example}.',
    },
    email: { hint: 'Tāurutia he wāhitau īmēra, hei tauira ingoa@example.com.' },
    postcode: { hint: 'Tāurutia te waehere poutāpeta katoa, hei tauira {example}.' },
    phone: {
      hint: 'Tāurutia he tau waea me tōna waehere rohe, hei tauira {example}. Tīmataria te tau o tētahi atu whenua ki te +.',
    },
    date: {
      examples: {
        date: 'Tāurutia te rā, te marama me te tau, hei tauira 27/3/2026.',
        time: 'Tāurutia he wā, hei tauira 14:30.',
        datetime: 'Tāurutia te rā me te wā, hei tauira 27/3/2026 14:30.',
      },
      range: 'Ka taea mai i te {min} ki te {max}.',
    },
  },
  consent: {
    text: 'Mā te ohauru, ka whakaae ahau kia tuku {0} i ngā kōrero hou mō ngā kaupapa kua tohua e au ki taku wāhitau īmēra. Ka taea e au te whakakore i taku ohaurunga i ngā wā katoa mā te hononga kei ia īmēra.',
  },
  subscription: {
    required: 'me whakakī',
    choose: 'Tēnā, kōwhiria',
    topics: 'Ko ēhea kaupapa e hiahia ana koe ki ngā kōrero hou?',
    recommended: 'E tūtohua ana',
    subscribe: 'Ohauru ki ngā kōrero hou',
    subscribing: 'E ohauru ana...',
    problems: {
      required: 'Tēnā, whakakīia ngā āpure katoa me whakakī',
      email_missing: 'Me tāuru he wāhitau īmēra',
      email_invalid: 'Tāurutia he wāhitau īmēra tika te hanga, hei tauira ingoa@example.com',
      phone_invalid: 'Tāurutia he tau waea, hei tauira 01234 567890',
      option_unknown: 'Kōwhiria tētahi o ngā kōwhiringa',
      too_long: 'He roa rawa tēnei. Tēnā, whakapotoa',
      topics_missing: 'Tēnā, tīpakohia kia kotahi te kaupapa, neke atu rānei',
    },
    fillIn: 'Tēnā, whakakīia tēnei āpure',
    failed: 'Kāore i taea te puka te tuku. Tēnā, whakamātau anō.',
    doubted: 'Tēnā, pēhia anō te pātene. Kei konei tonu ngā mea katoa i tāurutia e koe.',
    paused:
      'He tokomaha ngā tāngata kua ohauru i ngā meneti tata nei. Tēnā, tatari mō te meneti ka pēhi anō i te pātene. Kei konei tonu ngā mea katoa i tāurutia e koe.',
    trap: 'Waiho tēnei āpure kia noho kau',
    preview: 'He arokite tēnei. Ka taea e koe te whakamātau. Kāore e tiakina tāu e tāuru ai.',
    previewDone: 'He arokite tēnei. Kāore he mea i tiakina, kāore hoki he īmēra i tukuna.',
    leaveAnyTime: 'Ka taea e koe te whakakore i tō ohaurunga i ngā wā katoa mā te hononga kei ā mātou īmēra.',
    poweredBy: 'E whakahaerehia ana e {0}',
    signedUp: {
      title: 'Ngā mihi!',
      text: 'Kua ohauru koe ki ngā kōrero hou ka tukuna e {0}. Ākuanei ka whiwhi koe i tētahi īmēra whakaū.',
      confirmed: 'Kua whakaūngia te ohaurunga',
      oneMoreStep: 'Kotahi anō te mahi',
      confirm:
        'Kua tukuna he īmēra ki a koe. Tēnā, huakina ka pēhi i te pātene i roto. Kāore he mea atu ka tukuna e mātou kia whakaū rā anō koe.',
    },
    notFound: {
      title: 'Kāore i kitea te whārangi',
      text: 'Kāore tēnei whārangi ohauru i te tīari, kua kore rānei e wātea.',
    },
    linkInvalid: {
      title: 'Kua kore tēnei hononga e mahi',
      text: 'Kua pau pea tōna wā, kei te ngaro pea rānei tētahi wāhanga. Tēnā, huakina te īmēra hou rawa mai i a mātou ka whakamahi i te hononga i roto.',
    },
    prompt: {
      title: '{0}: noho tūhono mai',
      text: 'Kei te hiahia koe ki te rongo mō ngā otinga o tēnei uiuinga me ētahi atu mahere? Ka noho ingoakore tonu ō whakautu: kāore e honoa ana ki tō wāhitau īmēra.',
      email: 'Wāhitau īmēra',
      incomplete: 'Tēnā, tāurutia tō īmēra ka tīpako kia kotahi te kaupapa, neke atu rānei',
      failed: 'Kāore i taea te ohauru. Tēnā, whakamātau anō.',
      done: 'Kua ohauru koe!',
      confirm:
        'Kua tukuna he īmēra ki {address}. Huakina ka pēhi i te pātene i roto. Kāore he mea ka tukuna e mātou kia whakaū rā anō koe.',
      yourAddress: 'tō wāhitau',
      close: 'Kāo, ngā mihi',
      cross: 'Kati',
    },
    preferences: {
      title: 'Ō ohaurunga',
      intro: 'Koinei ngā mea ka tukuna e {0} ki {1}.',
      pending: 'Kāore anō koe kia whakaū i tō wāhitau. Tiakina ō kōwhiringa i raro nei hei whakaū.',
      unsubscribed:
        'Kāore koe i te ohauru i tēnei wā. Kia whiwhi anō ai koe i ngā kōrero hou, tīpakohia he kaupapa ka tiaki.',
      topics: 'Ko ēhea kaupapa e hiahia ana koe ki te rongo kōrero?',
      save: 'Tiakina aku kōwhiringa',
      saving: 'E tiaki ana...',
      saved: 'Kua tiakina ō kōwhiringa.',
      confirmed: 'Kua whakaūngia te ohaurunga. Ka tuhi {0} ki a koe mō ngā kaupapa i raro nei.',
      none: 'Ki te kore koe e tīpako kaupapa, ka whakakorehia tō ohaurunga.',
      leaveTitle: 'Whakamutua ngā īmēra katoa',
      leaveText: 'Whakakorehia te ohaurunga ki ngā mea katoa ka tukuna e {0} ki a koe.',
    },
    confirm: {
      title: 'Whakaūngia tō ohaurunga',
      text: 'Pēhia te pātene kia whiwhi ai koe i ngā kōrero hou i tonoa e koe, ka tukuna e {0}.',
      action: 'Whakaūngia taku ohaurunga',
      busy: 'E whakaū ana...',
      failed: 'Kāore i taea tō whakaūnga te tiaki. Tēnā, whakamātau anō ākuanei.',
    },
    unsubscribe: {
      title: 'Whakakore ohaurunga',
      text: 'Pēhia te pātene hei whakamutu i ngā īmēra katoa ka tukuna e {0}.',
      action: 'Whakakorehia taku ohaurunga',
      busy: 'E whakakore ana...',
      instead: 'Kōwhiria kētia he kaupapa',
      done: 'Kua whakakorehia tō ohaurunga',
      doneText: 'Kāore {0} e tuku kōrero hou anō ki a koe. Tērā pea ka tae tonu atu tētahi karere kua tukuna kētia.',
      comeBack: 'Kua huri ō whakaaro? Kōwhiria anō he kaupapa',
    },
    theCouncil: 'te kaunihera',
  },
  mails: {
    confirm: {
      subject: '{0}: tēnā, whakaūngia tō ohaurunga',
      title: 'Tēnā, whakaūngia tō wāhitau īmēra',
      text: 'I tono tētahi tangata, ko koe te tūmanako, kia tuku {0} i ngā kōrero hou ki tēnei wāhitau mō:',
      action: 'Whakaūngia taku ohaurunga',
      after: [
        'Ka mahi te hononga mō te 7 rā. Mehemea ehara nāu te tono, waiho noa tēnei īmēra. Kāore he mea ka tukuna e mātou.',
      ],
    },
    welcome: {
      subject: '{0}: kua ohauru koe ki ngā kōrero hou',
      title: 'Kua ohauru koe',
      text: 'Ka tuhi {0} ki a koe mō:',
      action: 'Hurihia ngā mea ka whiwhi koe',
      after: [
        'Ka taea e koe tēnei te huri, te whakakore rānei i tō ohaurunga i ngā wā katoa, me te kore e whakamārama i te take.',
      ],
    },
    why: 'Kua tae atu tēnei karere ki a koe nā te mea i hoatu tēnei wāhitau kia whiwhi i ngā kōrero hou ka tukuna e {0}.',
    preferences: 'Hurihia ngā kaupapa, whakakorehia rānei te ohaurunga',
  },
  mailing: {
    action: 'Whai wāhi ki te uiuinga',
    yours:
      'Māu tēnei hononga, ā, kotahi anake te wā ka mahi. Ka rokirokitia ō whakautu, kāore tō ingoa, tō wāhitau rānei.',
    why: 'Kua tae atu tēnei karere ki a koe nā te mea i ohauru koe ki ngā kōrero hou ka tukuna e {0}.',
    preferences: 'Kōwhiria ō kaupapa, whakakorehia rānei te ohaurunga',
    noClosing: 'te pānui e whai ake nei',
  },
  surveyMail: {
    sampleCampaign: 'Me pēhea te āhua o ō tātou papa rēhia?',
    action: 'Whai wāhi ki te uiuinga',
    why: 'Kua tae atu tēnei karere ki a koe nā te mea i ohauru koe ki ngā kōrero hou ka tukuna e {0}.',
  },
  poster: {
    headline: 'Noho tūhono mai',
    scan: 'Aronuitia te kāmera o tō waea ki te waehere ka kōwhiri i ngā kaupapa e hiahia ana koe ki te rongo.',
    orGoTo: 'Haere rānei ki',
    promise: 'He utukore, mā te īmēra. Ka taea te whakakore i ngā wā katoa.',
  },
  paper: {
    headline: 'Kōrerohia ō whakaaro',
    scan: 'Aronuitia te kāmera o tō waea ki te waehere.',
    orGoTo: 'Haere rānei ki',
    until: 'Tuwhera tae noa ki {0}',
    promise: 'Kāore koe e hiahia taupānga, pūkete rānei.',
  },
  failure: {
    again: 'Whakamātau anō',
    unavailable: {
      title: 'Tēnā, whakamātau anō ākuanei',
      text: 'Kāore tēnei whārangi i te wātea i tēnei wā. Kāore i ngaro tāu i tāuru ai.',
    },
    too_many_requests: {
      title: 'Tēnā, tatari mō te wā poto',
      text: 'He nui rawa ngā tono. Tēnā, tatari mō te wā poto ka whakamātau anō.',
    },
    body_too_large: {
      title: 'He roa rawa tāu i tuku ai',
      text: 'Kāore i taea te whakaae atu. Tēnā, hoki whakamuri i tō pūtirotiro, whakapotoa tāu i tāuru ai ka tuku anō.',
    },
    not_found: {
      title: 'Kāore i kitea te whārangi',
      text: 'Kāore he whārangi i tēnei wāhitau. Tirohia mehemea i tārua koe i te hononga katoa.',
    },
    failed: {
      title: 'Aroha mai, i puta he hapa',
      text: 'Kāore i taea te whakaatu i tēnei whārangi. Tēnā, hoki whakamuri i tō pūtirotiro ka whakamātau anō.',
    },
  },
};
