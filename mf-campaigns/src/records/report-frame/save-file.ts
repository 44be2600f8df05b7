/** Offers what is at an address for saving; without a name, under the one that the server gives. */
export const saveFrom = (href: string, name = ''): void => {
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
};

/** Offers parts made here for saving. */
export const saveParts = (parts: BlobPart[], type: string, name: string): void => {
  const address = URL.createObjectURL(new Blob(parts, { type }));
  saveFrom(address, name);
  URL.revokeObjectURL(address);
};
