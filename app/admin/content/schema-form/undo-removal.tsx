import { useFormTools, useFormView } from './form-context.ts'

/** Puts back what was removed last from a list, until something else of the form's lists changes. */
export function UndoRemoval({ list }: { list: string }) {
  const { putBack } = useFormTools()
  const { removed } = useFormView()
  if (removed?.list !== list) return null
  return (
    <p className="schema-undo">
      <span>Removed {removed.name}.</span>
      <button type="button" className="schema-quiet" onClick={putBack}>
        Undo
      </button>
    </p>
  )
}
