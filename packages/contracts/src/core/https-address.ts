/** Whether a text is the address of a web page that a resident may be sent to: https, and without a name or password. */
export const isHttpsAddress = (text: string): boolean => {
  try {
    const { protocol, username, password } = new URL(text);
    return protocol === 'https:' && username === '' && password === '';
  } catch {
    return false;
  }
};
