import { type RefObject, useEffect } from 'react'

/** Values by field name, in local storage until the form is sent. */
type Draft = Record<string, string>

/** Restores a form's draft on mount. `saveDraft` and `clearDraft` do the rest. */
export function useDraft(name: string, form: RefObject<HTMLFormElement | null>, skip: boolean) {
  useEffect(() => {
    if (!form.current || skip) return
    for (const [field, value] of Object.entries(readDraft(name))) {
      const control = form.current.elements.namedItem(field)
      // Text typed before hydration is newer than the draft.
      if (isTextControl(control) && control.value === '') control.value = value
      if (control instanceof RadioNodeList && control.value === '') control.value = value
    }
  }, [name, form, skip])
}

/** Saves the named text fields and choices of a form. Does nothing where storage is blocked. */
export function saveDraft(name: string, form: HTMLFormElement, fields: readonly string[]) {
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

/** Deletes a draft, after the server has stored the form. */
export function clearDraft(name: string) {
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
