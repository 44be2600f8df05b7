export { age, sex } from './standard-questions.messages';
export { standardQuestions } from './standard-questions.registry';
export { standardQuestionsFor } from './standard-questions-for';
