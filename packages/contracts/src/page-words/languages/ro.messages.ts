import type { WordTree } from '../word-tree';

/** Romanian, addressed as dumneavoastră. */
export const ro: WordTree = {
  resident: {
    survey: {
      questionOf: 'Întrebarea {number} din {of}',
      percent: '{percent}% completat',
      required: 'obligatorie',
      onlyIfShown: 'Dacă această întrebare nu vi se potrivește, treceți peste ea.',
      previous: 'Înapoi',
      next: 'Înainte',
      submit: 'Trimite',
      submitting: 'Se trimite...',
      failed: 'A apărut o eroare la trimiterea răspunsurilor. Vă rugăm să încercați din nou.',
      kept: 'Răspunsurile dumneavoastră sunt încă aici.',
      saved: 'Salvat pe acest dispozitiv',
      drafts: {
        began: 'Ați început la: {day}.',
        goOn: 'Continuă',
        changed: 'Sondajul s-a schimbat de când ați început. Am păstrat răspunsurile dumneavoastră.',
        earlierRound:
          'Ați început aceste răspunsuri într-o rundă anterioară a sondajului. Dacă le trimiteți acum, ele se numără în această rundă.',
        lost: 'Numărul de răspunsuri pe care nu le-am putut păstra: {lost}.',
        check: 'Vă rugăm să verificați răspunsurile înainte de a le trimite.',
      },
      startOver: 'Începe de la capăt',
      startOverSure: 'Ștergeți toate răspunsurile și începeți de la capăt?',
      noSubmitYet: 'Se pare că nu aveți conexiune la internet. Vom încerca în continuare.',
      document: 'Deschide documentul',
      newTab: '(se deschide într-o filă nouă)',
      privacy: 'Nu aveți nevoie de cont și nu folosim cookie-uri. Răspunsurile nu sunt asociate cu dumneavoastră.',
      privacyNotice: 'Nota de confidențialitate: {council}',
      consent:
        'Prin trimiterea răspunsurilor sunteți de acord ca {council} să le folosească așa cum este descris în nota sa de confidențialitate.',
      poweredBy: 'Realizat cu {product}',
      providedBy: 'Sondaj oferit de {council}',
      demo: 'Aceasta este o demonstrație. Nimic din ce introduceți nu se salvează.',
      minutes: {
        one: 'Durează aproximativ {minutes} minut',
        few: 'Durează aproximativ {minutes} minute',
        other: 'Durează aproximativ {minutes} de minute',
      },
      languages: 'Limba',
      share: 'Acest dispozitiv este folosit de mai multe persoane. Nu salva răspunsurile mele pe el.',
      shared:
        'Răspunsurile dumneavoastră nu se salvează pe acest dispozitiv. Ele se șterg când le trimiteți sau când nu mai folosiți această pagină.',
      legend: 'La întrebările marcate cu * trebuie să răspundeți.',
      options: 'Opțiuni',
      minutesLeft: {
        one: 'A mai rămas aproximativ {minutes} minut',
        few: 'Au mai rămas aproximativ {minutes} minute',
        other: 'Au mai rămas aproximativ {minutes} de minute',
      },
      check: {
        title: 'Verificați răspunsurile',
        text: 'Schimbați ce nu este corect. Apoi apăsați „Trimite”.',
        change: 'Schimbă',
        none: 'Niciun răspuns',
      },
      aloud: { start: 'Citește cu voce tare', stop: 'Oprește citirea' },
      easy: {
        label: 'Ușor de citit',
        one: 'Citiți câte o întrebare.',
        two: 'Alegeți răspunsul. Apoi apăsați „Înainte”.',
        three: 'Vă puteți opri oricând.',
      },
      enlarge: 'Mărește imaginea',
      close: 'Închide',
      problems: {
        required: 'Vă rugăm să răspundeți la această întrebare.',
        too_long: 'Răspunsul este prea lung. Vă rugăm să îl scurtați.',
        not_an_answer: 'Vă rugăm să introduceți un răspuns potrivit pentru această întrebare.',
      },
      banners: {
        not_taken:
          'Această pagină a fost deschisă prea mult timp, așa că răspunsurile nu au fost trimise. Nu s-a pierdut nimic. Vă rugăm să verificați răspunsurile și să apăsați din nou „Trimite”.',
        not_reachable:
          'Răspunsurile nu au putut fi salvate. Ele sunt încă aici. Vă rugăm să apăsați din nou „Trimite”.',
        incomplete: 'Unele răspunsuri lipsesc sau nu sunt valide. Vă rugăm să verificați întrebările de mai jos.',
        too_large:
          'Răspunsurile sunt prea lungi în total. Nu s-a pierdut nimic. Vă rugăm să le scurtați pe cele mai lungi și să apăsați din nou „Trimite”.',
      },
      thankYou: {
        title: 'Vă mulțumim!',
        text: 'Răspunsurile dumneavoastră au fost trimise cu succes.',
        more: 'Consiliul va citi răspunsurile și va prezenta rezultatele după încheierea sondajului. Puteți închide această pagină.',
      },
      after: {
        offline:
          'Nu aveți conexiune la internet. Puteți continua și trimite răspunsurile. Ele sunt salvate pe acest dispozitiv și vor fi trimise când conexiunea revine.',
        offlineUnkept:
          'Nu aveți conexiune la internet, iar răspunsurile nu sunt salvate pe acest dispozitiv. Păstrați această pagină deschisă și apăsați „Trimite” când conexiunea revine.',
        waitingTitle: 'Salvat, în așteptarea conexiunii',
        waitingText:
          'Răspunsurile sunt salvate pe acest dispozitiv și vor fi trimise când conexiunea revine. Păstrați această pagină deschisă sau deschideți-o din nou când aveți conexiune.',
        earlierWaiting:
          'Pe acest dispozitiv există răspunsuri care așteaptă să fie trimise. Ele vor fi trimise când conexiunea revine.',
        earlierSent: 'Răspunsurile care așteptau pe acest dispozitiv au fost trimise.',
        earlierRefused:
          'Răspunsurile anterioare de pe acest dispozitiv nu au putut fi acceptate. Ele sunt afișate mai jos. Vă rugăm să le verificați și să le trimiteți din nou.',
        both: 'Ați trimis deja de pe această pagină alte răspunsuri. Acestea au fost adăugate ca un al doilea set.',
        used: {
          title: 'Invitația dumneavoastră a fost deja folosită',
          text: 'Am primit deja răspunsuri cu această invitație și ele se numără. Răspunsurile pe care tocmai le-ați trimis nu au fost adăugate, deoarece fiecare invitație poate fi folosită o singură dată.',
        },
        sent: 'Trimis',
        title: 'Recipisa dumneavoastră',
        text: 'Cu acest cod vă puteți șterge răspunsurile până la închiderea sondajului. Codul este afișat numai aici și nu vă identifică.',
        copy: 'Copiază',
        copied: 'Copiat',
        download: 'Descarcă',
        answers: 'Răspunsurile dumneavoastră',
        print: 'Tipărește',
        file: 'Salvează ca fișier HTML',
        sharedSure: 'Și alte persoane folosesc acest dispozitiv și pot vedea copia. Continuați oricum?',
        remove: 'Șterge răspunsurile mele',
        idleTitle: 'Mai sunteți aici?',
        idleText: {
          one: 'Răspunsurile vor fi șterse peste {seconds} secundă, deoarece acest dispozitiv este folosit și de alte persoane.',
          few: 'Răspunsurile vor fi șterse peste {seconds} secunde, deoarece acest dispozitiv este folosit și de alte persoane.',
          other:
            'Răspunsurile vor fi șterse peste {seconds} de secunde, deoarece acest dispozitiv este folosit și de alte persoane.',
        },
        idleStay: 'Sunt încă aici',
      },
    },
    trap: 'Lăsați acest câmp gol',
    invitedFailed:
      'Răspunsurile nu au putut fi trimise. Dacă ați răspuns deja folosind acest link, acele răspunsuri se numără. Fiecare invitație poate fi folosită o singură dată. În caz contrar, vă rugăm să încercați din nou.',
    notices: {
      not_found: {
        title: 'Sondajul nu a fost găsit',
        text: 'Sondajul pe care îl căutați nu există sau nu mai este disponibil.',
      },
      closed: {
        title: 'Sondajul este închis în acest moment',
        text: 'Acest sondaj este deschis numai la anumite ore. Vă mulțumim pentru interes.',
      },
      paused: {
        title: 'Sondajul este suspendat',
        text: 'Acest sondaj nu primește răspunsuri în acest moment. Vă rugăm să reveniți mai târziu.',
      },
      ended: {
        title: 'Sondajul s-a încheiat',
        text: 'Acest sondaj s-a încheiat. Le mulțumim tuturor celor care au participat.',
      },
      not_yet_open: { title: 'Sondajul nu este încă deschis', text: 'Acest sondaj nu s-a deschis încă.' },
      no_questions: { title: 'Nu există întrebări', text: 'Acest sondaj nu are încă întrebări.' },
      code_inactive: {
        title: 'Acest cod QR nu mai este folosit',
        text: 'Este posibil ca sondajul să se fi încheiat sau să existe un cod mai nou. Contactați consiliul pentru a afla mai multe.',
      },
      code_unknown: {
        title: 'Codul QR nu a fost găsit',
        text: 'Nu recunoaștem acest cod QR. Vă rugăm să verificați adresa sau să scanați codul din nou.',
      },
      invitation_used: {
        title: 'Ați răspuns deja',
        text: 'Am primit răspunsuri cu această invitație și ele se numără. Fiecare invitație poate fi folosită o singură dată. Vă mulțumim pentru participare.',
      },
      invitation_over: {
        title: 'Această invitație a expirat',
        text: 'A fost pentru o rundă anterioară a sondajului. Runda următoare va avea un link nou. Puteți deschide sondajul și la adresa sa publică.',
      },
      too_large: {
        title: 'Răspunsurile sunt prea lungi',
        text: 'Răspunsurile nu au putut fi acceptate și nu s-a trimis nimic. Vă rugăm să vă întoarceți în browser, să scurtați cele mai lungi răspunsuri și să apăsați din nou „Trimite”.',
      },
      unavailable: {
        title: 'Vă rugăm să încercați din nou peste câteva momente',
        text: 'Această pagină nu este disponibilă acum. Nimic din ce ați introdus nu s-a pierdut.',
      },
    },
    receipt: {
      title: 'Ștergerea răspunsurilor',
      text: 'Introduceți codul recipisei primite după „{survey}”. Răspunsurile dumneavoastră vor fi șterse definitiv și eliminate din toate rezultatele.',
      label: 'Recipisă',
      hint: '20 de litere și cifre, de exemplu A1B2C-3D4E5-F6G7H-8J9K0.',
      submit: 'Șterge aceste răspunsuri',
      erasedTitle: 'Răspunsurile dumneavoastră au fost șterse',
      erased: 'Au fost șterse definitiv și nu se mai numără. Vă mulțumim pentru participare.',
      already_erasedTitle: 'Aceste răspunsuri au fost deja șterse',
      already_erased: 'Nu trebuie să mai faceți nimic.',
      unknown:
        'Niciun răspuns la acest sondaj nu are această recipisă. Vă rugăm să verificați dacă ați scris-o corect.',
      closedTitle: 'Sondajul s-a închis',
      closed:
        'Răspunsurile puteau fi șterse până la închiderea sondajului. Ele sunt păstrate fără numele și adresa dumneavoastră.',
      unavailable:
        'Răspunsurile nu au putut fi șterse. Nu s-a schimbat nimic. Vă rugăm să încercați din nou peste câteva momente.',
    },
    nextAvailable: 'Disponibil din nou: {when}',
    privacyTitle: 'Notă de confidențialitate',
    facts: {
      title: 'Ce se păstrează și cât timp',
      kept: 'Împreună cu răspunsurile: când le-ați trimis, cât timp v-a luat și la câte întrebări ați răspuns.',
      language: 'Tot împreună cu răspunsurile: limba în care ați răspuns.',
      device: 'Tot împreună cu răspunsurile: tipul de dispozitiv (telefon, tabletă sau computer) și tipul de browser.',
      visits: 'Separat de răspunsuri: de câte ori pe zi a fost sondajul deschis, început și terminat.',
      referrer:
        'Vizitele se numără și după locul de unde au venit oamenii, de exemplu un cod QR, un e-mail sau un alt site.',
      never:
        'Niciodată: numele dumneavoastră (decât dacă îl introduceți chiar dumneavoastră), adresa dispozitivului sau cookie-uri.',
      days: {
        one: 'Răspunsurile se șterg după {days} zi.',
        few: 'Răspunsurile se șterg după {days} zile.',
        other: 'Răspunsurile se șterg după {days} de zile.',
      },
      endless: 'Răspunsurile se păstrează până când {council} le șterge.',
      receipt: 'Cu ajutorul recipisei vă puteți șterge răspunsurile până la închiderea sondajului.',
    },
    back: 'Înapoi la sondaj',
  },
  draft: {
    label: 'Ciornă',
    mark: 'Ciornă: {council}. Sondajul nu este încă deschis. Ce introduceți aici nu se păstrează.',
    done: {
      title: 'Vă mulțumim!',
      text: 'Acesta este sfârșitul ciornei. Nimic din ce ați introdus nu a fost păstrat sau numărat.',
      more: 'Când sondajul va fi deschis, locuitorii vor citi aici că răspunsurile lor au ajuns.',
    },
    again: 'Vezi ciorna din nou',
    over: {
      title: 'Acest link de previzualizare nu funcționează',
      text: 'Este posibil să fi expirat sau să îi lipsească o parte. Cereți unul nou persoanei care vi l-a trimis.',
    },
  },
  inputs: {
    ranking: {
      plainHint: 'Dați fiecărei opțiuni un loc. 1 este cea mai importantă. Puteți omite opțiuni.',
      placeOf: 'Locul pentru {label}',
      twice: 'Două opțiuni au același loc. Dați fiecărei opțiuni un loc diferit.',
      hint: 'Alegeți mai întâi ce contează cel mai mult pentru dumneavoastră. Puteți omite opțiuni.',
      ranked: 'Ordinea dumneavoastră',
      unranked: 'Încă fără loc',
      rank: 'Pune {label} pe locul {place}',
      up: 'Mută {label} în sus',
      down: 'Mută {label} în jos',
      remove: 'Scoate {label} din ordinea dumneavoastră',
      isNow: '{label} este acum pe locul {place} din {of}.',
      isOut: '{label} nu are niciun loc.',
    },
    multiselect: { hint: 'Selectați toate răspunsurile care se potrivesc.' },
    dropdown: { choose: 'Alegeți o opțiune' },
    number: {
      hint: 'Introduceți un număr întreg de la {min} la {max}.',
      decimalHint: 'Introduceți un număr de la {min} la {max}, de exemplu {example}.',
    },
    email: { hint: 'Introduceți o adresă de e-mail, de exemplu nume@example.com.' },
    postcode: { hint: 'Introduceți un cod poștal complet, de exemplu {example}.' },
    phone: {
      hint: 'Introduceți un număr de telefon cu prefix, de exemplu {example}. Începeți un număr din altă țară cu +.',
    },
    date: {
      examples: {
        date: 'Introduceți o dată cu zi, lună și an, de exemplu 27.3.2026.',
        time: 'Introduceți o oră, de exemplu 14:30.',
        datetime: 'Introduceți o dată și o oră, de exemplu 27.3.2026 14:30.',
      },
      range: 'Poate fi de la {min} până la {max}.',
    },
  },
  consent: {
    text: 'Prin abonare sunt de acord ca {0} să trimită la adresa mea de e-mail noutăți despre subiectele pe care le-am bifat. Mă pot dezabona oricând prin linkul din fiecare e-mail.',
  },
  subscription: {
    required: 'obligatoriu',
    choose: 'Vă rugăm să alegeți',
    topics: 'Despre ce doriți să primiți noutăți?',
    recommended: 'Recomandat',
    subscribe: 'Abonare la noutăți',
    subscribing: 'Se face abonarea...',
    problems: {
      required: 'Vă rugăm să completați toate câmpurile obligatorii',
      email_missing: 'Adresa de e-mail este obligatorie',
      email_invalid: 'Introduceți o adresă de e-mail în formatul corect, de exemplu nume@example.com',
      phone_invalid: 'Introduceți un număr de telefon, de exemplu 01234 567890',
      option_unknown: 'Alegeți una dintre opțiuni',
      too_long: 'Textul este prea lung. Vă rugăm să îl scurtați',
      topics_missing: 'Vă rugăm să selectați cel puțin un subiect',
    },
    fillIn: 'Vă rugăm să completați acest câmp',
    failed: 'Formularul nu a putut fi trimis. Vă rugăm să încercați din nou.',
    doubted: 'Vă rugăm să apăsați butonul din nou. Tot ce ați introdus este încă aici.',
    paused:
      'Multe persoane s-au abonat în ultimele minute. Vă rugăm să așteptați un minut și să apăsați butonul din nou. Tot ce ați introdus este încă aici.',
    trap: 'Lăsați acest câmp gol',
    preview: 'Aceasta este o previzualizare. O puteți încerca. Nimic din ce introduceți nu se salvează.',
    previewDone: 'Aceasta a fost o previzualizare. Nu s-a salvat nimic și nu s-a trimis niciun e-mail.',
    leaveAnyTime: 'Vă puteți dezabona oricând folosind linkul din e-mailurile noastre.',
    poweredBy: 'Realizat cu {0}',
    signedUp: {
      title: 'Vă mulțumim!',
      text: 'V-ați abonat cu succes la noutățile trimise de {0}. Veți primi în curând o confirmare prin e-mail.',
      confirmed: 'Abonarea este confirmată',
      oneMoreStep: 'Încă un pas',
      confirm:
        'V-am trimis un e-mail. Vă rugăm să îl deschideți și să apăsați butonul din el. Nu vă vom trimite nimic altceva până când nu confirmați.',
    },
    notFound: {
      title: 'Pagina nu a fost găsită',
      text: 'Această pagină de abonare nu există sau nu mai este disponibilă.',
    },
    linkInvalid: {
      title: 'Acest link nu mai funcționează',
      text: 'Este posibil să fi expirat sau să îi lipsească o parte. Vă rugăm să deschideți cel mai recent e-mail de la noi și să folosiți linkul din el.',
    },
    prompt: {
      title: '{0}: să păstrăm legătura',
      text: 'Doriți să aflați despre rezultatele acestui sondaj și despre alte planuri? Răspunsurile dumneavoastră rămân anonime: nu sunt asociate cu adresa dumneavoastră de e-mail.',
      email: 'Adresa de e-mail',
      incomplete: 'Vă rugăm să introduceți adresa de e-mail și să selectați cel puțin un subiect',
      failed: 'Abonarea nu a reușit. Vă rugăm să încercați din nou.',
      done: 'V-ați abonat cu succes!',
      confirm:
        'Am trimis un e-mail la {address}. Deschideți-l și apăsați butonul din el. Nu vă vom trimite nimic până când nu confirmați.',
      yourAddress: 'adresa dumneavoastră',
      close: 'Nu, mulțumesc',
      cross: 'Închide',
    },
    preferences: {
      title: 'Abonamentele dumneavoastră',
      intro: 'Iată ce trimite {0} la {1}.',
      pending: 'Nu v-ați confirmat încă adresa. Salvați alegerile de mai jos pentru a o confirma.',
      unsubscribed:
        'În acest moment nu aveți niciun abonament. Pentru a primi din nou noutăți, selectați subiecte și salvați.',
      topics: 'Despre ce subiecte doriți să primiți noutăți?',
      save: 'Salvează alegerile mele',
      saving: 'Se salvează...',
      saved: 'Alegerile dumneavoastră au fost salvate.',
      confirmed: 'Abonarea este confirmată. {0} vă va scrie despre subiectele de mai jos.',
      none: 'Dacă nu selectați niciun subiect, abonarea dumneavoastră va fi anulată.',
      leaveTitle: 'Oprește toate e-mailurile',
      leaveText: 'Dezabonare de la tot ce vă trimite {0}.',
    },
    confirm: {
      title: 'Confirmați abonarea',
      text: 'Apăsați butonul pentru a primi noutățile cerute, trimise de {0}.',
      action: 'Confirm abonarea',
      busy: 'Se confirmă...',
      failed: 'Confirmarea nu a putut fi salvată. Vă rugăm să încercați din nou peste câteva momente.',
    },
    unsubscribe: {
      title: 'Dezabonare',
      text: 'Apăsați butonul pentru a opri toate e-mailurile trimise de {0}.',
      action: 'Mă dezabonez',
      busy: 'Se face dezabonarea...',
      instead: 'Prefer să aleg subiecte',
      done: 'V-ați dezabonat',
      doneText: '{0} nu vă va mai trimite noutăți. Un mesaj care a fost deja trimis mai poate ajunge.',
      comeBack: 'V-ați răzgândit? Alegeți din nou subiecte',
    },
    theCouncil: 'consiliul',
  },
  mails: {
    confirm: {
      subject: '{0}: vă rugăm să confirmați abonarea',
      title: 'Vă rugăm să vă confirmați adresa de e-mail',
      text: 'Cineva, sperăm că dumneavoastră, a cerut ca {0} să trimită la această adresă noutăți despre:',
      action: 'Confirm abonarea',
      after: [
        'Linkul funcționează 7 zile. Dacă nu ați făcut dumneavoastră cererea, ignorați acest e-mail. Nu vom trimite nimic.',
      ],
    },
    welcome: {
      subject: '{0}: v-ați abonat la noutăți',
      title: 'V-ați abonat',
      text: '{0} vă va scrie despre:',
      action: 'Schimbați ce primiți',
      after: ['Puteți schimba acest lucru sau vă puteți dezabona oricând, fără să dați un motiv.'],
    },
    why: 'Primiți acest mesaj deoarece această adresă a fost dată pentru a primi noutăți trimise de {0}.',
    preferences: 'Schimbați subiectele sau dezabonați-vă',
  },
  mailing: {
    action: 'Participați la sondaj',
    yours:
      'Acest link este pentru dumneavoastră și funcționează o singură dată. Răspunsurile se păstrează fără numele și adresa dumneavoastră.',
    why: 'Primiți acest mesaj deoarece v-ați abonat la noutățile trimise de {0}.',
    preferences: 'Alegeți subiectele sau dezabonați-vă',
    noClosing: 'o nouă înștiințare',
  },
  surveyMail: {
    sampleCampaign: 'Cum ar trebui să arate parcurile noastre?',
    action: 'Participați la sondaj',
    why: 'Primiți acest mesaj deoarece v-ați abonat la noutățile trimise de {0}.',
  },
  poster: {
    headline: 'Să păstrăm legătura',
    scan: 'Îndreptați camera telefonului spre cod și alegeți despre ce doriți să primiți noutăți.',
    orGoTo: 'Sau accesați',
    promise: 'Gratuit, prin e-mail. Vă puteți dezabona oricând.',
  },
  paper: {
    headline: 'Părerea dumneavoastră contează',
    scan: 'Îndreptați camera telefonului spre cod.',
    orGoTo: 'Sau accesați',
    until: 'Deschis până la {0}',
    promise: 'Nu aveți nevoie de aplicație sau de cont.',
  },
  failure: {
    again: 'Încercați din nou',
    unavailable: {
      title: 'Vă rugăm să încercați din nou peste câteva momente',
      text: 'Această pagină nu este disponibilă acum. Nimic din ce ați introdus nu s-a pierdut.',
    },
    too_many_requests: {
      title: 'Vă rugăm să așteptați puțin',
      text: 'Prea multe cereri. Vă rugăm să așteptați puțin și să încercați din nou.',
    },
    body_too_large: {
      title: 'Ce ați trimis este prea lung',
      text: 'Nu a putut fi acceptat. Vă rugăm să vă întoarceți în browser, să scurtați ce ați introdus și să trimiteți din nou.',
    },
    not_found: {
      title: 'Pagina nu a fost găsită',
      text: 'Nu există nicio pagină la această adresă. Verificați dacă ați copiat linkul întreg.',
    },
    failed: {
      title: 'Ne pare rău, a apărut o eroare',
      text: 'Această pagină nu a putut fi afișată. Vă rugăm să vă întoarceți în browser și să încercați din nou.',
    },
  },
};
