import { useEffect, useMemo, useReducer } from 'react'
import { ErrorSummary } from './error-summary.tsx'
import { FieldRendererContext } from './field.tsx'
import { FormToolsContext, FormViewContext } from './form-context.ts'
import { firstView, nextView } from './form-view.ts'
import type { JsonSchema } from './json-schema.ts'
import { SchemaField } from './schema-field.tsx'
import { useFormTools } from './use-form-tools.ts'

type SchemaFormProps = {
  /** Of `z.toJSONSchema(schema, { io: 'input' })`; the same object from render to render. */
  schema: JsonSchema
  value: unknown
  /** Sentences by dotted path ("blocks.3.cards.1.title"); a new object opens nothing, its summary leads to each. */
  errors: Record<string, string>
  /** Gets the whole new value; the old one is not changed. */
  onChange: (value: unknown) => void
  /** Path of a field or an entry that is opened and gets the focus. */
  focus?: string
  /** For those who may look but not change: everything opens, nothing changes. */
  isReadOnly?: boolean
  /** Addresses of this site, which fields for links offer. */
  addresses?: string[]
}

/** The form of anything that a schema describes, for people who do not write code. */
export function SchemaForm(props: SchemaFormProps) {
  const { schema, value, errors, onChange, focus, isReadOnly = false, addresses = [] } = props
  const [state, dispatch] = useReducer(nextView, null, () => firstView(errors, focus))
  if (state.given !== errors) dispatch({ do: 'errors', errors })
  const tools = useFormTools({ value, onChange, dispatch, lastRemoved: state.removed })
  useEffect(() => {
    if (focus !== undefined) tools.goTo(focus)
  }, [focus, tools])
  const { open, removed } = state
  const view = useMemo(
    () => ({ errors: state.errors, open, removed, isReadOnly }),
    [state.errors, open, removed, isReadOnly],
  )
  return (
    <FormToolsContext value={tools}>
      <FormViewContext value={view}>
        <FieldRendererContext value={SchemaField}>
          <div className="schema-form">
            <ErrorSummary schema={schema} value={value} errors={state.errors} />
            <SchemaField schema={schema} value={value} path="" name="" />
            <datalist id={tools.idOf('', 'addresses')}>
              {addresses.map((address) => (
                <option key={address} value={address} />
              ))}
            </datalist>
            <p role="status" className="sr-only">
              {state.said}
            </p>
          </div>
        </FieldRendererContext>
      </FormViewContext>
    </FormToolsContext>
  )
}
