import type { DocumentEntry } from '#model/content/editor.ts'

/** A service's other document: the menu card of its page, or the page of its card. */
export function counterpartOf({ key, group }: Pick<DocumentEntry, 'key' | 'group'>) {
  if (group === 'Services') {
    return { document: key.replace('page:services/', 'service:'), name: 'Menu card' }
  }
  if (group === 'Services in menus and lists') {
    return { document: key.replace('service:', 'page:services/'), name: 'Page' }
  }
  return null
}
