import { createContext, type ReactNode, useContext } from 'react'
import type { Selection } from '#app/admin/kit/use-selection.ts'
import type { OutlineEntry } from '#app/admin/rich-text/outline.ts'
import type { EntryOptions } from '#model/content/editor.ts'
import type { Controls } from './controls.ts'

/** A removed entry that can be restored. */
export type Removed = { list: string; index: number; entry: unknown; name: string }

/** A field or entry to open and focus. */
export type FieldFocus = {
  path: string
  part?: string | undefined
  /** Where in its text. */
  cursor?: number
}

/** Form state; changes re-render its consumers. */
export type FormState = {
  errors: Record<string, string>
  /** Paths of entries that are open. */
  open: ReadonlySet<string>
  removed: Removed | null
  /** Entries can be opened but not edited. */
  isReadOnly: boolean
}

/** Form actions; stable for the lifetime of the form. */
export type FormActions = {
  /** Element id of a path, or of a part of it ("body", "add", "up"). */
  idOf: (path: string, part?: string) => string
  /** Nothing happens if the entry that the field belongs to was removed meanwhile. */
  change: (path: string, value: unknown) => void
  /** Changes the field that chooses the branch of a union; what both branches have is kept. */
  changeBranch: (path: string, value: unknown) => void
  /** Changes a field and moves the focus to `part` of it. */
  changeAndFocus: (path: string, value: unknown, part: string) => void
  toggle: (path: string) => void
  goTo: (focus: FieldFocus) => void
  /** `name`: how screen readers announce the entry. */
  insert: (list: string, index: number, entry: unknown, name: string) => void
  remove: (list: string, index: number, name: string) => void
  removeSeveral: (list: string, indexes: number[]) => void
  move: (list: string, from: number, to: number, name: string) => void
  undoRemove: () => void
}

/** The entries that lists of entries can show, by collection. */
export const EntryOptionsContext = createContext<EntryOptions>({})

/** What a form is given once. */
export type FormOptions = {
  /** Key of the document. */
  document: string
  /** Path of the page that shows it; null until it is published. */
  page: string | null
  controls: Controls
  /** Writes of what was typed last, in controls that pass it on after a pause only. */
  pendingWrites: Set<() => void>
}

export const FormOptionsContext = createContext<FormOptions | null>(null)

export const FormValueContext = createContext<unknown>(null)

/** Receives the headings of the document's article. */
export const OutlineContext = createContext<(outline: OutlineEntry[]) => void>(() => {})

/** An entry of a collection that was clicked in the page. */
export type ChosenEntry = {
  /** The key of its document. */
  entry: string
  /** The id of the section that shows it. */
  section: string | null
  /** Path of the field below which a link leads to it: the section's list, the section, or "". */
  path: string
}

export const ChosenEntryContext = createContext<ChosenEntry | null>(null)

/** Saves the draft, then opens another screen; null: opens it at once. */
export const LeaveContext = createContext<((to: string) => void) | null>(null)

/** The selected entries of a document that is a list. */
export const SelectionContext = createContext<Selection | null>(null)

/** What a document offers for one of its sections, below the section's fields. */
export const BlockToolsContext = createContext<((block: unknown) => ReactNode) | null>(null)

export const FormActionsContext = createContext<FormActions | null>(null)
export const FormStateContext = createContext<FormState | null>(null)

export function useFormActions() {
  const actions = useContext(FormActionsContext)
  if (!actions) throw new Error('Render fields inside a SchemaForm.')
  return actions
}

export function useFormState() {
  const state = useContext(FormStateContext)
  if (!state) throw new Error('Render fields inside a SchemaForm.')
  return state
}

export function useFormOptions() {
  const options = useContext(FormOptionsContext)
  if (!options) throw new Error('Render fields inside a SchemaForm.')
  return options
}

/** The whole value, for a control that shows more than its own. */
export function useFormValue() {
  return useContext(FormValueContext)
}
