import { translate } from '../translation';
import { counted, welshCount } from '../translation/welsh-counts';
import { statementMessages, statementRowLabels, waveReasonMessages } from './integrity.messages';

const written = (figure: number, decimals = 0): string =>
  figure.toLocaleString('en-GB', { maximumFractionDigits: decimals });

const groups = (count: number): string => welshCount(count, { two: 'grŵp', other: 'grŵp' });
const texts = (count: number): string =>
  welshCount(count, { two: 'destun', few: 'thestun', many: 'thestun', other: 'testun' });
const sentences = (count: number): string => welshCount(count, { one: 'frawddeg', two: 'frawddeg', other: 'brawddeg' });
const secondsOf = (seconds: number): string => `${written(seconds, 1)} eiliad`;
const percentOf = (share: number): string => `${written(share * 100)}%`;
const hoursOf = (hours: number): string => (hours <= 1 ? 'awr' : `${written(hours, 1)} awr`);

translate(waveReasonMessages, {
  above_rhythm: ({ responses = 0, usual, hours = 1, explained = 0 }) => {
    const before =
      usual === undefined ? '' : ` Fel arfer mae’r ymgyrch hon yn cael ${written(usual, 1)} yn yr amser hwnnw.`;
    const causes =
      explained > 0 ? ` Gall negeseuon, posteri a dolenni esbonio ${written(explained)} arall ar y mwyaf.` : '';
    return `Daeth ${counted.responses(responses)} o fewn ${hoursOf(hours)}.${before}${causes}`;
  },
  similar_texts: ({ responses = 0, texts: different }) => {
    const from =
      different === undefined ? 'bron yr un geiriau' : `${texts(different)} ac ychydig o eiriau wedi’u newid`;
    return `Mae gan ${counted.responses(responses)} ${from}.`;
  },
  same_parts: ({ responses = 0, parts }) => {
    const of = parts === undefined ? 'o’r un brawddegau' : `o’r un ${sentences(parts)}`;
    return `Mae testunau ${counted.responses(responses)} wedi’u llunio ${of}.`;
  },
  same_combination: ({ responses = 0, expected, differing = 0 }) => {
    const likely =
      expected === undefined
        ? ' Mae hynny’n llawer mwy nag y mae atebion yr arolwg hwn yn ei wneud yn debygol.'
        : ` Yn ôl atebion yr arolwg hwn, byddai ${written(expected, 1)} yn debygol.`;
    const but = differing === 0 ? '' : ` ac eithrio ${written(differing)} ar y mwyaf`;
    return `Mae gan ${counted.responses(responses)} yr un atebion i bob cwestiwn${but}.${likely}`;
  },
  unlikely_answers: ({ responses = 0 }) =>
    `Nid yw atebion ${counted.responses(responses)} yn cyd-fynd â’i gilydd fel y mae atebion pobl eraill.`,
  even_spacing: ({ responses = 0, seconds, deviation }) => {
    const every = seconds === undefined ? 'ar gyfnodau cyson' : `bob ${secondsOf(seconds)}`;
    const exactly = deviation === undefined ? '' : `, o fewn ${percentOf(deviation)}`;
    return `Daeth ${counted.responses(responses)} ${every}${exactly}. Nid yw pobl yn dod mor gyson â hynny.`;
  },
  even_times: ({ responses = 0, seconds, deviation }) => {
    const took = seconds === undefined ? 'bron yr un amser' : secondsOf(seconds);
    const exactly = deviation === undefined ? '' : `, o fewn ${percentOf(deviation)}`;
    return `Cymerodd ${counted.responses(responses)} ${took}${exactly}. Mae amseroedd pobl yn amrywio’n fwy.`;
  },
  straight_lines: ({ responses = 0 }) => `Mae gan ${counted.responses(responses)} yr un ateb ar bob cam o raddfa.`,
  marked: ({ responses = 0 }) => `Cafodd ${counted.responses(responses)} eu marcio pan ddaethant i law.`,
  prepared_text: ({ responses = 0 }) =>
    `Anfonodd ${counted.people(responses)} y testun hwn. Mae eu hatebion eraill a’u hamseroedd yn amrywio fel rhai pobl.`,
  follows_decided: ({ responses = 0 }) =>
    `Mae ${counted.responses(responses)} yn debyg i grŵp y penderfynwyd arno o’r blaen.`,
});

