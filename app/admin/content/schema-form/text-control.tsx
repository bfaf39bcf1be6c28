import { useState } from 'react'
import { useFittedHeight } from '#app/admin/kit/fitted-height.ts'
import type { JsonSchema } from '#model/content/form/json-schema.ts'
import { cn } from '#ui/cn.ts'
import type { FieldProps } from './field.tsx'
import { FieldFrame, useControl } from './field-frame.tsx'
import { useFormActions } from './form-context.ts'
import { lengthToMention } from './hint.ts'
import { isLongText, rowsFor } from './long-text.ts'

/** Part of a maximum length. */
const NEAR = 0.9

const inputTypes: Record<string, string> = { email: 'email', uri: 'url', date: 'date' }

/** A single-line input, or a textarea for sentences. */
export function TextControl(field: FieldProps) {
  const { schema, name, path } = field
  const text = typeof field.value === 'string' ? field.value : ''
  const [isLong] = useState(() => isLongText(schema, name, text))
  const { change, idOf } = useFormActions()
  const control = useControl(field)
  const max = maxToCount(schema, text)
  const area = useFittedHeight(text)
  const isLink = name === 'href' || (name === 'to' && schema.anyOf !== undefined)
  return (
    <FieldFrame {...field} count={max && <Count length={text.length} max={max} />}>
      {isLong ? (
        <textarea
          {...control}
          ref={area}
          className="input max-h-96 min-h-17! resize-y field-sizing-content"
          rows={rowsFor(text)}
          value={text}
          onChange={(event) => change(path, event.target.value)}
        />
      ) : (
        <input
          {...control}
          className="input"
          type={inputTypes[schema.format ?? ''] ?? 'text'}
          list={isLink ? idOf('', 'addresses') : undefined}
          value={text}
          onChange={(event) => change(path, event.target.value)}
        />
      )}
    </FieldFrame>
  )
}

/** The maximum length to count up to: one that guides writing, or that is near. */
function maxToCount(schema: JsonSchema, text: string) {
  const { maxLength = Number.POSITIVE_INFINITY } = schema
  return text.length > maxLength * NEAR ? maxLength : lengthToMention(schema)
}

/** Character count; hidden from screen readers, because the hint names the limit. */
function Count({ length, max }: { length: number; max: number }) {
  return (
    <span
      aria-hidden="true"
      className={cn('label ml-auto flex-none', length > max ? 'text-alarm' : 'text-soft')}
    >
      {length} / {max}
    </span>
  )
}
