/**
 * @file How every process of the product is started. Without the accessor `__proto__` no text from outside reaches a prototype
 * through it; worker threads inherit this. `throw` instead of `delete` would keep passport from loading.
 */
export const nodeFlags = ['--disable-proto=delete'];
