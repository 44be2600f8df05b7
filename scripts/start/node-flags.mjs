/**
 * @file Node flags of every process of the product. Without the accessor `__proto__` no text from outside reaches a
 * prototype through it; worker threads inherit this. `throw` instead of `delete` would prevent passport from loading.
 */
export const nodeFlags = ['--disable-proto=delete'];
