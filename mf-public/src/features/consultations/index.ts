export { ConsultationsPage } from './ConsultationsPage';
export { headOfConsultations, isIndexedList } from './head';
export { consultationsWordsIn } from './words';
