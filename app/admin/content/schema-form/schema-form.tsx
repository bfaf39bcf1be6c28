import { useEffect, useMemo, useReducer } from 'react'
import type { EntryOptions } from '#model/content/editor.ts'
import type { JsonSchema } from '#model/content/form/json-schema.ts'
import { ChosenEntry } from './chosen-entry.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { FieldRendererContext } from './field.tsx'
import {
  EntryOptionsContext,
  type FieldFocus,
  FormActionsContext,
  FormStateContext,
} from './form-context.ts'
import { formReducer, initialState } from './form-state.ts'
import { SchemaField } from './schema-field.tsx'
import { useStableFormActions } from './use-stable-form-actions.ts'

type SchemaFormProps = {
  /** From `z.toJSONSchema(schema, { io: 'input' })`; must be the same object on every render. */
  schema: JsonSchema
  value: unknown
  /** Messages by dotted path ("blocks.kqzwpxa.title"). */
  errors: Record<string, string>
  /** Receives the complete new value; updates are immutable. */
  onChange: (value: unknown) => void
  /** A new object focuses the same again. */
  focus?: FieldFocus | null
  /** Entries can be opened but not edited. */
  isReadOnly?: boolean
  /** The entries that lists of entries can show, by collection. */
  entries?: EntryOptions
  /** Internal paths suggested in link fields. */
  addresses?: string[]
}

const noEntries: EntryOptions = {}

/** A form generated from a JSON Schema. */
export function SchemaForm(props: SchemaFormProps) {
  const { schema, value, errors, onChange, focus, isReadOnly = false, addresses = [] } = props
  const { entries = noEntries } = props
  const [state, dispatch] = useReducer(formReducer, null, () => initialState(errors, focus?.path))
  if (state.givenErrors !== errors) dispatch({ type: 'errors', errors })
  const actions = useStableFormActions({
    schema,
    value,
    onChange,
    dispatch,
    lastRemoved: state.removed,
  })
  useEffect(() => {
    if (focus) actions.goTo(focus)
  }, [focus, actions])
  const { open, removed } = state
  const formState = useMemo(
    () => ({ errors: state.errors, open, removed, isReadOnly }),
    [state.errors, open, removed, isReadOnly],
  )
  return (
    <FormActionsContext value={actions}>
      <FormStateContext value={formState}>
        <FieldRendererContext value={SchemaField}>
          <EntryOptionsContext value={entries}>
            <div className="schema-form grid max-w-232 gap-6">
              <ErrorSummary schema={schema} value={value} errors={state.errors} />
              <ChosenEntry path="" />
              <SchemaField schema={schema} value={value} path="" name="" />
              <datalist id={actions.idOf('', 'addresses')}>
                {addresses.map((address) => (
                  <option key={address} value={address} />
                ))}
              </datalist>
              <p role="status" className="sr-only">
                {state.announcement}
              </p>
            </div>
          </EntryOptionsContext>
        </FieldRendererContext>
      </FormStateContext>
    </FormActionsContext>
  )
}
