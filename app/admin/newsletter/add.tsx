import { adminFrom, readForm, respond } from '#app/admin/admin-from.ts'
import { dispatchIntent, resultOf } from '#app/admin/kit/dispatch-intent.ts'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { adminPaths } from '#model/admin-paths.ts'
import type { Route } from './+types/add.ts'
import { AddOne } from './add-one.tsx'
import { ImportForm } from './import-form.tsx'
import { RecentImports } from './recent-imports.tsx'

export async function action(args: Route.ActionArgs) {
  const { add, preview, import: importList, undoImport } = adminFrom(args).newsletter
  const handlers = { add, preview, import: importList, undoImport }
  return respond(await dispatchIntent(await readForm(args), handlers))
}

export async function loader(args: Route.LoaderArgs) {
  return adminFrom(args).newsletter.imports()
}

export const meta = () => [{ title: 'Add subscribers' }]

export default function Add({ loaderData, actionData }: Route.ComponentProps) {
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
        <div className="grid gap-6">
          <ImportForm
            preview={resultOf(actionData, 'preview')}
            imported={resultOf(actionData, 'import')}
          />
          <RecentImports imports={loaderData.imports} undone={resultOf(actionData, 'undoImport')} />
        </div>
      </div>
    </>
  )
}
