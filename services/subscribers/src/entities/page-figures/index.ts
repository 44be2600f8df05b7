export { noFigures, type PageFigures, type PageFiguresRepository } from './page-figures.repository';
