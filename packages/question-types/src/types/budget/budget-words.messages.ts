import type { Language } from '@folkmoot/contracts/client';

/** Texts for residents. Amounts have their unit. */
export interface BudgetWords {
  readonly exact: string;
  readonly most: string;
  /** After the hint, when amounts are not in steps of one. */
  readonly steps: string;
  readonly left: string;
  readonly over: string;
  readonly done: string;
  readonly less: string;
  readonly more: string;
}

export const budgetWords: Readonly<Record<Language, BudgetWords>> = {
  en: {
    exact: 'Share out all of {total}.',
    most: 'Share out up to {total}.',
    steps: 'Use steps of {step}.',
    left: '{amount} left',
    over: '{amount} too much',
    done: 'All shared out',
    less: 'Less for {label}',
    more: 'More for {label}',
  },
  es: {
    exact: 'Reparta la totalidad de {total}.',
    most: 'Reparta hasta {total}.',
    steps: 'Use múltiplos de {step}.',
    left: 'Quedan {amount}',
    over: 'Sobran {amount}',
    done: 'Todo repartido',
    less: 'Menos para {label}',
    more: 'Más para {label}',
  },
  fr: {
    exact: 'Répartissez la totalité de {total}.',
    most: 'Répartissez jusqu’à {total}.',
    steps: 'Utilisez des multiples de {step}.',
    left: 'Il reste {amount}',
    over: '{amount} de trop',
    done: 'Tout est réparti',
    less: 'Moins pour {label}',
    more: 'Plus pour {label}',
  },
  de: {
    exact: 'Verteilen Sie genau {total}.',
    most: 'Verteilen Sie bis zu {total}.',
    steps: 'Verwenden Sie Schritte von {step}.',
    left: 'Noch {amount} übrig',
    over: '{amount} zu viel',
    done: 'Alles verteilt',
    less: 'Weniger für {label}',
    more: 'Mehr für {label}',
  },
  cy: {
    exact: 'Rhannwch y cyfan o {total}.',
    most: 'Rhannwch hyd at {total}.',
    steps: 'Defnyddiwch gamau o {step}.',
    left: '{amount} ar ôl',
    over: '{amount} yn ormod',
    done: 'Y cyfan wedi’i rannu',
    less: 'Llai i {label}',
    more: 'Mwy i {label}',
  },
  ar: {
    exact: 'وزّع كامل المبلغ: \u2068{total}\u2069.',
    most: 'وزّع ما يصل إلى \u2068{total}\u2069.',
    steps: 'استخدم مضاعفات \u2068{step}\u2069.',
    left: 'المتبقي: \u2068{amount}\u2069',
    over: 'زيادة: \u2068{amount}\u2069',
    done: 'تم توزيع الكل',
    less: 'أقل لـ \u2068{label}\u2069',
    more: 'أكثر لـ \u2068{label}\u2069',
  },
};
