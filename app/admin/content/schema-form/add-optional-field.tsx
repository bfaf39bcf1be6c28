import { Plus } from 'lucide-react'
import { firstValue } from '#model/content/form/empty-value.ts'
import type { JsonSchema } from '#model/content/form/json-schema.ts'
import { labelOf } from '#model/content/form/labels.ts'
import { withoutNull } from '#model/content/form/shape.ts'
import { useFormActions } from './form-context.ts'
import { QuietButton } from './quiet-button.tsx'

type AddOptionalFieldProps = { schema: JsonSchema; name: string; path: string }

/** Adds an optional field; the focus goes into it. */
export function AddOptionalField({ schema, name, path }: AddOptionalFieldProps) {
  const { idOf, changeAndFocus } = useFormActions()
  const plain = withoutNull(schema).schema
  return (
    <QuietButton
      id={idOf(path, 'add-field')}
      onClick={() => changeAndFocus(path, firstValue(plain), 'body')}
    >
      <Plus aria-hidden="true" className="size-4" />
      Add {labelOf(plain, name).toLowerCase()}
    </QuietButton>
  )
}
