import { Form, useNavigation } from 'react-router'
import { fieldErrors } from '#app/admin/kit/field-errors.ts'
import { FormAlert } from '#app/admin/kit/form-alert.tsx'
import type { ActionResult } from '#model/action-result.ts'
import {
  RETENTION_DAYS_MAX,
  RETENTION_DAYS_MIN,
  type RetentionKind,
  retentionKinds,
  retentionNames,
  SPAM_DAYS,
} from '#model/privacy/retention.ts'
import type { RetentionFigures } from '#server/features/privacy/retention.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'

type RetentionFormProps = {
  figures: RetentionFigures
  preview: ActionResult<RetentionFigures> | undefined
  saved: ActionResult | undefined
}

/** Retention periods per form, with a preview of what they would erase. */
export function RetentionForm({ figures, preview, saved }: RetentionFormProps) {
  const { state, formData } = useNavigation()
  const busyWith = state !== 'idle' && formData?.get('intent')
  const shown = preview?.ok ? preview.value : figures
  const failure = [preview, saved].find((answer) => answer && !answer.ok)
  const errors = fieldErrors(failure)
  return (
    <section aria-labelledby="retention" className="grid grid-cols-1 gap-5">
      <div className="grid gap-1">
        <h2 id="retention" className="text-section">
          Retention
        </h2>
        <p className="max-w-[70ch] text-soft">
          Days to keep leads after they arrive; for booked calls, after the call; for spam, after it
          was marked. Older leads and their files are erased once a day, and the number is logged in
          the audit log. Leave a field empty to keep leads forever. The default for spam is{' '}
          {SPAM_DAYS} days. If you change these, update the site’s privacy page.
        </p>
      </div>
      <FormAlert result={failure ?? saved} />
      <Form method="post" noValidate className="grid grid-cols-1 gap-5">
        <div className="grid max-w-256 grid-cols-[repeat(auto-fit,minmax(--spacing(52),1fr))] items-end gap-5">
          {retentionKinds.map((kind) => (
            <TextField
              key={`${kind} ${figures.retention[kind]}`}
              id={`days-${kind}`}
              name={kind}
              label={retentionNames[kind]}
              hint={kind === 'spam' ? 'Days; overrides the form' : 'Days'}
              type="number"
              inputMode="numeric"
              min={RETENTION_DAYS_MIN}
              max={RETENTION_DAYS_MAX}
              defaultValue={shown.retention[kind] ?? ''}
              error={errors?.[kind]}
            />
          ))}
        </div>
        <p role="status" className="font-semibold">
          {dueText(shown.due, Boolean(preview?.ok))}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button
            size="sm"
            variant="outline"
            type="submit"
            name="intent"
            value="preview"
            busy={busyWith === 'preview'}
          >
            Preview
          </Button>
          <Button
            size="sm"
            variant="outline"
            type="submit"
            name="intent"
            value="save"
            busy={busyWith === 'save'}
          >
            Save
          </Button>
        </div>
      </Form>
    </section>
  )
}

const nouns: Record<RetentionKind, [one: string, several: string]> = {
  inquiry: ['inquiry', 'inquiries'],
  partner: ['partner inquiry', 'partner inquiries'],
  application: ['application', 'applications'],
  call: ['booked call', 'booked calls'],
  email: ['email from a stranger', 'emails from strangers'],
  spam: ['spam message', 'spam messages'],
}

function dueText(due: RetentionFigures['due'], isPreview: boolean) {
  const parts = retentionKinds.flatMap((kind) => {
    const count = due[kind]
    return count > 0 ? [`${count.toLocaleString('en-US')} ${nouns[kind][count === 1 ? 0 : 1]}`] : []
  })
  const subject = parts.length > 0 ? parts.join(', ') : 'Nothing'
  return isPreview
    ? `${subject} would be erased. Nothing is saved yet.`
    : `${subject} will be erased in the next daily run.`
}
