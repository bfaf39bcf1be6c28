/** Values by field name, in local storage until the form is sent. */
type Draft = Record<string, string>

export type DraftProps = {
  /** The name of the form. */
  name: string
  /** The result of the native post that this page answers. */
  answer?: 'stored' | 'rejected'
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The controls of a draft: not files, hidden fields, consents (each is given anew) and the honeypot. */
const CONTROLS =
  'input:not([type=hidden], [type=file], [type=checkbox], [tabindex]), select, textarea'

/**
 * Restores the draft of the form in an element, saves every change, and deletes it when the form is reset. Does nothing
 * where storage is blocked.
 */
export function mountDraft(element: HTMLElement, { name, answer }: DraftProps) {
  if (answer === 'stored') clearDraft(name)
  if (!answer) restoreDraft(element, name)
  // What was typed before this code was there.
  if (answer !== 'stored' && controlsOf(element).some(isEdited)) saveDraft(element, name)
  element.addEventListener('input', () => saveDraft(element, name))
  element.addEventListener('reset', () => clearDraft(name))
}

function clearDraft(name: string) {
  try {
    localStorage.removeItem(storageKey(name))
  } catch {}
}

function controlsOf(element: HTMLElement) {
  return [...element.querySelectorAll<Control>(CONTROLS)]
}

function saveDraft(element: HTMLElement, name: string) {
  const draft: Draft = {}
  for (const control of controlsOf(element)) {
    const { name: field, value } = control
    if (value !== '' && (!isRadio(control) || control.checked)) draft[field] = value
  }
  try {
    localStorage.setItem(storageKey(name), JSON.stringify(draft))
  } catch {}
}

/** What the page already chose or the visitor typed is newer than the draft. */
function restoreDraft(element: HTMLElement, name: string) {
  const draft = readDraft(name)
  for (const control of controlsOf(element)) {
    const value = draft[control.name]
    if (value === undefined) continue
    if (control instanceof HTMLSelectElement) {
      const option = [...control.options].find((option) => option.value === value)
      if (option && control.selectedIndex === 0) option.selected = true
    } else if (isRadio(control)) {
      const group = control.form?.elements.namedItem(control.name)
      const isEmpty = group instanceof RadioNodeList && group.value === ''
      if (isEmpty && control.value === value) control.checked = true
    } else if (control.value === '') control.value = value
  }
}

function readDraft(name: string): Draft {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(storageKey(name)) ?? '{}')
    return draft !== null && typeof draft === 'object' ? (draft as Draft) : {}
  } catch {
    return {}
  }
}

function isEdited(control: Control) {
  if (control instanceof HTMLSelectElement) {
    return [...control.options].some((option) => option.selected !== option.defaultSelected)
  }
  if (isRadio(control)) return control.checked !== control.defaultChecked
  return control.value !== control.defaultValue
}

function isRadio(control: Control): control is HTMLInputElement {
  return control.type === 'radio'
}

function storageKey(name: string) {
  return `draft:${name}`
}
