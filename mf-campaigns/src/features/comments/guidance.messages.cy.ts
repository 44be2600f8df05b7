import { translate } from '@folkmoot/contracts/translation';
import { guidance } from './guidance.messages';

translate(guidance, {
  safety: {
    title: 'Diogelwch: gall rhywun fod mewn perygl',
    steps: [
      'Os yw rhywun mewn perygl nawr, ffoniwch y gwasanaethau brys yn gyntaf.',
      'Os yw’n ymwneud â phlentyn neu oedolyn sydd angen gofal, trosglwyddwch ef i’ch arweinydd diogelu heddiw. Nid oes rhaid i chi fod yn sicr.',
      'Os yw’n ymwneud â lle (rheilen wedi torri, croesfan dywyll), trosglwyddwch ef i’r tîm sy’n gofalu am y lle hwnnw.',
      'Gall atebion fod yn ddienw. Peidiwch â cheisio darganfod pwy ysgrifennodd; eich arweinydd diogelu sy’n penderfynu a oes angen hynny.',
    ],
  },
  discrimination: {
    title: 'Gwahaniaethu: cafodd rhywun ei drin yn annheg, neu mae’n ysgrifennu â chasineb',
    steps: [
      'Os cafodd yr awdur ei drin yn annheg, trosglwyddwch ef i’ch arweinydd cydraddoldeb neu’ch tîm cwynion. Gall fod yn gŵyn ym mhob dim ond enw.',
      'Os gall fod yn drosedd casineb, gofynnwch i’ch tîm diogelwch cymunedol a ddylid ei hadrodd i’r heddlu.',
      'Os yw’r geiriau eu hunain yn sarhaus, peidiwch â’u dyfynnu mewn adroddiad. Gallwch eithrio’r ymateb yn Cyflwyniadau, gyda rheswm.',
      'Gofalwch amdanoch eich hun a’ch cydweithwyr: nid oes rhaid i neb ddarllen geiriau o’r fath ar ei ben ei hun.',
    ],
  },
  self_harm: {
    title: 'Hunan-niwed: gall rhywun fod yn meddwl am ei frifo ei hun',
    steps: [
      'Os ydych yn meddwl y gall rhywun weithredu nawr, ffoniwch y gwasanaethau brys.',
      'Trosglwyddwch ef i’ch arweinydd diogelu ar unwaith, gyda’r geiriau fel y maent. Peidiwch ag aros am ail arwydd.',
      'Os gadawodd y person fanylion cyswllt a chytuno i gysylltu ag ef, eich arweinydd diogelu sy’n penderfynu pwy sy’n ysgrifennu, a sut.',
      'Gall darllen hyn bwyso arnoch. Siaradwch â’ch rheolwr neu gydweithiwr, neu defnyddiwch gymorth eich cyngor i staff.',
    ],
  },
});
