import { useState } from 'react'
import type { FieldProps } from '#app/admin/content/schema-form/field.tsx'
import { useFormActions, useFormState } from '#app/admin/content/schema-form/form-context.ts'
import { Group } from '#app/admin/content/schema-form/group.tsx'
import { Summary } from '#app/admin/kit/summary.tsx'
import { TYPING_PAUSE, useQuery } from '#app/admin/kit/use-query.ts'
import { isFields } from '#model/content/form/json-schema.ts'
import { isEverybody, type Segment } from '#model/newsletter/segment.ts'
import { number } from './issue-state.tsx'
import { SegmentFields } from './segment-fields.tsx'

/** Chooses who gets an issue, and says how many that are. */
export function SegmentControl(field: FieldProps) {
  const segment: Segment = isFields(field.value) ? field.value : {}
  const { change } = useFormActions()
  const { isReadOnly, errors } = useFormState()
  const { value: counted, isBusy } = useQuery(
    'issues.countSegment',
    { segment: JSON.stringify(segment) },
    { pause: TYPING_PAUSE },
  )
  const [startsOpen] = useState(() => !isEverybody(segment))
  const error = Object.entries(errors).find(([path]) => path.startsWith(`${field.path}.`))?.[1]
  return (
    <Group {...field}>
      <p role="status" aria-busy={isBusy} className="font-semibold">
        {counted && !isBusy ? countLine(segment, counted) : '…'}
      </p>
      {error && <p className="font-semibold text-alarm">{error}</p>}
      <details open={startsOpen} className="grid gap-4">
        <Summary>Conditions</Summary>
        {counted && (
          <SegmentFields
            {...{ segment, isReadOnly }}
            offered={counted}
            idPrefix={field.path}
            onChange={(next) => change(field.path, next)}
          />
        )}
      </details>
    </Group>
  )
}

function countLine(segment: Segment, { count, total }: { count: number; total: number }) {
  if (isEverybody(segment)) return `Everybody: ${number(total)} get it`
  if (count === 0) return `Nobody of ${number(total)} meets all of it. Remove a condition.`
  return `${number(count)} of ${number(total)} get it`
}
