export type { BankedQuestionsRepository, BankItem } from './banked-questions.repository';
