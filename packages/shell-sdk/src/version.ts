/**
 * The version that this shell provides. A remote's descriptor declares the range that it needs. A breaking change is
 * a new major version.
 */
export const SHELL_SDK_VERSION = '0.1.2';
