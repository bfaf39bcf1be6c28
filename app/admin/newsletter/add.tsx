import { adminFrom, readForm, requireEditorRole, respond } from '#app/admin/admin-from.ts'
import { dispatchIntent, resultOf } from '#app/admin/kit/dispatch-intent.ts'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { adminPaths } from '#model/admin-paths.ts'
import type { Route } from './+types/add.ts'
import { AddOne } from './add-one.tsx'
import { ImportForm } from './import-form.tsx'

export async function action(args: Route.ActionArgs) {
  const { add, preview, import: importList } = adminFrom(args).newsletter
  const handlers = { add, preview, import: importList }
  return respond(await dispatchIntent(await readForm(args), handlers))
}

export const loader = requireEditorRole

export const meta = () => [{ title: 'Add subscribers' }]

export default function Add({ actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title="Add subscribers"
        intro="People who unsubscribed or were erased can’t be added here. They can sign up again on the site."
        back={{ to: adminPaths.newsletter, name: 'Newsletter' }}
      />
      <div className="grid items-start gap-10 xl:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)] xl:gap-14">
        <AddOne
          result={resultOf(actionData, 'add')}
          isMain={!resultOf(actionData, 'preview')?.ok}
        />
        <ImportForm
          preview={resultOf(actionData, 'preview')}
          imported={resultOf(actionData, 'import')}
        />
      </div>
    </>
  )
}
