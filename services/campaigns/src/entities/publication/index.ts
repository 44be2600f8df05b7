export {
  hiddenInPublication,
  type PartCells,
  type PublishedReport,
  type QuestionCells,
  reportCells,
} from './publication.domain';
