import { adminFrom, readForm, readQuery, respond } from '#app/admin/admin-from.ts'
import { dispatchIntent, resultOf } from '#app/admin/kit/dispatch-intent.ts'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import type { Route } from './+types/privacy.ts'
import { AddressSearch } from './address-search.tsx'
import { RetentionForm } from './retention-form.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { privacy } = adminFrom(args)
  const [search, figures] = await Promise.all([privacy.find(readQuery(args)), privacy.retention()])
  return { search, figures }
}

export async function action(args: Route.ActionArgs) {
  const { erase, previewRetention, saveRetention } = adminFrom(args).privacy
  const handlers = { erase, preview: previewRetention, save: saveRetention }
  return respond(await dispatchIntent(await readForm(args), handlers))
}

export const meta = () => [{ title: 'Privacy' }]

export default function Privacy({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title="Privacy"
        intro="Find, export or erase a person’s data, and set how long leads are kept."
      />
      <AddressSearch {...loaderData.search} erased={resultOf(actionData, 'erase')} />
      <RetentionForm
        figures={loaderData.figures}
        preview={resultOf(actionData, 'preview')}
        saved={resultOf(actionData, 'save')}
      />
    </>
  )
}
