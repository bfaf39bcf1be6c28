import type { Language } from './language.ts'

/** Returns a message in a language. */
export type Translate = Language['t']

/** Messages as they are written, with their values; for the admin. They have no plurals. */
export const english: Translate = (message, values = {}) =>
  message.replace(/\{(\w+)\}/g, (found, name: string) => String(values[name] ?? found))
