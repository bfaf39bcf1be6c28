/** Begins the name of a cookie that a browser takes over https only. */
export const SECURE_PREFIX = '__Secure-'
