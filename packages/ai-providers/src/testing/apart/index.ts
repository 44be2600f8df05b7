export { apartDe } from './de';
export { apartEn } from './en';
export { apartEs } from './es';
export { apartFr } from './fr';
