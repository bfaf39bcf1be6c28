import { Form, useNavigation } from 'react-router'
import { adminFrom, readForm, requireEditorRole, respond } from '#app/admin/admin-from.ts'
import { dispatchIntent, resultOf } from '#app/admin/kit/dispatch-intent.ts'
import { fieldErrors } from '#app/admin/kit/field-errors.ts'
import { FormAlert } from '#app/admin/kit/form-alert.tsx'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { Panel } from '#app/admin/kit/panel.tsx'
import { useFilePreview } from '#app/admin/kit/use-file-preview.ts'
import { adminPaths } from '#model/admin-paths.ts'
import { REDIRECTS_MAX } from '#model/content/redirect-list.ts'
import { Button } from '#ui/button.tsx'
import { FileField } from '#ui/text-field.tsx'
import type { Route } from './+types/import.ts'
import { RedirectFacts } from './redirect-facts.tsx'

export async function action(args: Route.ActionArgs) {
  const { previewRedirects, importRedirects } = adminFrom(args).content
  const handlers = { preview: previewRedirects, import: importRedirects }
  return respond(await dispatchIntent(await readForm(args), handlers))
}

export const loader = requireEditorRole

export const meta = () => [{ title: 'Redirects from a CSV file' }]

/** Adds redirects from a CSV file to their draft after a preview. */
export default function ImportRedirects({ actionData }: Route.ComponentProps) {
  const preview = resultOf(actionData, 'preview')
  const imported = resultOf(actionData, 'import')
  const [shown, forget] = useFilePreview(preview, imported)
  const { state, formData } = useNavigation()
  const busyWith = state !== 'idle' && formData?.get('intent')
  const answer = imported ?? (preview?.ok ? undefined : preview)
  const count = shown ? shown.added + shown.changedCount : 0
  return (
    <>
      <PageHeader
        title="Redirects from a CSV file"
        intro="So that links to your old site lead to the right pages of this one. They are added to the draft of the redirects, which you then publish."
        back={{ to: `${adminPaths.settings}?document=redirects`, name: 'Redirects' }}
      />
      <Panel aria-label="List" className="max-w-240">
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
            hint={`With columns “from” and “to”: paths, or whole addresses of your old site. Commas, semicolons or tabs; at most ${REDIRECTS_MAX.toLocaleString('en-US')} lines.`}
            error={fieldErrors(answer)?.file}
            onChange={forget}
          />
          {shown && (
            <>
              <RedirectFacts preview={shown} />
              <input type="hidden" name="digest" value={shown.digest} />
              <input type="hidden" name="version" value={shown.version} />
            </>
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
              {shown ? 'Preview again' : 'Preview'}
            </Button>
            {count > 0 && (
              <Button
                size="sm"
                type="submit"
                name="intent"
                value="import"
                busy={busyWith === 'import'}
              >
                Add {count.toLocaleString('en-US')} to the draft
              </Button>
            )}
          </div>
        </Form>
      </Panel>
    </>
  )
}
