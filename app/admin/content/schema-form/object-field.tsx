import type { JsonSchema } from '#model/content/form/json-schema.ts'
import { labelOf } from '#model/content/form/labels.ts'
import { stepsOf } from '#model/content/form/set-at-path.ts'
import { summaryOf } from '#model/content/form/summary.ts'
import { Disclosure } from './disclosure.tsx'
import type { FieldProps } from './field.tsx'
import { useFormActions } from './form-context.ts'
import { Group } from './group.tsx'
import { ObjectFields } from './object-fields.tsx'
import { RemoveField } from './remove-field.tsx'

/** Objects with more fields start collapsed. */
const OPEN_MAX = 3

/** An object: the form itself, a group or, if large, a collapsible part. */
export function ObjectField(field: FieldProps) {
  const { idOf } = useFormActions()
  const { schema, value, path, name } = field
  const fields = <ObjectFields schema={schema} value={value} path={path} />
  if (path === '') return fields
  const label = field.label ?? labelOf(schema, name)
  if (stepsOf(path).length > 1 || fieldCount(schema) <= OPEN_MAX)
    return <Group {...field}>{fields}</Group>
  return (
    <div className="is-part border-line border-y">
      <Disclosure
        path={path}
        title={label}
        summary={summaryOf(value)}
        bodyId={idOf(path, 'body')}
        actions={<RemoveField {...field} />}
      >
        {fields}
      </Disclosure>
    </div>
  )
}

/** Number of fields, nested ones included. */
function fieldCount({ properties = {} }: JsonSchema): number {
  return Object.values(properties).reduce(
    (sum, field) => sum + (field.type === 'object' ? fieldCount(field) : 1),
    0,
  )
}
