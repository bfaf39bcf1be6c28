import { COMMENT_PREFIX } from '#app/admin/kit/kept-storage.ts'

/** Comments that were written and not sent, by field or thread: kept in this browser until they are sent or given up. */
export type UnsentComments = ReturnType<typeof unsentComments>

/** `person` is the id of who writes, `key` that of the document. */
export function unsentComments(person: string, key: string) {
  const nameOf = (place: string) => `${COMMENT_PREFIX}${person} ${key} ${place}`
  return {
    get(place: string) {
      try {
        return localStorage.getItem(nameOf(place)) ?? ''
      } catch {
        return ''
      }
    },
    /** Without storage, or with a full one, the text is on the screen only. */
    set(place: string, text: string) {
      try {
        if (text) localStorage.setItem(nameOf(place), text)
        else localStorage.removeItem(nameOf(place))
      } catch {}
    },
  }
}
