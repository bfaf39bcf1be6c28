import type { ReactNode } from 'react'
import { isFields, type JsonSchema } from '#model/content/form/json-schema.ts'
import { below } from '#model/content/form/set-at-path.ts'
import { shapeOf, withoutNull } from '#model/content/form/shape.ts'
import { AddOptionalField } from './add-optional-field.tsx'
import { columnsOf } from './columns.ts'
import { Field } from './field.tsx'
import { useFormState } from './form-context.ts'
import { type FormPart, isIn } from './form-part.ts'
import { FormSections } from './form-sections.tsx'
import { UnknownFields } from './unknown-fields.tsx'

/** Shown after what visitors read. */
const technical = new Set(['anchor', 'id'])

type ObjectFieldsProps = {
  schema: JsonSchema
  value: unknown
  path: string
  /** Shows the fields of this part only. */
  part?: FormPart
}

/** An object's fields, with buttons to add absent optional fields. */
export function ObjectFields({ schema, value, path, part }: ObjectFieldsProps) {
  const fields = fieldsOf(schema, value)
    .filter((field) => isIn(part, field.schema))
    .toSorted((one, other) => Number(technical.has(one.name)) - Number(technical.has(other.name)))
  if (path === '' && fields.some((field) => field.schema.section)) {
    return (
      <>
        <FormSections names={fields.map((field) => field.schema.section ?? '')}>
          {(section) => (
            <FieldGrid
              path={path}
              fields={fields.filter((field) => (field.schema.section ?? '') === section)}
            />
          )}
        </FormSections>
        <UnknownFields schema={schema} value={value} path={path} />
      </>
    )
  }
  return (
    <FieldGrid path={path} fields={fields}>
      {part !== 'aside' && <UnknownFields schema={schema} value={value} path={path} />}
    </FieldGrid>
  )
}

type FieldGridProps = {
  path: string
  fields: ReturnType<typeof fieldsOf>
  /** What stands between the fields and the buttons. */
  children?: ReactNode
}

function FieldGrid({ path, fields, children }: FieldGridProps) {
  const { isReadOnly } = useFormState()
  const present = fields.filter(({ isPresent }) => isPresent)
  const absent = fields.filter(({ isPresent }) => !isPresent)
  const columns = columnsOf(present)
  return (
    <div className="grid grid-cols-1 gap-x-5 gap-y-4.5 md:[&:not(.is-aside_*)]:grid-cols-2">
      {present.map(({ name, schema: inner, value: own, removable }, index) => (
        <div key={name} className={columns[index]}>
          <Field
            schema={inner}
            value={own}
            path={below(path, name)}
            name={name}
            removable={removable}
          />
        </div>
      ))}
      {children}
      {absent.length > 0 && !isReadOnly && (
        <div className="is-wide flex flex-wrap gap-x-5">
          {absent.map(({ name, schema: inner }) => (
            <AddOptionalField key={name} schema={inner} name={name} path={below(path, name)} />
          ))}
        </div>
      )}
    </div>
  )
}

function fieldsOf({ properties = {}, required = [] }: JsonSchema, value: unknown) {
  const own = isFields(value) ? value : {}
  return Object.entries(properties).flatMap(([name, schema]) => {
    const { schema: plain, nullable } = withoutNull(schema)
    const { kind } = shapeOf(plain)
    if (kind === 'fixed' || kind === 'other') return []
    // What has a default is always there: documents from before the field have the default.
    const fallback = plain.default
    const optional = !required.includes(name) && fallback === undefined
    const removable = optional ? ('undefined' as const) : nullable ? ('null' as const) : undefined
    const current = own[name] === undefined ? fallback : own[name]
    const isEmpty = current === undefined || current === null
    // An optional checkbox is always shown: unchecked equals absent.
    const isPresent = !removable || !isEmpty || kind === 'yes-no'
    return [{ name, schema, value: current, removable, isPresent }]
  })
}
