import { translate } from '@folkmoot/contracts/translation';
import { messages } from './listing.messages';

translate(messages, {
  title: 'Rhestr ymgynghoriadau',
  isListed: 'Rhestru ar y dudalen ymgynghoriadau',
  isListedHint: 'Mae yno o’i ddechrau nes i chi archifo’r ymgyrch, hefyd cyn i ganlyniadau gael eu cyhoeddi.',
  forWhom: 'Ar gyfer pwy',
  forWhomHint: 'Er enghraifft: pobl sy’n byw neu’n gweithio yng nghanol y dref.',
  areas: 'Ardaloedd dan sylw',
  areasHint: 'Peidiwch â dewis dim os yw’n ymwneud â phob ardal. Labeli’r ymgyrch yw ei phynciau.',
  save: 'Cadw’r rhestriad',
  saved: 'Cadwyd. Mae’r rhestr ymgynghoriadau’n newid o fewn eiliadau.',
  resultsAddress: 'Cyfeiriad y canlyniadau',
  noShortName: 'Gyda dolen fer i’r ymgyrch, mae’r cyfeiriad hwn yn fyr hefyd.',
  toShortName: 'Gosod dolen fer',
  listAddress: 'Cyfeiriad y rhestr ymgynghoriadau',
  embed: 'HTML ar gyfer eich gwefan eich hun',
  embedTitle: (council) => `Ymgynghoriadau ${council}`,
  embedHint: 'Mae’n dangos y rhestr o fewn tudalen o’ch gwefan. Mae dolenni’n agor y dudalen gyfan.',
  copyResults: 'Copïo cyfeiriad y canlyniadau',
  copyList: 'Copïo cyfeiriad y rhestr',
  copyEmbed: 'Copïo’r HTML',
  copied: 'Copïwyd.',
});
