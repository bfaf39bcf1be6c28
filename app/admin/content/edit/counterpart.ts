import type { DocumentEntry } from '#model/content/editor.ts'

/** A service is two documents, its page and its card in menus and lists: the one that is not open. */
export function counterpartOf({ key, group }: Pick<DocumentEntry, 'key' | 'group'>) {
  if (group === 'Services') {
    return { document: key.replace('page:services/', 'service:'), name: 'Its menu card' }
  }
  if (group === 'Services in menus and lists') {
    return { document: key.replace('service:', 'page:services/'), name: 'Its page' }
  }
  return null
}
