import { data } from 'react-router'
import { adminFrom, readForm, readQuery } from '#app/admin/admin-from.ts'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import type { ActionResult } from '#model/action-result.ts'
import type { Route } from './+types/privacy.ts'
import { AddressSearch } from './address-search.tsx'
import { RetentionForm } from './retention-form.tsx'
import type { RetentionFigures } from './service.ts'

/** What became of which of the screen's buttons. */
type Outcome = {
  erased?: ActionResult
  preview?: ActionResult<RetentionFigures>
  saved?: ActionResult
}

export async function loader(args: Route.LoaderArgs) {
  const { privacy } = adminFrom(args)
  const [search, figures] = await Promise.all([privacy.find(readQuery(args)), privacy.retention()])
  return { search, figures }
}

export async function action(args: Route.ActionArgs) {
  const { intent, ...values } = await readForm(args)
  const { privacy } = adminFrom(args)
  if (intent === 'erase') return outcome({ erased: await privacy.erase(values) })
  if (intent === 'save') return outcome({ saved: await privacy.saveRetention(values) })
  return outcome({ preview: await privacy.previewRetention(values) })
}

function outcome(done: Outcome) {
  const [answer] = Object.values(done)
  return data(done, { status: answer && !answer.ok ? answer.status : 200 })
}

export const meta = () => [{ title: 'Privacy' }]

export default function Privacy({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title="Privacy"
        lead="What is stored on a person, to hand it over or erase it, and how long anything is kept."
      />
      <AddressSearch {...loaderData.search} erased={actionData?.erased} />
      <RetentionForm
        figures={loaderData.figures}
        preview={actionData?.preview}
        saved={actionData?.saved}
      />
    </>
  )
}
