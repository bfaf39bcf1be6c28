/** Changes that did not reach the server, as this browser keeps them. */
export type KeptChanges = {
  value: unknown
  /** The version that they change. */
  version: number
  /** ISO time. */
  at: string
}

/** With the name under which they are stored. */
export type StoredChanges = KeptChanges & { key: string }

const PREFIX = 'unsaved '

/** Names this tab until it is loaded anew. */
export const TAB = Math.random().toString(36).slice(2)

/** Of comments that were not sent (content/comments/unsent-comments.ts). */
export const COMMENT_PREFIX = 'unsent comment '

/** Tabs in which the same thing is edited keep a copy each. Returns all of them, newest first. */
export function readKept(name: string): StoredChanges[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => `${key} `.startsWith(`${PREFIX}${name} `))
      .flatMap((key) => readOne(key) ?? [])
      .sort((a, b) => (a.at < b.at ? 1 : -1))
  } catch {
    return []
  }
}

/** Whether changes of an earlier visit, or of another tab, are kept. */
export function hasEarlierChanges(name: string) {
  return readKept(name).some(({ key }) => key !== keyOf(name, TAB))
}

/** Keeps the copy of a tab. Without storage, or with a full one, the changes are on the screen only. */
export function writeKept(name: string, tab: string, kept: KeptChanges) {
  try {
    localStorage.setItem(keyOf(name, tab), JSON.stringify(kept))
  } catch {}
}

/** Removes the copy of a tab. */
export function removeKept(name: string, tab: string) {
  removeStored(keyOf(name, tab))
}

/** Removes everything that a person left unsaved in this browser. */
export function removeKeptOf(person: string) {
  try {
    for (const key of Object.keys(localStorage)) {
      const isTheirs = [PREFIX, COMMENT_PREFIX].some((prefix) =>
        key.startsWith(`${prefix}${person} `),
      )
      if (isTheirs) localStorage.removeItem(key)
    }
  } catch {}
}

export function removeStored(key: string) {
  try {
    localStorage.removeItem(key)
  } catch {}
}

function readOne(key: string): StoredChanges | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null')
    return kept && { ...kept, key }
  } catch {
    return null
  }
}

function keyOf(name: string, tab: string) {
  return `${PREFIX}${name} ${tab}`
}
