import { fieldErrors } from '#app/admin/kit/field-errors.ts'
import { Panel } from '#app/admin/kit/panel.tsx'
import { PreviewedFileForm } from '#app/admin/kit/previewed-file-form.tsx'
import { SectionHeading } from '#app/admin/kit/section-heading.tsx'
import { useFilePreview } from '#app/admin/kit/use-file-preview.ts'
import type { ActionResult } from '#model/action-result.ts'
import { MEBIBYTE } from '#model/leads/upload.ts'
import { LIST_BYTES_MAX } from '#model/newsletter/subscriber.ts'
import type { ListPreview } from '#server/features/newsletter/subscribers/preview-list.ts'
import { ConsentFields } from './consent-fields.tsx'
import { PreviewFacts } from './preview-facts.tsx'

type ImportFormProps = {
  preview: ActionResult<ListPreview> | undefined
  imported: ActionResult | undefined
}

/** Imports a list of addresses after a preview. */
export function ImportForm({ preview, imported }: ImportFormProps) {
  const [lastPreview, forgetPreview] = useFilePreview(preview, imported)
  const answer = imported ?? (preview?.ok ? undefined : preview)
  const { fresh, ended } = lastPreview ?? { fresh: 0, ended: 0 }
  return (
    <Panel aria-labelledby="list">
      <SectionHeading id="list" title="CSV list" />
      <PreviewedFileForm
        answer={answer}
        hint={`As exported by Ghost, Mailchimp or listmonk; or with a column “email”, and if you have them “consent_at” (2024-12-31), “consent_text”, “status”, “first_name”, “company”, “language” and “tags”. Commas, semicolons or tabs; at most ${LIST_BYTES_MAX / MEBIBYTE} MB.`}
        isPreviewed={lastPreview !== null}
        onChoose={forgetPreview}
        submit={submitOf(fresh, ended)}
      >
        {lastPreview && (
          <>
            <input type="hidden" name="digest" value={lastPreview.digest} />
            <PreviewFacts preview={lastPreview} />
          </>
        )}
        {lastPreview && fresh > 0 && (
          <ConsentFields preview={lastPreview} errors={fieldErrors(answer)} />
        )}
      </PreviewedFileForm>
    </Panel>
  )
}

function submitOf(fresh: number, ended: number) {
  if (fresh > 0) return `Import ${fresh.toLocaleString('en-US')}`
  return ended > 0 ? `Unsubscribe ${ended.toLocaleString('en-US')}` : null
}
