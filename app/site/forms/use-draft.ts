import { type RefObject, useEffect } from 'react'

/** Text fields of a form as the browser keeps them until it is sent. */
type Draft = Record<string, string>

/** Fills a form with its kept draft, if it has one; after that `keepDraft` and `dropDraft` look after it. */
export function useDraft(name: string, form: RefObject<HTMLFormElement | null>, skip: boolean) {
  useEffect(() => {
    if (!form.current || skip) return
    for (const [field, value] of Object.entries(readDraft(name))) {
      const control = form.current.elements.namedItem(field)
      // What was typed before this ran is newer than the draft.
      if (isTextControl(control) && control.value === '') control.value = value
      if (control instanceof RadioNodeList && control.value === '') control.value = value
    }
  }, [name, form, skip])
}

/** Keeps the named text fields and choices of a form; a browser without storage keeps none. */
export function keepDraft(name: string, form: HTMLFormElement, fields: readonly string[]) {
  const draft: Draft = {}
  const entries = new FormData(form)
  for (const field of fields) {
    const value = entries.get(field)
    if (typeof value === 'string' && value !== '') draft[field] = value
  }
  try {
    localStorage.setItem(storageKey(name), JSON.stringify(draft))
  } catch {}
}

/** Forgets a draft, once what it held is stored. */
export function dropDraft(name: string) {
  try {
    localStorage.removeItem(storageKey(name))
  } catch {}
}

function readDraft(name: string): Draft {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(storageKey(name)) ?? '{}')
    return draft !== null && typeof draft === 'object' ? (draft as Draft) : {}
  } catch {
    return {}
  }
}

function storageKey(name: string) {
  return `draft:${name}`
}

function isTextControl(control: unknown): control is HTMLInputElement | HTMLTextAreaElement {
  return (
    control instanceof HTMLTextAreaElement ||
    (control instanceof HTMLInputElement && control.type !== 'radio' && control.type !== 'file')
  )
}
