import { useFormActions, useFormState } from './form-context.ts'
import { isFields, type JsonSchema } from './json-schema.ts'
import { plainWords } from './labels.ts'
import { below } from './set-at-path.ts'

type UnknownFieldsProps = { schema: JsonSchema; value: unknown; path: string }

/** Fields that the schema does not know; they can only be removed. */
export function UnknownFields({ schema, value, path }: UnknownFieldsProps) {
  const { idOf, change } = useFormActions()
  const { errors, isReadOnly } = useFormState()
  const names = isFields(value) ? Object.keys(value) : []
  return names
    .filter((name) => !schema.properties?.[name] && errors[below(path, name)] !== undefined)
    .map((name) => (
      <p key={name} className="schema-undo is-wide">
        <span className="schema-error">
          {plainWords(name)}: {errors[below(path, name)]}
        </span>
        <button
          type="button"
          id={idOf(below(path, name))}
          className="schema-quiet"
          disabled={isReadOnly}
          onClick={() => change(below(path, name), undefined)}
        >
          Remove
        </button>
      </p>
    ))
}
