import { createContext, useContext } from 'react'

/** An entry that was just removed and can be put back. */
export type Removed = { list: string; index: number; entry: unknown; name: string }

/** What changes while one works: it re-renders what reads it. */
export type FormView = {
  errors: Record<string, string>
  /** Paths of entries that are open. */
  open: ReadonlySet<string>
  removed: Removed | null
  /** It can be read and opened, but nothing in it changes. */
  isReadOnly: boolean
}

/** What fields do; the same object as long as the form stands. */
export type FormTools = {
  /** The element of a path; parts of it ("body", "add", "up") follow a plus. */
  idOf: (path: string, part?: string) => string
  change: (path: string, value: unknown) => void
  /** Changes a field and puts the focus on it, or on the button `part` of it. */
  changeAndGo: (path: string, value: unknown, part: string) => void
  toggle: (path: string) => void
  goTo: (path: string) => void
  /** `name` is what an entry is called in what is said. */
  insert: (list: string, index: number, entry: unknown, name: string) => void
  remove: (list: string, index: number, name: string) => void
  move: (list: string, from: number, to: number, name: string) => void
  putBack: () => void
}

export const FormToolsContext = createContext<FormTools | null>(null)
export const FormViewContext = createContext<FormView | null>(null)

export function useFormTools() {
  const tools = useContext(FormToolsContext)
  if (!tools) throw new Error('A field stands outside of its SchemaForm.')
  return tools
}

export function useFormView() {
  const view = useContext(FormViewContext)
  if (!view) throw new Error('A field stands outside of its SchemaForm.')
  return view
}
