/** Downloads a file from an address. Without a name, uses the name from the server. */
export const saveFrom = (href: string, name = ''): void => {
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
};

/** Downloads a file whose content was created in the browser. */
export const saveParts = (parts: BlobPart[], type: string, name: string): void => {
  const address = URL.createObjectURL(new Blob(parts, { type }));
  saveFrom(address, name);
  URL.revokeObjectURL(address);
};
