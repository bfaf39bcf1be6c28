import { branchOf } from './branches.ts'
import { useFormTools } from './form-context.ts'
import { Group } from './group.tsx'
import type { JsonSchema } from './json-schema.ts'
import { kindName } from './kinds.ts'
import { labelOf } from './labels.ts'
import { ObjectFields } from './object-fields.tsx'
import { type FieldProps, SchemaField } from './schema-field.tsx'
import { switched } from './switched.ts'

/** A value of several shapes: a choice of the shape, and the fields of the one that is chosen. */
export function UnionField({ branches, ...field }: FieldProps & { branches: JsonSchema[] }) {
  const { value, path, name, schema } = field
  const { idOf, change } = useFormTools()
  const branch = branchOf(branches, value)
  const label = field.label ?? labelOf(schema, name)
  return (
    <Group {...field}>
      <div className="schema-field">
        <label className="schema-label" htmlFor={idOf(path, 'kind')}>
          Kind
        </label>
        <select
          id={idOf(path, 'kind')}
          className="input select"
          value={branches.indexOf(branch)}
          onChange={(event) => {
            const next = branches[Number(event.target.value)]
            if (next) change(path, switched(value, next))
          }}
        >
          {branches.map((one, index) => (
            <option key={kindName(one)} value={index}>
              {kindName(one)}
            </option>
          ))}
        </select>
      </div>
      {branch.type === 'object' ? (
        <ObjectFields schema={branch} value={value} path={path} />
      ) : (
        <SchemaField
          key={kindName(branch)}
          schema={branch}
          value={value}
          path={path}
          name={name}
          label={label}
        />
      )}
    </Group>
  )
}
