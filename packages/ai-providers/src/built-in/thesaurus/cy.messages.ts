import type { ThesaurusWords } from './thesaurus-words';

export const welshThesaurus: ThesaurusWords = {
  parking:
    'parcio, parc*io, maes parcio, meysydd parcio, wedi parcio, lle parcio, lleoedd parcio, parcia, trwydded*, trwydded barcio, dirwy*, warden traffig, wardeiniaid, llinell* felen, llinellau melyn, mesurydd, talu ac arddangos, ceir ar y palmant, tocyn parcio, parcio a theithio, bathodyn glas, maes y parcio, parcio dwbl, peiriant parcio, peiriant tocynnau, bae, baeau, ddirwy, man gwefru, pwynt gwefru, deiliad*, ar y pafin, ?lle i roi',
  buses:
    'bws, bysiau, bysus, bws*, arhosfan*, arosfannau, gyrrwr*, gyrwyr, amserlen*, trafnidiaeth, trafnidiaeth gyhoeddus, gwasanaeth bws, safle bws, bws ysgol, gorsaf fysiau, bws mini, cysylltiad*, minibws, tacsi*, fflecsi, traws cymru, trawscymru, bwcabus, t1, t2, cludiant, gwasanaeth*, llwybr bws',
  trains:
    'tren, trenau, trên, gorsaf, gorsafoedd, platfform, rheilffordd*, trafnidiaeth cymru, cerbyd trên, cerbydau, lein, tren*, stesion',
  fares: 'tocyn*, tocynnau, pris tocyn, prisiau tocyn*, tocyn bws, pas bws, cerdyn teithio, pas, teithio am ddim',
  speed:
    'cyflymder, gyflymder, cyflym, goryrru, mya, 20mya, 30mya, 20 milltir, rasio, gwibio, camera cyflymder, twmpath*, twmpathau, gyrru fel, 20mph, 30mph, mph, milltir yr awr, rhy gyflym, fel cath i gythraul, hedfan, arafu, lleihau cyflymder, bois rasio, sbid, speedo, speed',
  traffic:
    'traffig, tagfa*, tagfeydd, lori*, loriau, lorïau, car, ceir, cerbyd*, ffordd osgoi, ciw, ciwiau, gyrru, gyrwyr, gyrrwr, moduron, faniau, fan, tractor*, tancer*, oriau brig, gwyriad*, dargyfeir*, cerbydau trwm, a55, a470, a487, m4',
  crossings:
    'croesi, croesfan*, croesfannau, goleuadau traffig, cylchfan*, cyffordd*, croesfan sebra, croesi r, dyn gwyrdd, lolipop, ynys, dros y ffordd, sebra, mini gylchfan, goleuadau, croesffordd, fedrwn ni groesi, pont droed',
  roads:
    'ffordd*, ffyrdd, heol*, heolydd, lon, lonydd, hewl*, hewlydd, tyllau, twll, twll*, tarmac, gwaith ffordd, gwaith ar y ffordd, gwaith ffyrdd, wyneb y ffordd, wyneb, pont, goleuadau dros dro, ar gau, cau r ffordd, rhew, graeanu, halen, graean*, wedi ei chau, marciau, llinellau gwyn, conau, clytio, tyllog, ailwynebu, cei',
  schemes:
    'bolard*, unffordd, un ffordd, pedestrian*, 20mya, parth*, cau r stryd, stryd ysgol, terfyn, cynllun traffig, cerddwyr yn unig, cynllun ffordd, system unffordd',
  cycling:
    'beic*, beiciau, beicio, beicwyr, beiciwr, seiclo, seiclwyr, llwybr beic*, lon feic*, lonydd beic*, llwybrau beic*, e feic*, sgwter*, raciau beic*, rac, seiclwr, beics, seicl*, helmed, pedalu, reidio, teithio llesol, beiclon, sgwters, trydan',
  pavements:
    'palmant*, palmentydd, pafin*, llwybr*, llwybrau, cerdded, cerddwyr, cyrb*, cwrb*, slabiau, baglu, troed, troedffordd, grisiau, ar droed, anwastad, rhwystr*, camfa*, llwybr cyhoeddus, llwybr troed, wedi cwympo, cwympo, syrthio, tanffordd*, drain, gordyf*, llwybr arfordir, giat, gât, giatiau, lôn gefn, stepiau',
  access:
    'cadair olwyn, cadeiriau olwyn, cadair, anabl*, anabledd*, ramp, rampiau, hygyrch*, mynediad*, coets*, pram*, bygi*, lifft*, lifft, canllaw*, dall, byddar, ffon, sgwter symudedd, symudedd, fframiau, ffram, goets, iaith arwyddion, ddall, colli golwg, grisiau, ci tywys, esgynnydd, ramp*, di ris, drws awtomatig, print mawr, dolen sain',
  lighting:
    'golau, goleuadau, goleuo, lamp*, lampau, tywyll*, tywyllwch, dywyll*, dywyllwch, du bitsh, fel bol buwch, fel y fagddu, golau stryd, goleuadau stryd, bylb*, led, bol buwch, tortsh, golau*, wedi diffodd, diffodd, fagddu',
  bins: 'bin, biniau, casglu, casgliad*, sbwriel, gwastraff*, lori sbwriel, lori ludw, gwastraff bwyd, bag du, bagiau du, bagiau, criw bins, dynion bins, dynion biniau, bins, gwagio, olwyn, lludw, gorlawn, gorlifo, sachau, cadi, clytiau, gwastraff gardd, cewynnau, dynion lludw, wythnos tair, bob tair wythnos',
  recycling:
    'ailgylchu*, ailgylch*, plastig, gwydr, cardfwrdd, compost*, poteli, papur, caniau, didoli, batris, caffi trwsio, ailddefnyddio, bocs glas, bocsys, ail ddefnyddio, tecstilau',
  litter:
    'sbwriel, ysbwriel, taflu, glanhau, brwnt, budr, glan, glân, ysgubo, gwydr wedi torri, llanast, llanast*, baw, caniau, stwmp*, gwm cnoi, bagiau plastig, pacedi, casglu sbwriel, graffiti, taclus, tacluso, budreddi, bryntni, mochaidd, sgubo, poteli, papurau, codi sbwriel, brynti, chwydu, piso',
  flytipping:
    'tipio anghyfreithlon, tipio, matres*, soffa*, dympio, gadael sbwriel, oergell*, hen soffa, rwbel, teiars, teirs, taflu rwbel, dodrefn, troli*, dympo',
  dogs: 'ci, cwn, cŵn, baw ci, baw cwn, tennyn, bagiau baw, perchnogion, perchennog, cach*, cachu, cachu ci, cwn yn, mynd a r ci, cyfarth, ci bach, gi, gwn bach, baw',
  tip: 'tip, canolfan ailgylchu, sgip, y domen, domen, tomen, canolfan gwastraff',
  parks:
    'parc, parciau, gwyrdd, gofod gwyrdd, mannau gwyrdd, natur, cae, caeau, coedwig*, coed, gerddi, gardd, llyn, picnic, glannau, glan yr afon, maes, comin, parc gwledig, cefn gwlad, gwarchodfa*, ardd, blodau, traeth*, camlas, parc y, cae chwarae, mynydd, dyffryn, tirwedd, afon, twyni',
  trees:
    'coed, coeden, torri coed, plannu, gwrych*, canghennau, derw, derwen, cangen, coedlan, cysgod, perth*, perthi, gwreiddiau, onnen, llwyfen, tocio, ynn, perllan, gwrychoedd, llwyni, gwympo, bedw, castan, conwydd, dail',
  flowers:
    'blodau, blodyn, gwair, lawnt*, chwyn, torri gwair, plannu, border*, garddwr*, garddwyr, basgedi, rhosod, cennin pedr, potiau, glaswellt, porfa, planhigion, tiwlip*, basgedi crog, blodau gwyllt, dolydd, ymylon, mieri, danadl, gwely blodau, gwelyau blodau, rhosyn, clychau, blodeuo, lliw',
  wildlife:
    'bywyd gwyllt, adar, gwenyn, hwyaid, pwll, pyllau, draenog*, pysgod, ystlum*, natur, cynefin*, pili pala, trychfilod, elyrch, alarch, dyfrgi, dyfrgwn, gwiwer*, bioamrywiaeth, brogaod, llyffant*, gloynnod, gwenoliaid, cadno, llwynog*, barcud*, glas y dorlan, crehyr, crëyr, nythod, tylluan*, nyth, moch daear, ieir bach',
  allotments:
    'rhandir*, rhandiroedd, llain, lleiniau, llysiau, tyfu, gardd gymunedol, ardd gymunedol, hadau, sied, tŷ gwydr, tatws, tyfu bwyd',
  play: 'maes chwarae, cae chwarae, siglen*, siglenni, llithren*, chwarae, plant, plentyn, plantos, wyrion, wyres, wyr, ŵyr, offer chwarae, parc chwarae, man chwarae, mannau chwarae, rhai bach, merch fach, mab, merch, swings, sleid, pwll padlo, padlo, ffram ddringo, dringo, weiren wib, fy mhlant, crwtyn, trampolin, pwll tywod, tywod, bechgyn, bach wrth',
  youth:
    'ieuenctid, pobl ifanc, clwb ieuenctid, arddegau, ifanc, pobl ifainc, parc sglefrio, sglefrio, aelwyd, urdd, ffermwyr ifanc, cfi, bobol ifanc, gweithiwr ieuenctid, canolfan ieuenctid, gweithgareddau, clwb plant, prentis*, sgowtiaid, geidiau, pobol ifanc, ieuanc, llanciau, hogia, clwb gwyliau, criw ifanc, bored, diflasu, myfyrwyr, yr ifanc, sgrîn, clwb ffermwyr',
  schools:
    'ysgol*, ysgolion, athro, athrawon, athrawes, disgybl*, dosbarth*, addysg, cinio ysgol, coleg, prifysgol, gwersi, myfyrwyr, arholiad*, uwchradd, cynradd, addysg gymraeg, pennaeth, gwers, clwb brecwast, adran, dalgylch, anghenion dysgu, aly, adnoddau, prifathro, prifathrawes, cylch meithrin, cinio am ddim, giât yr ysgol, tgau, llywodraethwyr, gwisg ysgol, cau ysgol, cau ysgolion, addysgu',
  nurseries:
    'meithrin*, meithrinfa*, cylch meithrin, gofal plant, babi, babanod, babis, cylch ti a fi, ti a fi, dechrau n deg, newydd anedig, cyn ysgol, gwarchod plant, gwarchodwr*, ymwelydd iechyd, bwydo o r fron, mamau, bydwraig, bydwragedd',
  crime:
    'trosedd*, dwyn, lladrad*, lleidr, lladron, dwyn o, torri i mewn, fandal*, cyllell*, ymosod*, trais, wedi dwyn, malu, torrodd, troseddwyr, twyll, sgam*, losgi, llosgi bwriadol, cctv, camera, camerau, difrod, difrodi, torri ffenest*, gangiau, byrgler*, wedi malu, dwgyd, gyllell, dwgyd*, bygwth',
  antisocial:
    'ymddygiad gwrthgymdeithasol, gwrthgymdeithasol, meddw*, yfed, ymladd, gweiddi, beiciau modur, criwiau, gang*, bygwth, tân gwyllt, tan gwyllt, yn feddw, cwffio, rhegi, poeni pobl, alcohol, yfwyr, aflonydd*, yfed yn y, piso, iobs, hwliganiaid, rhegfeydd, sarhau, poeri, bwlio, hambygio, moto beic*, motobeics, cwads, ffraeo, loetran, criw',
  drugs:
    'cyffur*, cyffuriau, nodwydd*, gwerthu cyffuriau, delio, canabis, mwg drwg, heroin, dîlio, gyffuriau, chwistrell*, smocio, wîd, deliwr*, deliwrs, delwyr, cocên, dibyniaeth',
  police:
    'heddlu, plismon, plismyn, heddwas, patrol*, pcso, heddweision, swyddog heddlu, 101, swyddogion cymuned, heddwas*, ph cso, shco, blismon, ffoniais yr heddlu',
  unsafe:
    'diogel*, saff, anniogel, ofn, ofnus, beryglus, peryglus, diogelwch, yn y nos, gyda r nos, ar ben fy hun, ben fy hun, ar fy mhen fy hun, perygl, nerfus, poeni, teimlo n saff, anesmwyth, dychryn, brawychus, merched, menywod, ar ôl iddi dywyllu, ar ôl iddi nosi, fin nos, min nos, mentro, anghyfforddus',
  homes:
    'tai, ty, tŷ, cartref*, rhent, rhentu, fflat*, fflatiau, tenant*, landlord*, tai fforddiadwy, fforddiadwy, tai cymdeithasol, ail gartref*, ail gartrefi, tai haf, ty haf, ty haf*, morgais, cymdeithas dai, rhestr aros, airbnb, llety gwyliau, tai cyngor, troi allan, prynu tŷ, prynu ty, tŷ cyntaf, llety, pobl leol, perchnog*, prynwyr, tenantiaeth, adra, barcud, byw adref, stad, ystâd, prisiau tai, byngalo*, lloft*, stafell, ystafell wely, gwelyau',
  repairs:
    'tamp*, lleithder, llwydni, boiler*, atgyweirio*, trwsio, gollwng, gwres, to yn gollwng, dŵr poeth, gwres canolog, inswleiddio, nenfwd, peipen, to, ffenestri, ffenest, gwresogi, boiler, plymar, damp, dampni, atgyweiriad*, twymo, reparo, peipiau',
  planning:
    'cynllunio, caniatad cynllunio, datblygu, datblygiad*, datblygwr*, datblygwyr, adeiladu, adeilad*, stad newydd, tai newydd, codi tai, cais cynllunio, cynllun datblygu, cynlluniau, dymchwel, adeiladwyr, safle, melin wynt, fferm solar, estyniad, lloriau, adran gynllunio, ystad newydd, ystad o dai, cadwraeth, llain las, gwrthwynebu, gwrthwynebiad, peilonau, concrit, isadeiledd, hen safle',
  homeless:
    'digartref*, cysgu allan, cysgu ar y stryd, pabell, pebyll, hostel, llety dros dro, cysgu yn y, drws siop, begian, cardota, cysgu mewn, ddigartref, sach gysgu, gwely a brecwast, lloches, to uwch eu pen, to uwch fy mhen',
  shops:
    'siop*, siopau, stryd fawr, canol y dre*, canol dre, canol tref, dre, tref, busnes*, archfarchnad*, banc, banciau, swyddfa bost, siop wag, siopau gwag, siopa, siop elusen, siopau elusen, cigydd, pobydd, perchnogion siop, vape, barbwr, barbwrs, fêps, post, becws, peiriant arian, twll yn y wal, siopwyr, fasnach, masnach*, masnachwyr, co op, tesco, aldi, unedau gwag, gwag, ffenestri siop, siop lyfrau, siop chips, caead, busnesau lleol, stryd, ganol y dref, canol y ddinas, betio, trin gwallt, groser, hen woolworths, sgwar, bwtsiwr, siop gornel, marw, cebab*',
  market:
    'marchnad*, farchnad, stondin*, stondinau, marchnad ffermwyr, ffair nadolig, marchnad nadolig, cynnyrch lleol, neuadd y farchnad, mart, caws, marchnata lleol, cist car',
  cafes:
    'caffi*, caffis, bwyty*, bwytai, tafarn*, tafarndai, coffi, cacen*, cacennau, paned, bar, bariau, te, hufen ia, hufen iâ, bwyta allan, dafarn, sglodion, brecwast, becws, cinio, cwrw, bwyd, teras, têc awe, tecawe',
  events:
    'digwyddiad*, gwyl*, gŵyl, gwyliau, ffair, carnifal*, eisteddfod*, nadolig, goleuadau nadolig, parti, sioe*, gorymdaith, cyngerdd yn y parc, dathlu, diwrnod hwyl, tân gwyllt y, dydd gwyl dewi, gŵyl fwyd, gwyl fwyd, parêd, pared, ffest, calan, nos galan, sioe amaethyddol, gwyl dewi, coeden nadolig, sesiwn fawr, ffair aeaf, noson tan gwyllt, sion corn, siôn corn, dathliad*, noson lawen, rali',
  toilets:
    'toiled*, toiledau, tŷ bach, ty bach, tai bach, lle chwech, lle chwech*, newid babi, cyfleusterau cyhoeddus, tŷ-bach, mynd i r tŷ bach, pi pi, pi-pi, dy bach, papur toiled, sebon, bledren, lle newid, stafell newid babi, crohn*, newid cewyn*, pis, pisho, wc, ciwbicl',
  seating:
    'mainc*, meinciau, fainc, eistedd, sedd*, seddi, seddau, lle i eistedd, byrddau, bwrdd, gorffwys, sêt, meincie, eiste, ista, stedd, cadeiriau, bwrdd picnic, byrddau picnic, hoe, cefn ar, gael hoe, cael hoe, eisteddfan, pwyso',
  shelter:
    'cysgod*, cysgodfa*, lloches*, to, glaw, yn y glaw, dan do, gwlyb, cysgodi, gysgodfa, safle bws heb do, mochel, glychu, wlychu, socian, gwlychu, ymochel, haul, cysgodfan*, cysgod rhag, heb do, parasol, cantîn, stafell aros, ystafell aros, cysgod rhag y',
  drinking:
    'dwr yfed, dŵr yfed, ffynnon*, tap, tapiau, ail lenwi, potel dwr, potel ddŵr, potel ddwr, poteli dŵr, llenwi potel, llenwi poteli, sychedig, syched, ffynhonnau, ffynnon ddŵr, dŵr glân, refill, ail-lenwi',
  library:
    'llyfrgell*, llyfr*, llyfrau, darllen, amser stori, llyfrgellydd, benthyg, stori, nofel*, clwb darllen, clwb llyfrau, llyfrgell deithiol, astudio, lyfrau, lyfr, lyfrgell, ddarllen, straeon',
  culture:
    'amgueddfa*, theatr*, sinema*, celf, celfyddyd*, oriel*, cyngerdd*, cerddoriaeth, cor, corau, côr, gig*, diwylliant, diwylliannol, arddangosfa*, dawns*, dawnsio, drama, castell, hanes, treftadaeth, canolfan gelf*, artist*, eisteddfod*, band, band pres, canu, canolfan gelfyddydau, murlun*, cerflun*, ffilm*, perfformi*, archif*, neuadd, bandiau, gŵyl, panto, gwyl gerdd, opera, barddoniaeth, telyn, noson gomedi, arlunio, crefft*, peintio, cwmni drama, plas, llwyfan, cymanfa, ddrama, bandstand, jazz, llenyddol, ukulele',
  pools:
    'pwll nofio, nofio, canolfan hamdden, hamdden, campfa*, jim, ystafell newid, ystafelloedd newid, gwersi nofio, sawna, cawod*, cawodydd, stafell newid, stafelloedd newid, ioga, loceri, nofwyr, lido, hydrotherapi, clorin, aqua, erobeg*, zumba, dosbarth ffitrwydd, gwersi, pwll, nofiad, badminton, pilates, aelodaeth',
  sports:
    'chwaraeon, pel droed, pêl droed, pêl-droed, rygbi, criced, tenis, cae rygbi, cae pel droed, tim, tîm, clwb, rhedeg, bowlio, pel rwyd, pêl rwyd, hoci, cwrt, cyrtiau, ffitrwydd, 3g, astro, golff, athletau, bocsio, gymnasteg, cae, parkrun, dartiau, ymarfer corff, pwysau, tenis bwrdd, jiwdo, hyfforddi, hyfforddwr*, carate, dringo, trac, clwb pêl, snwcer, marchogaeth, bowls, sboncen',
  gp: 'meddyg*, meddygfa*, doctor*, apwyntiad*, nyrs*, fferyll*, presgripsiwn*, iechyd, canolfan iechyd, brechlyn*, brechiad*, optegydd, 8 o r gloch, syrjeri, meddyg teulu, feddygfa, nyrsys, doctoriaid, moddion, meddyginiaeth*, ffisio*, diffibriliwr, sâl, salwch, prawf gwaed, clinig*, pigiad*, 111, derbynnydd, traed, cemist, locwm, podiatr*, diabetes, smygu, ysmygu, gofal iechyd, drs',
  dentist: 'deintydd*, dant, dannedd, deintyddol, ddeintydd, ddannedd, ddannodd, dannodd',
  hospital:
    'ysbyty*, ysbytai, ambiwlans*, ward*, llawdriniaeth*, canser, adran frys, damweiniau ac achosion brys, uned mân, man anafiadau, llawfeddyg*, bwrdd iechyd, betsi, hywel dda, mamolaeth, hosbis, cemo, a&e, clun, strôc, strociau, sganio, gofal brys, parafeddyg*, geni, glangwili, bronglais, ysbyty gwynedd, glan clwyd, cataract*, cleifion, claf, gwely',
  care: 'gofal, gofalwyr, gofalwr, cartref gofal, cartrefi gofal, henoed, pobl hyn, pobl hŷn, oedrannus, gwasanaethau cymdeithasol, gweithiwr cymdeithasol, gofal cymdeithasol, dementia, unig*, unigrwydd, canolfan ddydd, pensiynwr*, pensiynwyr, pryd ar glud, mam oedrannus, nain, taid, mamgu, tadcu, mam-gu, tad-cu, gofal cartref, hen bobl, cinio, clwb cinio, seibiant, therapydd galwedigaethol, addasiadau, larwm, awtist*, llinell ofal, ganolfan ddydd, henoed, anabledd dysgu, sied dynion, hen bobol, cartref nyrsio, ofalwyr, maeth, maethu, mabwysiadu, pecyn gofal, taliadau uniongyrchol, alzheimer*, weithiwr cymdeithasol, clonc, te prynhawn, caffi cof, cof',
  mental:
    'iechyd meddwl, iselder, pryder, hunanladd*, cwnsel*, gorbryder, therapi, cwnsela, lles, galar, camhs, seicolog*, hunan niwed*, hunan-niwed*, cwnselydd, digalon, isel, meddwl, straen, seiciatr*, cwnselwyr, panig, adhd',
  air: 'awyr, aer, llygredd*, llygru, mwg, mygdarth, asthma, drewi*, arogl*, oglau, anadlu, ansawdd aer, ansawdd yr aer, ansawdd yr awyr, llwch, drewdod, egsost*, injan, injans, slyri, ogla, disel, ffatri, peswch, losgydd, drewllyd, tagu, gwynt, drycin',
  tax: 'treth*, treth y cyngor, treth cyngor, trethi, arian, gwario, gwariant, cyllideb*, gwastraff arian, toriadau, cyflog*, costau, bunnoedd, miliynau, miliwn, cynilo, cyllid, grant*, grantiau, premiwm, trethdalwyr, treth gyngor, y dreth, talu mwy, arian cyhoeddus, biliau, bil, ariannol, ariannu, debyd uniongyrchol, ymgynghorwyr drud, arbed*, costio, dyled*, beilïaid, prosiectau',
  website:
    'gwefan*, ar lein, ar-lein, arlein, ap, ffurflen*, ffurflenni, cyfrinair, y we, e bost, e-bost, ebost*, digidol, tudalen*, mewngofnodi, facebook, cylchlythyr*, cyfryngau cymdeithasol, cyfrif, dolen, rhyngrwyd, cyfrifiadur*, neges*, trydar, côd qr, cod qr, papur bro, ffôn clyfar, taflen*, hysbysfwrdd, gweddarlled*, app, sgwrsfot, tudalen we, linc',
  contact:
    'ffon, ffôn, ffonio, ateb, atebodd, ymateb*, galwad*, galw, llythyr*, staff, cyngor, y cyngor, swyddog*, swyddogion, swyddfa*, derbynfa, cwsmer*, cwyn*, cwynion, gwasanaeth cwsmer*, cyswllt, llinell, ar y ffôn, aros ar y ffon, cysylltu, adrodd, adroddais, rhoi gwybod, canolfan alwadau, neuadd y dref, siop un stop, adran, adrannau, cofrestr*, e-bostio, neb yn ateb, ffoniais, ferch ar y ddesg, desg, cownter, derbynnydd, gwasanaethau, cyfeirnod, ebostio, staff y cyngor, cwrtais, rhif ffôn, ddesg, cael ateb',
  consultation:
    'ymgynghor*, gwrando*, arolwg*, holiadur*, barn, penderfyn*, llais, dweud eich dweud, dweud ein dweud, tryloyw*, gofyn, trigolion, canlyniadau, deiseb*, cyfarfod cyhoeddus, cyfathrebu, hysbysu, adborth, gwybodaeth, cynulliad, ymgysylltu, cwestiwn, cwestiynau, gofyn i ni, gofyn barn, gwrandewch, clywed, eglur*, esbonio, yr arolwg, ffurflen hon, deud, ein barn, eich barn, trafod, cyfarfod*, penderfynwyd, addo, addewidion, rhannu gwybodaeth, llenwi, holi, pleidlais, iaith syml, cofnodion, adrodd yn ol, anwybyddu, canlyniad, arolygon',
  councillors:
    'cynghorydd*, cynghorwyr, maer, etholiad*, gwleidydd*, gwleidyddion, pleidlais*, pleidleisio, cyngor tref, cyngor cymuned, arweinydd, aelod, senedd, aelodau, cabinet, plaid*, llafur, ceidwadwyr, llywodraeth, llygredig, cyngor sir, neuadd y sir, prif weithredwr, as, ethol*, cyngor bro, swyddi i ffrindiau, pwyllgor*',
  flooding:
    'llifogydd, llif, gorlifo, draen*, draeniau, carthff*, carthion, afon, dwr, dŵr, glaw, pyllau dwr, pyllau dŵr, gwter*, gwteri, ceuffos*, nant, bagiau tywod, boddi, dan ddŵr, dan ddwr, ffos, ffosydd, pibell*, traen*, draenio, cwlfert, selar, seleri, blocio, ddraen*, carthffos*, dŵr cymru, tywod, gorlif, llyn ar y',
  noise:
    'swn, sŵn, swnllyd, cysgu, miwsig uchel, uchel, tawel*, tawelwch, distaw, cyfarth, beiciau modur, larwm*, cerddoriaeth uchel, llonydd, twrw, stŵr, effro, twrw*, heddwch, dihuno, deffro, bas, clychau, dril*, partïon, egsost*, gweiddi, sgrechian, swn*, 3 y bore, 2 y bore, tri y bore, dau y bore, crynu, sain',
  climate:
    'hinsawdd, solar, ynni, paneli solar, amgylchedd, carbon, cynaliadwy*, ceir trydan, melin* wynt, melinau gwynt, trydan, sero net, newid hinsawdd, pwynt gwefru, pwyntiau gwefru, eco, plaladdwyr, glyffosad, inswleiddio, tyrbin*, tyrbinau, pwmp gwres, pympiau gwres, chwynladdwr, planed, hydro, di blastig, amgylcheddol, gwyrddach, argyfwng hinsawdd',
  jobs: 'swydd, swyddi, gwaith, cyflogaeth, cyflogwyr, diwaith*, diweithdra, cyflogau, busnesau, economi, prentis*, diwydiant, ffatri*, hyfforddiant, buddsoddi*, mentrau, menter, twristiaeth, entrepreneur, ffermwyr, ffermio, amaeth*, stad ddiwydiannol, swyddi da, cychwyn busnes',
  broadband:
    'band eang, wifi, wi fi, rhyngrwyd, signal, ffibr, mast, mastiau, cysylltiad gwe, cyflymder gwe, ffôn symudol, 4g, 5g, ciosg',
  community:
    'cymuned*, gymuned, cymunedol, gwirfoddol*, cymdog*, cymdogion, neuadd bentref, neuadd gymunedol, capel*, eglwys*, elusen*, banc bwyd, cyfeillgar, pobl gyfeillgar, canolfan gymunedol, menter iaith, merched y wawr, cymdeithas*, mosg, pentref*, cymdogaeth*, clwb, gwirfoddolwyr, pobl leol, ysbryd cymunedol, cymuned glos, clos, perthyn, cymdeithasol, bore coffi, pantri, neuadd y pentref, byw yma, ffrindiau, cyd dynnu, yr hen gapel, festri, neuadd, menter gymunedol',
  hours:
    'oriau, oriau agor, ar agor, agor, cau am, yn cau, ar gau ar, dydd sul, dydd sadwrn, penwythnos*, gwyliau banc, gyda r nos, agor yn hwyrach, cau yn gynnar, cau n gynnar, agored, ar agor yn, awr ginio, oriau agored, amseroedd agor, ar gau bob, hwyrach',
  cemetery:
    'mynwent*, bedd*, beddi, amlosgfa*, angladd*, cofeb*, cofgolofn*, claddu, beddau, garreg fedd, carreg fedd, gladdu, torch, sul y cofio',
  look: 'golwg, edrych yn, hyll, blinedig, wedi dirywio, adfail*, adfeilion, paent, peintio, hardd, pert, twristiaid, ymwelwyr, sgwar, promenâd, prom, cloc, llwm, taclus, cefnog, lliwgar, del, prydferth, harddwch, llwydaidd, arwydd*, arwyddion, baneri, fflagiau, adeiladau gwag, ffasâd, adeilad gwag, cloc y dre, pier, harbwr, bae, glan y mor, glan môr, tref farw, marw, fframio, cestyll, waliau, murddun, rhacsog, bywiog, bywyd, canol y dref yn, apelgar, tre ysbrydion, traeth',
  poverty:
    'tlodi, tlawd, budd dal*, budd-dal*, costau byw, banc bwyd, banciau bwyd, methu fforddio, biliau, credyd cynhwysol, pensiwn*, llwgu, gwres, cyngor ar bopeth, fforddio, bil trydan, taliad tanwydd, teuluoedd tlawd, lle cynnes, banc dillad, incwm isel, cinio am ddim, oer, pantri',
  equality:
    'hiliol*, hiliaeth, gwahaniaeth*u, rhagfarn*, cydraddoldeb, ffoadur*, cymraeg, iaith gymraeg, yr iaith, dwyieithog*, dwyieithrwydd, cyfieith*, menywod, merched, lhdt*, lgbt*, mewnfudwyr, saesneg, yn gymraeg, iaith, siarad cymraeg, siaradwyr, hawliau, dysgu cymraeg, di gymraeg, uniaith, arwyddion cymraeg, hoyw, sarhad, estroniaid, homoff*, rhywiaeth, crefydd, mwslim*, ceiswyr lloches, sipsiwn',
  pests:
    'llygod, llygod mawr, llygoden*, gwylan*, gwylanod, colomen*, colomennod, pla, chwilod, gwenyn meirch, llyffugyn, gwybed, chwain, morgrug, efwr, clymog, llysiau r dial, llygod ffrengig, trogod, nadroedd',
  costs:
    'pris*, prisiau, drud, costio, cost, costau, talu, ffi, ffioedd, am ddim, rhad, punt, punnoedd, £, tâl, taliad*, dirwy, disgownt, gostyngiad, ddrud, rhatach, ceiniog, crocbris, arian parod, cerdyn, di dal, fforddiadwy, drutach, dalu',
};