translate(statementRowLabels, {
  responses: 'Ymatebion a ddaeth i law',
  counted: 'Ymatebion sy’n cyfrif',
  by_qr_code: 'Arolygon a gwblhawyd drwy god QR',
  by_email: 'Arolygon a gwblhawyd drwy e-bost',
  by_social: 'Arolygon a gwblhawyd drwy’r cyfryngau cymdeithasol',
  by_external: 'Arolygon a gwblhawyd drwy wefan arall',
  by_direct: 'Arolygon a gwblhawyd drwy’r cyfeiriad ei hun',
  at_shared_places: 'Ymatebion drwy godau QR lleoedd a rennir',
  marked: 'Ymatebion â marc',
  waves: 'Grwpiau o ymatebion a ganfuwyd',
  doubtful: 'Ymatebion mewn grwpiau amheus',
  organised: 'Ymatebion mewn grwpiau wedi’u trefnu',
  undecided: 'Grwpiau nad oes neb wedi penderfynu arnynt',
  decided: 'Grwpiau y penderfynodd staff arnynt',
  deciders: 'Pobl a benderfynodd',
  excluded: 'Ymatebion nad ydynt yn cyfrif',
  largest_difference: 'Gwahaniaeth mwyaf heb yr ymatebion amheus, mewn pwyntiau canran',
  changed_orders: 'Cwestiynau y mae trefn eu hatebion yn newid hebddynt',
});

translate(statementMessages, {
  paragraph: ({
    responses = 0,
    waves: detected = 0,
    doubtful = 0,
    organised = 0,
    decided = 0,
    deciders = 0,
    undecided = 0,
    excluded = 0,
    largest_difference: points,
    changed_orders: orders,
  }) => {
    const changes = !orders
      ? 'nid yw trefn yr atebion yn newid'
      : `mae trefn yr atebion yn newid mewn ${counted.questions(orders)}`;
    const parts = [
      `Daeth ${counted.responses(responses)} i law.`,
      detected === 0
        ? 'Ni chanfuwyd ymatebion sy’n perthyn i’w gilydd.'
        : `Canfuwyd ${groups(detected)} o ymatebion sy’n perthyn i’w gilydd.`,
      doubtful === 0
        ? ''
        : `Mae ${counted.responses(doubtful)} yn amheus: mae arwyddion nad ydynt gan gynifer â hynny o bobl.`,
      organised === 0
        ? ''
        : `Anfonodd ${counted.people(organised)} eiriau a baratowyd gan grŵp; mae pob un yn cyfrif oni bai bod staff wedi penderfynu fel arall.`,
      decided === 0 ? '' : `Penderfynodd ${counted.people(deciders)} ar ${groups(decided)}.`,
      undecided === 0 ? '' : `Nid oes neb wedi penderfynu ar ${groups(undecided)} eto.`,
      excluded === 0 ? 'Mae pob ymateb yn cyfrif.' : `Nid yw ${counted.responses(excluded)} yn cyfrif.`,
      doubtful === 0 || points === undefined || orders === undefined
        ? ''
        : `Heb yr ymatebion amheus, nid oes unrhyw ganlyniad yn gwahaniaethu o fwy na ${written(points, 1)} pwynt canran, ac ${changes}.`,
    ];
    return parts.filter((part) => part !== '').join(' ');
  },
  unknowable: {
    same_person:
      'A atebodd un person fwy nag unwaith o ddyfeisiau gwahanol. Ni chaiff dim ei storio sy’n arwain at berson.',
    slow_attack: 'A anfonodd rhywun ymatebion unigol yn araf ac mewn geiriau gwahanol, fel y mae pobl yn ei wneud.',
    who_answered: 'Pwy a atebodd, a phwy na wnaeth. Nid oes rhaid i neb ddweud pwy ydynt.',
    comparison_ended:
      'A yw ymatebion diweddarach yn debyg i rai cynharach. Dinistriwyd yr allwedd i’w cymharu ar ôl i’r ymgyrch ddod i ben.',
  },
});
