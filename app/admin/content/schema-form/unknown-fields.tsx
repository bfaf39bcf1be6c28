import { isFields, type JsonSchema } from '#model/content/form/json-schema.ts'
import { plainWords } from '#model/content/form/labels.ts'
import { below } from '#model/content/form/set-at-path.ts'
import { useFormActions, useFormState } from './form-context.ts'
import { QuietButton } from './quiet-button.tsx'

type UnknownFieldsProps = { schema: JsonSchema; value: unknown; path: string }

/** Fields that are not in the schema; they can only be removed. */
export function UnknownFields({ schema, value, path }: UnknownFieldsProps) {
  const { idOf, change } = useFormActions()
  const { errors, isReadOnly } = useFormState()
  const names = isFields(value) ? Object.keys(value) : []
  return names
    .filter((name) => !schema.properties?.[name] && errors[below(path, name)] !== undefined)
    .map((name) => (
      <p key={name} className="is-wide flex items-center gap-4 text-soft">
        <span className="font-semibold text-alarm">
          {plainWords(name)}: {errors[below(path, name)]}
        </span>
        <QuietButton
          id={idOf(below(path, name))}
          disabled={isReadOnly}
          onClick={() => change(below(path, name), undefined)}
        >
          Remove
        </QuietButton>
      </p>
    ))
}
