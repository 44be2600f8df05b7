import type { WordTree } from '../word-tree';

/** Somali, addressed in the singular, with fadlan where something is asked. */
export const so: WordTree = {
  resident: {
    survey: {
      questionOf: 'Su’aasha {number} ee {of}',
      percent: '{percent}% ayaa dhammaystiran',
      required: 'waajib',
      onlyIfShown: 'Haddii su’aashani aanay ku khusayn, iska dhaaf.',
      previous: 'Dib u noqo',
      next: 'Xiga',
      submit: 'Gudbi',
      submitting: 'Waa la gudbinayaa...',
      failed: 'Khalad ayaa dhacay markii la gudbinayay jawaabahaaga. Fadlan isku day mar kale.',
      kept: 'Jawaabahaagu weli halkan ayay yaalliin.',
      saved: 'Waxaa lagu kaydiyay qalabkan',
      drafts: {
        began: 'Waxaad bilowday {day}.',
        goOn: 'Sii wad',
        changed: 'Sahanku wuu isbeddelay tan iyo markii aad bilowday. Jawaabahaagii waan haynay.',
        earlierRound:
          'Jawaabahan waxaad ku bilowday wareeg hore oo sahankan ah. Haddii aad hadda gudbiso, waxaa lagu xisaabin doonaa wareeggan.',
        lost: 'Jawaabaha aan hayn kari waynay: {lost}.',
        check: 'Fadlan hubi jawaabahaaga ka hor inta aadan gudbin.',
      },
      startOver: 'Ka bilow bilowga',
      startOverSure: 'Ma la tirtiraa dhammaan jawaabahaaga oo bilowga ma laga bilaabaa?',
      noSubmitYet: 'Waxay u muuqataa inaadan internet lahayn. Waan sii wadi doonnaa isku dayga.',
      document: 'Fur dukumentiga',
      newTab: '(waxay ku furmaysaa tab cusub)',
      privacy: 'Uma baahnid akoon, mana jiraan cookies. Jawaabahaaga laguma xiro adiga.',
      privacyNotice: 'Akhri ogeysiiska asturnaanta ee {council}',
      consent:
        'Markaad gudbiso jawaabahaaga, waxaad oggolaanaysaa in {council} u isticmaali karo sida lagu sharraxay ogeysiiskiisa asturnaanta.',
      poweredBy: 'Waxaa ku shaqeeya {product}',
      providedBy: 'Sahanka waxaa bixiyay {council}',
      demo: 'Tani waa tusaale. Waxa aad geliso midna lama kaydiyo.',
      minutes: {
        one: 'Waxay qaadanaysaa qiyaastii {minutes} daqiiqo',
        other: 'Waxay qaadanaysaa qiyaastii {minutes} daqiiqo',
      },
      languages: 'Luqadda',
      share: 'Qalabkan waa la wadaagaa. Jawaabahayga ha ku kaydin.',
      shared:
        'Jawaabahaaga laguma kaydiyo qalabkan. Waa la tirtiraa markaad gudbiso ama markaad boggan ka tagto adigoon isticmaalin.',
      legend: 'Su’aalaha leh calaamadda * waa in laga jawaabaa.',
      options: 'Doorashooyin',
      minutesLeft: {
        one: 'Waxaa haray qiyaastii {minutes} daqiiqo',
        other: 'Waxaa haray qiyaastii {minutes} daqiiqo',
      },
      check: {
        title: 'Hubi jawaabahaaga',
        text: 'Beddel wixii aan sax ahayn. Kaddib riix “Gudbi”.',
        change: 'Beddel',
        none: 'Jawaab ma jirto',
      },
      aloud: { start: 'Cod ku akhri', stop: 'Jooji akhriska' },
      easy: {
        label: 'Akhris Fudud',
        one: 'Akhri hal su’aal markiiba.',
        two: 'Dooro jawaabtaada. Kaddib riix “Xiga”.',
        three: 'Waad joojin kartaa wakhti kasta.',
      },
      enlarge: 'Weynee sawirka',
      close: 'Xir',
      problems: {
        required: 'Fadlan ka jawaab su’aashan.',
        too_long: 'Jawaabtaadu aad bay u dheer tahay. Fadlan soo gaabi.',
        not_an_answer: 'Fadlan geli jawaab ku habboon su’aasha.',
      },
      banners: {
        not_taken:
          'Boggani muddo aad u dheer ayuu furnaa, sidaa darteed jawaabahaaga lama dirin. Waxba ma lumin. Fadlan hubi jawaabahaaga oo mar kale riix “Gudbi”.',
        not_reachable:
          'Jawaabahaaga lama kaydin karin. Jawaabahaagu weli halkan ayay yaalliin. Fadlan mar kale riix “Gudbi”.',
        incomplete: 'Jawaabaha qaar waa maqan yihiin ama sax ma aha. Fadlan hubi su’aalaha hoose.',
        too_large:
          'Isku darka jawaabahaagu aad buu u dheer yahay. Waxba ma lumin. Fadlan soo gaabi kuwa ugu dheer oo mar kale riix “Gudbi”.',
      },
      thankYou: {
        title: 'Mahadsanid!',
        text: 'Jawaabahaaga si guul leh ayaa loo gudbiyay.',
        more: 'Goluhu wuu akhrin doonaa jawaabahaaga wuuna ka warbixin doonaa marka sahanku dhammaado. Boggan waad xiri kartaa.',
      },
      after: {
        offline:
          'Internet ma lihid. Waad sii wadi kartaa oo jawaabahaaga waad gudbin kartaa. Waxay ku kaydsan yihiin qalabkan waana la diri doonaa marka internetku soo noqdo.',
        offlineUnkept:
          'Internet ma lihid, jawaabahaaguna kuma kaydsana qalabkan. Boggan ha xirin oo riix “Gudbi” marka internetku soo noqdo.',
        waitingTitle: 'Waa la kaydiyay, waxaa la sugayaa internet',
        waitingText:
          'Jawaabahaagu waxay ku kaydsan yihiin qalabkan waana la diri doonaa marka internetku soo noqdo. Boggan ha xirin, ama mar kale fur marka aad internet hesho.',
        earlierWaiting:
          'Jawaabo laga bixiyay qalabkan ayaa sugaya in la diro. Waa la diri doonaa marka internetku soo noqdo.',
        earlierSent: 'Jawaabihii ku sugayay qalabkan waa la diray.',
        earlierRefused:
          'Jawaabo hore oo laga bixiyay qalabkan lama aqbali karin. Jawaabahaagu waa kuwa hoose. Fadlan hubi oo mar kale gudbi.',
        both: 'Hore ayaad boggan uga dirtay jawaabo ka duwan. Kuwan waxaa loogu daray jawaab labaad.',
        used: {
          title: 'Casumaaddaada hore ayaa loo isticmaalay',
          text: 'Hore ayaan casumaaddan ugu helnay jawaabo, waana la xisaabiyaa. Jawaabaha aad hadda dirtay laguma darin, sababtoo ah casumaad kasta hal mar oo keliya ayaa la isticmaali karaa.',
        },
        sent: 'Waa la diray',
        title: 'Rasiidkaaga',
        text: 'Koodhkan waxaad ku tirtiri kartaa jawaabahaaga ilaa sahanku xirmo. Halkan oo keliya ayaa lagu muujiyaa, mana muujinayo cidda aad tahay.',
        copy: 'Koobi garee',
        copied: 'Waa la koobi gareeyay',
        download: 'Soo deji',
        answers: 'Jawaabahaaga',
        print: 'Daabac',
        file: 'U kaydi sida fayl HTML ah',
        sharedSure: 'Dad kale ayaa qalabkan isticmaala oo koobiga arki kara. Ma la sii wadaa?',
        remove: 'Tirtir jawaabahayga',
        idleTitle: 'Weli ma joogtaa?',
        idleText: {
          one: 'Jawaabahaaga waxaa la tirtiri doonaa {seconds} ilbiriqsi gudihiis, sababtoo ah dad kale ayaa qalabkan isticmaala.',
          other:
            'Jawaabahaaga waxaa la tirtiri doonaa {seconds} ilbiriqsi gudahood, sababtoo ah dad kale ayaa qalabkan isticmaala.',
        },
        idleStay: 'Weli waan joogaa',
      },
    },
    trap: 'Meeshan ka tag iyada oo madhan',
    invitedFailed:
      'Jawaabahaaga lama gudbin karin. Haddii aad hore uga jawaabtay xiriirkan, jawaabtaada waa la xisaabiyaa. Casumaad kasta hal mar oo keliya ayaa la isticmaali karaa. Haddii kale, fadlan isku day mar kale.',
    notices: {
      not_found: {
        title: 'Sahanka lama helin',
        text: 'Sahanka aad raadinayso ma jiro ama hadda lama heli karo.',
      },
      closed: {
        title: 'Sahanku hadda waa xiran yahay',
        text: 'Sahankani wuxuu furan yahay wakhtiyo gaar ah oo keliya. Waad ku mahadsan tahay xiisahaaga.',
      },
      paused: {
        title: 'Sahanka waa la hakiyay',
        text: 'Sahankani hadda jawaabo ma qaadanayo. Fadlan mar dambe ku soo noqo.',
      },
      ended: {
        title: 'Sahanku wuu dhammaaday',
        text: 'Sahankani wuu dhammaaday. Waxaan u mahadcelinaynaa dhammaan dadkii ka qayb galay.',
      },
      not_yet_open: { title: 'Sahanku weli ma furmin', text: 'Sahankani weli ma furmin.' },
      no_questions: { title: 'Su’aalo ma jiraan', text: 'Sahankani weli su’aalo ma laha.' },
      code_inactive: {
        title: 'Koodhkan QR hadda lama isticmaalo',
        text: 'Waxaa laga yaabaa in sahanku dhammaaday, ama in koodh cusub jiro. Wixii faahfaahin ah la xiriir golaha.',
      },
      code_unknown: {
        title: 'Koodhka QR lama helin',
        text: 'Ma garanayno koodhkan QR. Fadlan hubi ciwaanka, ama mar kale iskaan garee koodhka.',
      },
      invitation_used: {
        title: 'Hore ayaad u jawaabtay',
        text: 'Casumaaddan waxaan ku helnay jawaabo, waana la xisaabiyaa. Casumaad kasta hal mar oo keliya ayaa la isticmaali karaa. Waad ku mahadsan tahay ka qayb galka.',
      },
      invitation_over: {
        title: 'Casumaaddani way dhacday',
        text: 'Waxay ahayd wareeg hore oo sahanka ah. Wareegga xiga wuxuu lahaan doonaa xiriir cusub. Sahanka waxaad sidoo kale ka furi kartaa ciwaankiisa guud.',
      },
      too_large: {
        title: 'Jawaabahaagu aad bay u dheer yihiin',
        text: 'Jawaabahaaga lama aqbali karin, waxbana lama dirin. Fadlan dib ugu noqo browser-kaaga, soo gaabi jawaabaha ugu dheer oo mar kale riix “Gudbi”.',
      },
      unavailable: {
        title: 'Fadlan wax yar kaddib isku day mar kale',
        text: 'Boggan hadda lama heli karo. Waxa aad gelisay midna ma lumin.',
      },
    },
    receipt: {
      title: 'Tirtir jawaabo',
      text: 'Geli koodhka rasiidka ee lagu siiyay kaddib “{survey}”. Jawaabahaaga si joogto ah ayaa loo tirtiri doonaa waana laga saari doonaa dhammaan natiijooyinka.',
      label: 'Rasiid',
      hint: '20 xaraf iyo tiro, tusaale ahaan A1B2C-3D4E5-F6G7H-8J9K0.',
      submit: 'Tirtir jawaabahan',
      erasedTitle: 'Jawaabahaaga waa la tirtiray',
      erased: 'Si joogto ah ayaa loo tirtiray, hadda kaddibna lama xisaabiyo. Waad ku mahadsan tahay ka qayb galka.',
      already_erasedTitle: 'Jawaabahan hore ayaa loo tirtiray',
      already_erased: 'Uma baahnid inaad wax kale samayso.',
      unknown: 'Jawaabaha sahankan midna ma laha rasiidkan. Fadlan hubi inaad si sax ah u qortay.',
      closedTitle: 'Sahanku wuu xirmay',
      closed:
        'Jawaabahaaga waad tirtiri kartay ilaa sahanku ka xirmay. Waxay ku kaydsan yihiin magacaaga iyo ciwaankaaga la’aantood.',
      unavailable: 'Jawaabahaaga lama tirtiri karin. Waxba isma beddelin. Fadlan wax yar kaddib isku day mar kale.',
    },
    nextAvailable: 'Marka xigta ee la heli karo: {when}',
    privacyTitle: 'Ogeysiiska asturnaanta',
    facts: {
      title: 'Waxa la hayo iyo muddada la hayo',
      kept: 'Jawaabahaaga waxaa lala hayaa: goorta aad dirtay, wakhtiga kugu qaatay iyo inta su’aalood ee aad ka jawaabtay.',
      language: 'Jawaabahaaga waxaa kale oo lala hayaa: luqadda aad ku jawaabtay.',
      device:
        'Jawaabahaaga waxaa kale oo lala hayaa: nooca qalabka (telefoon, tablet ama kombiyuutar) iyo nooca browser-ka.',
      visits: 'Si ka gooni ah jawaabahaaga: inta jeer ee maalin kasta sahanka la furay, la bilaabay oo la dhammeeyay.',
      referrer:
        'Booqashooyinka waxaa kale oo loo tiriyaa meesha dadku ka yimaadeen, sida koodhka QR, email ama degel kale.',
      never: 'Weligeed lama hayo: magacaaga (haddii aadan adigu gelin), ciwaanka qalabkaaga, ama cookies.',
      days: {
        one: 'Jawaabaha waxaa la tirtiraa {days} maalin kaddib.',
        other: 'Jawaabaha waxaa la tirtiraa {days} maalmood kaddib.',
      },
      endless: 'Jawaabaha waa la hayaa ilaa uu tirtiro {council}.',
      receipt: 'Rasiidkaaga waxaad ku tirtiri kartaa jawaabahaaga ilaa sahanku xirmo.',
    },
    back: 'Ku noqo sahanka',
  },
  draft: {
    label: 'Qabyo-qoraal',
    mark: 'Qabyo-qoraalka {council}. Weli ma furna. Waxa aad halkan geliso lama hayo.',
    done: {
      title: 'Mahadsanid!',
      text: 'Halkan ayuu qabyo-qoraalku ku dhammaanayaa. Wixii aad gelisay midna lama hayn lamana xisaabin.',
      more: 'Marka sahanku furan yahay, dadka deegaanku halkan ayay ka akhriyaan in jawaabahoodu yimaadeen.',
    },
    again: 'Mar kale eeg qabyo-qoraalka',
    over: {
      title: 'Xiriirkan hordhaca ahi ma shaqeeyo',
      text: 'Waxaa laga yaabaa inuu dhacay, ama in qayb ka mid ah maqan tahay. Dadkii kuu soo diray weydii mid cusub.',
    },
  },
  inputs: {
    ranking: {
      plainHint: 'Doorasho kasta sii kaalin. 1 waa midda ugu muhiimsan. Doorashooyin waad ka tagi kartaa.',
      placeOf: 'Kaalinta {label}',
      twice: 'Laba doorasho ayaa isku kaalin ah. Doorasho kasta sii kaalin ka duwan.',
      hint: 'Marka hore dooro waxa adiga kuugu muhiimsan. Doorashooyin waad ka tagi kartaa.',
      ranked: 'Sida aad u kala horraysiisay',
      unranked: 'Weli lama kala horraysiin',
      rank: '{label} geli kaalinta {place}',
      up: '{label} kor u qaad',
      down: '{label} hoos u dhig',
      remove: '{label} ka saar kala horraynta',
      isNow: '{label} hadda waa kaalinta {place} ee {of}.',
      isOut: '{label} kaalin ma laha.',
    },
    multiselect: { hint: 'Dooro dhammaan kuwa khuseeya.' },
    dropdown: { choose: 'Dooro mid' },
    number: {
      hint: 'Geli tiro dhan oo u dhexaysa {min} ilaa {max}.',
      decimalHint: 'Geli tiro u dhexaysa {min} ilaa {max}, tusaale ahaan {example}.',
    },
    email: { hint: 'Geli ciwaan email, sida name@example.com.' },
    postcode: { hint: 'Geli koodhka boostada oo dhan, sida {example}.' },
    phone: {
      hint: 'Geli lambar telefoon oo leh koodhka deegaanka, sida {example}. Lambarka waddan kale ku bilow +.',
    },
    date: {
      examples: {
        date: 'Geli taariikh leh maalin, bil iyo sannad, sida 27/3/2026.',
        time: 'Geli wakhti, sida 14:30.',
        datetime: 'Geli taariikh iyo wakhti, sida 27/3/2026 14:30.',
      },
      range: 'Waxay noqon kartaa {min} ilaa {max}.',
    },
  },
  consent: {
    text: 'Markaan is-diiwaangeliyo waxaan oggolaanayaa in {0} ciwaankayga emailka ugu soo diro wararka cusub ee ku saabsan mawduucyada aan calaamadiyay. Waan ka bixi karaa wakhti kasta aniga oo isticmaalaya xiriirka ku jira email kasta.',
  },
  subscription: {
    required: 'waajib',
    choose: 'Fadlan dooro',
    topics: 'Maxaad jeclaan lahayd inaad wararka cusub ka hesho?',
    recommended: 'Lagu talinayo',
    subscribe: 'Isu diiwaangeli wararka cusub',
    subscribing: 'Waa la diiwaangelinayaa...',
    problems: {
      required: 'Fadlan buuxi dhammaan meelaha waajibka ah',
      email_missing: 'Ciwaanka emailka waa waajib',
      email_invalid: 'Geli ciwaan email oo u qoran si sax ah, sida name@example.com',
      phone_invalid: 'Geli lambar telefoon, sida 01234 567890',
      option_unknown: 'Dooro mid ka mid ah doorashooyinka',
      too_long: 'Kani aad buu u dheer yahay. Fadlan soo gaabi',
      topics_missing: 'Fadlan dooro ugu yaraan hal mawduuc',
    },
    fillIn: 'Fadlan buuxi meeshan',
    failed: 'Foomka lama diri karin. Fadlan isku day mar kale.',
    doubted: 'Fadlan mar kale riix badhanka. Wax kasta oo aad gelisay weli halkan ayay yaalliin.',
    paused:
      'Dad badan ayaa is-diiwaangeliyay daqiiqadihii u dambeeyay. Fadlan sug hal daqiiqo oo mar kale riix badhanka. Wax kasta oo aad gelisay weli halkan ayay yaalliin.',
    trap: 'Meeshan ka tag iyada oo madhan',
    preview: 'Kani waa hordhac. Waad tijaabin kartaa. Waxa aad geliso midna lama kaydiyo.',
    previewDone: 'Kani wuxuu ahaa hordhac. Waxba lama kaydin, emailna lama dirin.',
    leaveAnyTime: 'Waad ka bixi kartaa wakhti kasta adiga oo isticmaalaya xiriirka ku jira emailladayada.',
    poweredBy: 'Waxaa ku shaqeeya {0}',
    signedUp: {
      title: 'Mahadsanid!',
      text: 'Si guul leh ayaad isugu diiwaangelisay wararka cusub ee {0}. Dhawaan waxaad heli doontaa email xaqiijin ah.',
      confirmed: 'Diiwaangelinta waa la xaqiijiyay',
      oneMoreStep: 'Hal tallaabo ayaa hartay',
      confirm:
        'Email ayaan kuu dirnay. Fadlan fur oo riix badhanka ku jira. Wax kale kuuma diri doonno ilaa aad xaqiijiso.',
    },
    notFound: {
      title: 'Bogga lama helin',
      text: 'Boggan diiwaangelintu ma jiro ama hadda lama heli karo.',
    },
    linkInvalid: {
      title: 'Xiriirkani hadda ma shaqeeyo',
      text: 'Waxaa laga yaabaa inuu dhacay, ama in qayb ka mid ah maqan tahay. Fadlan fur emailkii ugu dambeeyay ee aad heshay oo isticmaal xiriirka ku jira.',
    },
    prompt: {
      title: 'Xiriirka la sii wad {0}',
      text: 'Ma jeclaan lahayd inaad wax ka maqasho natiijooyinka sahankan iyo qorshayaal kale? Jawaabahaagu waxay ahaanayaan kuwo aan la aqoonsan karin cidda bixisay: laguma xiro ciwaankaaga emailka.',
      email: 'Ciwaanka emailka',
      incomplete: 'Fadlan geli ciwaankaaga emailka oo dooro ugu yaraan hal mawduuc',
      failed: 'Diiwaangelintu way fashilantay. Fadlan isku day mar kale.',
      done: 'Si guul leh ayaad isu diiwaangelisay!',
      confirm:
        'Email ayaan u dirnay {address}. Fur oo riix badhanka ku jira. Waxba kuuma diri doonno ilaa aad xaqiijiso.',
      yourAddress: 'ciwaankaaga',
      close: 'Maya, mahadsanid',
      cross: 'Xir',
    },
    preferences: {
      title: 'Diiwaangelinnadaada',
      intro: 'Kani waa waxa {0} u soo diro {1}.',
      pending: 'Weli ma xaqiijin ciwaankaaga. Si aad u xaqiijiso, hoos ku kaydi doorashooyinkaaga.',
      unsubscribed: 'Hadda ma diiwaangashanid. Si aad mar kale u hesho wararka cusub, dooro mawduucyo oo kaydi.',
      topics: 'Mawduucyadee ayaad jeclaan lahayd inaad wax ka maqasho?',
      save: 'Kaydi doorashooyinkayga',
      saving: 'Waa la kaydinayaa...',
      saved: 'Doorashooyinkaaga waa la kaydiyay.',
      confirmed: 'Diiwaangelinta waa la xaqiijiyay. Waxaa mawduucyada hoose kuugu soo qori doona {0}.',
      none: 'Haddii aadan dooran wax mawduuc ah, diiwaangelinta waa lagaa saari doonaa.',
      leaveTitle: 'Jooji dhammaan emaillada',
      leaveText: 'Ka bax wax kasta oo uu kuu soo diro {0}.',
    },
    confirm: {
      title: 'Xaqiiji diiwaangelintaada',
      text: 'Riix badhanka si aad u hesho wararka cusub ee aad ka codsatay {0}.',
      action: 'Xaqiiji diiwaangelintayda',
      busy: 'Waa la xaqiijinayaa...',
      failed: 'Xaqiijintaada lama kaydin karin. Fadlan wax yar kaddib isku day mar kale.',
    },
    unsubscribe: {
      title: 'Ka bax',
      text: 'Riix badhanka si aad u joojiso dhammaan emaillada {0}.',
      action: 'Ka bax',
      busy: 'Waa lagaa saarayaa...',
      instead: 'Taa beddelkeeda dooro mawduucyo',
      done: 'Waad ka baxday',
      doneText: 'Warar cusub oo dambe kuuma soo diri doono {0}. Farriin hore loo diray weli way iman kartaa.',
      comeBack: 'Ma beddeshay go’aankaaga? Mar kale dooro mawduucyo',
    },
    theCouncil: 'golaha',
  },
  mails: {
    confirm: {
      subject: 'Fadlan xaqiiji diiwaangelintaada: {0}',
      title: 'Fadlan xaqiiji ciwaankaaga emailka',
      text: 'Qof, waxaan rajaynaynaa inaad adigu tahay, ayaa ka codsaday {0} in ciwaankan loogu soo diro wararka cusub ee ku saabsan:',
      action: 'Xaqiiji diiwaangelintayda',
      after: [
        'Xiriirku wuxuu shaqeeyaa 7 maalmood. Haddii aanad adigu ahayn, iska dhaaf farriintan. Waxba kuuma soo diri doonno.',
      ],
    },
    welcome: {
      subject: 'Waad isu diiwaangelisay wararka cusub ee {0}',
      title: 'Waad is-diiwaangelisay',
      text: 'Waxaa kuugu soo qori doona {0} wax ku saabsan:',
      action: 'Beddel waxa aad hesho',
      after: ['Waad beddeli kartaa ama waad ka bixi kartaa wakhti kasta, adiga oo aan sabab sheegin.'],
    },
    why: 'Farriintan waxaad u heshay sababtoo ah ciwaankan ayaa la geliyay si loo helo wararka cusub ee {0}.',
    preferences: 'Beddel mawduucyada ama ka bax',
  },
  mailing: {
    action: 'Ka qayb gal sahanka',
    yours:
      'Xiriirkan adiga ayaa lagugu talagalay, hal marna wuu shaqeeyaa. Jawaabahaaga waxaa la kaydiyaa magacaaga iyo ciwaankaaga la’aantood.',
    why: 'Farriintan waxaad u heshay sababtoo ah waxaad isu diiwaangelisay wararka cusub ee {0}.',
    preferences: 'Dooro mawduucyadaada ama ka bax',
    noClosing: 'ogeysiis dambe',
  },
  surveyMail: {
    sampleCampaign: 'Sidee bay noqon lahaayeen jardiinooyinkeennu?',
    action: 'Ka qayb gal sahanka',
    why: 'Farriintan waxaad u heshay sababtoo ah waxaad isu diiwaangelisay wararka cusub ee {0}.',
  },
  poster: {
    headline: 'Xiriirka nala sii wad',
    scan: 'Kamaradda telefoonkaaga ku jeedi koodhka oo dooro waxa aad jeclaan lahayd inaad wax ka maqasho.',
    orGoTo: 'Ama tag',
    promise: 'Bilaash, email ahaan. Waad ka bixi kartaa wakhti kasta.',
  },
  paper: {
    headline: 'Ra’yigaaga dhiibo',
    scan: 'Kamaradda telefoonkaaga ku jeedi koodhka.',
    orGoTo: 'Ama tag',
    until: 'Wuxuu furan yahay ilaa {0}',
    promise: 'Uma baahnid app ama akoon.',
  },
  failure: {
    again: 'Isku day mar kale',
    unavailable: {
      title: 'Fadlan wax yar kaddib isku day mar kale',
      text: 'Boggan hadda lama heli karo. Waxa aad gelisay midna ma lumin.',
    },
    too_many_requests: {
      title: 'Fadlan wax yar sug',
      text: 'Codsiyo aad u badan ayaa yimid. Fadlan wax yar sug oo isku day mar kale.',
    },
    body_too_large: {
      title: 'Waxa aad dirtay aad buu u dheer yahay',
      text: 'Lama aqbali karin. Fadlan dib ugu noqo browser-kaaga, soo gaabi waxa aad gelisay oo mar kale dir.',
    },
    not_found: {
      title: 'Bogga lama helin',
      text: 'Ciwaankan bog ma laha. Hubi inaad koobi garaysay xiriirka oo dhan.',
    },
    failed: {
      title: 'Waan ka xunnahay, khalad ayaa dhacay',
      text: 'Boggan lama muujin karin. Fadlan dib ugu noqo browser-kaaga oo isku day mar kale.',
    },
  },
};
