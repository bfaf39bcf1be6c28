import { createContext, useContext } from 'react'

/** A removed entry that can be restored. */
export type Removed = { list: string; index: number; entry: unknown; name: string }

/** Form state; changes re-render its readers. */
export type FormView = {
  errors: Record<string, string>
  /** Paths of entries that are open. */
  open: ReadonlySet<string>
  removed: Removed | null
  /** Parts can be opened, but not changed. */
  isReadOnly: boolean
}

/** Form actions; stable for the lifetime of the form. */
export type FormTools = {
  /** Element id of a path, or of a part of it ("body", "add", "up"). */
  idOf: (path: string, part?: string) => string
  change: (path: string, value: unknown) => void
  /** Changes a field and puts the focus on it, or on the button `part` of it. */
  changeAndGo: (path: string, value: unknown, part: string) => void
  toggle: (path: string) => void
  goTo: (path: string) => void
  /** `name`: how screen readers announce the entry. */
  insert: (list: string, index: number, entry: unknown, name: string) => void
  remove: (list: string, index: number, name: string) => void
  move: (list: string, from: number, to: number, name: string) => void
  putBack: () => void
}

export const FormToolsContext = createContext<FormTools | null>(null)
export const FormViewContext = createContext<FormView | null>(null)

export function useFormTools() {
  const tools = useContext(FormToolsContext)
  if (!tools) throw new Error('Render fields inside a SchemaForm.')
  return tools
}

export function useFormView() {
  const view = useContext(FormViewContext)
  if (!view) throw new Error('Render fields inside a SchemaForm.')
  return view
}
