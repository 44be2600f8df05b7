export const messages = {
  attributeUnknown: (key: string) => `There is no attribute ${key}.`,
  attributeMisfit: (name: string) => `This comparison does not fit the values of “${name}”.`,
} as const;
