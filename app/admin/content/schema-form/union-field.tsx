import { branchOf } from '#model/content/form/branches.ts'
import { switchBranch } from '#model/content/form/empty-value.ts'
import type { JsonSchema } from '#model/content/form/json-schema.ts'
import { labelOf } from '#model/content/form/labels.ts'
import { Field, type FieldProps } from './field.tsx'
import { useFormActions, useFormState } from './form-context.ts'
import { Group } from './group.tsx'
import { kindName } from './kinds.ts'
import { ObjectFields } from './object-fields.tsx'

type UnionFieldProps = FieldProps & { branches: JsonSchema[] }

/** A union: a select for the kind, and the fields of the selected kind. */
export function UnionField({ branches, ...field }: UnionFieldProps) {
  const { value, path, name, schema } = field
  const branch = branchOf(branches, value)
  const label = field.label ?? labelOf(schema, name)
  const choice = <KindChoice value={value} path={path} label={label} branches={branches} />
  if (branch.type === 'object' && !branch.entries)
    return (
      <Group {...field}>
        {choice}
        <ObjectFields schema={branch} value={value} path={path} />
      </Group>
    )
  return (
    <div className="grid grid-cols-1 gap-x-5 gap-y-4.5 md:grid-cols-2">
      <div className="is-wide">
        <Field
          key={kindName(branch)}
          {...field}
          schema={{ ...branch, description: branch.description ?? schema.description }}
          label={label}
        />
      </div>
      <div className={branch.entries ? 'is-wide' : undefined}>{choice}</div>
    </div>
  )
}

type KindChoiceProps = { value: unknown; path: string; label: string; branches: JsonSchema[] }

function KindChoice({ value, path, label, branches }: KindChoiceProps) {
  const { idOf, change } = useFormActions()
  return (
    <div className="relative grid content-start gap-1.5">
      <label
        className="flex items-baseline justify-between gap-4 font-semibold"
        htmlFor={idOf(path, 'kind')}
      >
        {label}: kind
      </label>
      <select
        id={idOf(path, 'kind')}
        className="input select"
        disabled={useFormState().isReadOnly}
        value={branches.indexOf(branchOf(branches, value))}
        onChange={(event) => {
          const next = branches[Number(event.target.value)]
          if (next) change(path, switchBranch(value, next))
        }}
      >
        {branches.map((option, index) => (
          <option key={kindName(option)} value={index}>
            {kindName(option)}
          </option>
        ))}
      </select>
    </div>
  )
}
