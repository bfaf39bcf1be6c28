import { type ReactNode, useEffect, useMemo, useReducer } from 'react'
import type { EntryOptions } from '#model/content/editor.ts'
import type { JsonSchema } from '#model/content/form/json-schema.ts'
import { ArticleControl, EmailControl } from './article-control.tsx'
import { ChosenEntry } from './chosen-entry.tsx'
import type { Controls } from './controls.ts'
import { ErrorSummary } from './error-summary.tsx'
import { FieldRendererContext } from './field.tsx'
import { FieldsAndAside } from './fields-and-aside.tsx'
import {
  EntryOptionsContext,
  type FieldFocus,
  FormActionsContext,
  FormOptionsContext,
  FormStateContext,
  FormValueContext,
} from './form-context.ts'
import { hasAside } from './form-part.ts'
import { formReducer, initialState } from './form-state.ts'
import { SchemaField } from './schema-field.tsx'
import { TitleControl } from './title-control.tsx'
import { useStableFormActions } from './use-stable-form-actions.ts'

type SchemaFormProps = {
  /** Key of the document. */
  document: string
  /** Path of the page that shows it; null until it is published. */
  page: string | null
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
  /** Controls that its schema names, beside those that every form knows. */
  controls?: Controls | undefined
  /** Gets the writes of what was typed last, of controls that pass it on after a pause only. */
  pendingWrites: Set<() => void>
  /** Above the fields. */
  start: ReactNode
  /** Below the fields in the aside. */
  asideEnd: ReactNode
}

const noEntries: EntryOptions = {}
const knownControls: Controls = {
  title: TitleControl,
  article: ArticleControl,
  email: EmailControl,
}

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
  const { document, page, controls, pendingWrites, start, asideEnd } = props
  const options = useMemo(
    () => ({ document, page, pendingWrites, controls: { ...knownControls, ...controls } }),
    [document, page, pendingWrites, controls],
  )
  const summary = <ErrorSummary schema={schema} value={value} errors={state.errors} />
  return (
    <FormActionsContext value={actions}>
      <FormStateContext value={formState}>
        <FormOptionsContext value={options}>
          <FormValueContext value={value}>
            <FieldRendererContext value={SchemaField}>
              <EntryOptionsContext value={entries}>
                {hasAside(schema) ? (
                  <FieldsAndAside schema={schema} value={value} start={start} end={asideEnd}>
                    {summary}
                  </FieldsAndAside>
                ) : (
                  <>
                    {start}
                    <div className="schema-form grid max-w-240 gap-6">
                      {summary}
                      <ChosenEntry path="" />
                      <SchemaField schema={schema} value={value} path="" name="" />
                    </div>
                  </>
                )}
                <datalist id={actions.idOf('', 'addresses')}>
                  {addresses.map((address) => (
                    <option key={address} value={address} />
                  ))}
                </datalist>
                <p role="status" className="sr-only">
                  {state.announcement}
                </p>
              </EntryOptionsContext>
            </FieldRendererContext>
          </FormValueContext>
        </FormOptionsContext>
      </FormStateContext>
    </FormActionsContext>
  )
}
