import { translate } from '@folkmoot/contracts/translation';
import { messages } from './system.messages';

translate(messages, {
  title: 'Gweinyddu’r system',
  deniedTitle: 'Dim mynediad',
  deniedText: 'Mae angen hawliau gweinyddwr system arnoch i weld y dudalen hon.',
  sections: {
    councils: { title: 'Cynghorau', description: 'Pob cyngor ar y gosodiad hwn.' },
    users: { title: 'Defnyddwyr', description: 'Pawb sy’n gallu mewngofnodi, ym mhob cyngor.' },
    ai: { title: 'Ffurfweddu AI', description: 'Darparwyr dadansoddiadau, a faint y cânt ei gostio.' },
    activity: {
      title: 'Logiau gweithgarwch',
      description: 'Pwy wnaeth beth. Ni ellir newid na thynnu cofnodion.',
    },
    health: {
      title: 'Iechyd y system',
      description: 'Sut mae’r gosodiad, a sut y bu yn ystod y 28 diwrnod diwethaf.',
    },
    population: {
      title: 'Tablau poblogaeth',
      description: 'Tablau preswylwyr, megis tablau cyfrifiad cenedlaethol, y gall pob cyngor eu cymryd.',
    },
    releases: {
      title: 'Rhyddhadau',
      description: 'Rhyddhad pob rhan o’r dangosfwrdd, a sut aeth ei lwythiadau diwethaf.',
    },
  },
  stats: {
    loadFailed: 'Nid oedd modd llwytho’r ffigurau.',
    councils: 'Cynghorau gweithredol',
    councilsUnit: (total) => `o ${total.toLocaleString('en-GB')} ar y gosodiad hwn`,
    councilsHow:
      'Cynghorau sydd â’r statws Gweithredol. Ni chyfrifir rhai sy’n aros, rhai a ataliwyd na rhai a ddilëwyd.',
    users: 'Cyfanswm defnyddwyr',
    usersUnit: (active) => `${active.toLocaleString('en-GB')} ohonynt yn weithredol`,
    usersHow: 'Pawb sy’n gallu mewngofnodi, gan gynnwys gweinyddwyr system a phobl heb gyngor.',
    responses: 'Ymatebion y mis',
    responsesUnit: (month) => `o ymatebion a gyfrifwyd ym mis ${month}`,
    responsesHow:
      'Ymatebion pob cyngor ers y cyntaf o’r mis hwn, pob un yn ei gylchfa amser ei hun, heb y rhai y mae staff wedi’u heithrio.',
    uptime: 'Argaeledd y system',
    uptimeUnit: (requests) => `o’r ceisiadau mewn 28 diwrnod (${requests})`,
    uptimeSince: (requests, since) => `o’r ceisiadau ers ${since} (${requests})`,
    uptimeNone: 'dim cais wedi’i gyfrif eto',
    uptimeFlawless: 'Dim methu',
    uptimeHow:
      'Cyfran y ceisiadau a atebodd y gosodiad heb fethu, dros 28 diwrnod neu ers dechrau cyfrif. Nid yw ceisiadau anghywir gan bobl yn cyfrif fel methiannau.',
  },
});
