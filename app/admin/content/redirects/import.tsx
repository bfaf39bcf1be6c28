import { adminFrom, readForm, requireEditorRole, respond } from '#app/admin/admin-from.ts'
import { dispatchIntent, resultOf } from '#app/admin/kit/dispatch-intent.ts'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { Panel } from '#app/admin/kit/panel.tsx'
import { PreviewedFileForm } from '#app/admin/kit/previewed-file-form.tsx'
import { useFilePreview } from '#app/admin/kit/use-file-preview.ts'
import { adminPaths } from '#model/admin-paths.ts'
import { REDIRECTS_MAX } from '#model/content/redirect-list.ts'
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
        <PreviewedFileForm
          answer={answer}
          hint={`With columns “from” and “to”: paths, or whole addresses of your old site. Commas, semicolons or tabs; at most ${REDIRECTS_MAX.toLocaleString('en-US')} lines.`}
          isPreviewed={shown !== null}
          onChoose={forget}
          submit={count > 0 ? `Add ${count.toLocaleString('en-US')} to the draft` : null}
        >
          {shown && (
            <>
              <RedirectFacts preview={shown} />
              <input type="hidden" name="digest" value={shown.digest} />
              <input type="hidden" name="version" value={shown.version} />
            </>
          )}
        </PreviewedFileForm>
      </Panel>
    </>
  )
}
