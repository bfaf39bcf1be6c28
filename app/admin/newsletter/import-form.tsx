import { Form, useNavigation } from 'react-router'
import { fieldErrors } from '#app/admin/kit/field-errors.ts'
import { FormAlert } from '#app/admin/kit/form-alert.tsx'
import { Panel } from '#app/admin/kit/panel.tsx'
import { SectionHeading } from '#app/admin/kit/section-heading.tsx'
import { useFilePreview } from '#app/admin/kit/use-file-preview.ts'
import type { ActionResult } from '#model/action-result.ts'
import { MEBIBYTE } from '#model/leads/upload.ts'
import { LIST_BYTES_MAX } from '#model/newsletter/subscriber.ts'
import type { ListPreview } from '#server/features/newsletter/subscribers/preview-list.ts'
import { Button } from '#ui/button.tsx'
import { FileField } from '#ui/text-field.tsx'
import { ConsentFields } from './consent-fields.tsx'
import { PreviewFacts } from './preview-facts.tsx'

type ImportFormProps = {
  preview: ActionResult<ListPreview> | undefined
  imported: ActionResult | undefined
}

/** Imports a list of addresses after a preview. */
export function ImportForm({ preview, imported }: ImportFormProps) {
  const [lastPreview, forgetPreview] = useFilePreview(preview, imported)
  const { state, formData } = useNavigation()
  const busyWith = state !== 'idle' && formData?.get('intent')
  const answer = imported ?? (preview?.ok ? undefined : preview)
  const errors = fieldErrors(answer)
  return (
    <Panel aria-labelledby="list">
      <SectionHeading id="list" title="CSV list" />
      <FormAlert result={answer} />
      <Form
        method="post"
        encType="multipart/form-data"
        noValidate
        className="grid grid-cols-1 gap-5"
      >
        <FileField
          id="file"
          name="file"
          label="CSV file"
          accept=".csv,.txt,text/csv"
          hint={`As exported by Ghost, Mailchimp or listmonk; or with a column “email”, and if you have them “consent_at” (2024-12-31), “consent_text” and “status”. Commas, semicolons or tabs; at most ${LIST_BYTES_MAX / MEBIBYTE} MB.`}
          error={errors?.file}
          onChange={forgetPreview}
        />
        {lastPreview && <PreviewFacts preview={lastPreview} />}
        {lastPreview && lastPreview.fresh > 0 && (
          <ConsentFields preview={lastPreview} errors={errors} />
        )}
        <div className="flex flex-wrap gap-3">
          <Button
            size="sm"
            type="submit"
            name="intent"
            value="preview"
            variant="outline"
            busy={busyWith === 'preview'}
          >
            {lastPreview ? 'Preview again' : 'Preview'}
          </Button>
          {lastPreview && lastPreview.fresh > 0 && (
            <Button
              size="sm"
              type="submit"
              name="intent"
              value="import"
              busy={busyWith === 'import'}
            >
              Import {lastPreview.fresh.toLocaleString('en-US')}
            </Button>
          )}
        </div>
      </Form>
    </Panel>
  )
}
