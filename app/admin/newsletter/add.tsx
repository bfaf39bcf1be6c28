import { data, Link } from 'react-router'
import { adminFrom, readForm, requireEditorRole } from '#app/admin/admin-from.ts'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import type { ActionResult } from '#model/action-result.ts'
import { adminPaths } from '#model/admin-paths.ts'
import type { Route } from './+types/add.ts'
import { AddOne } from './add-one.tsx'
import { ImportForm } from './import-form.tsx'
import type { ListPreview } from './service.ts'

/** What became of which of the screen's three buttons. */
type Outcome = {
  one?: ActionResult
  preview?: ActionResult<ListPreview>
  imported?: ActionResult
}

export async function action(args: Route.ActionArgs) {
  const { intent, ...values } = await readForm(args)
  const { subscribers } = adminFrom(args)
  if (intent === 'add') return outcome({ one: await subscribers.add(values) })
  if (intent === 'import') return outcome({ imported: await subscribers.import(values) })
  return outcome({ preview: await subscribers.preview(values) })
}

function outcome(done: Outcome) {
  const [answer] = Object.values(done)
  return data(done, { status: answer && !answer.ok ? answer.status : 200 })
}

export const loader = requireEditorRole

export const meta = () => [{ title: 'Add addresses' }]

export default function Add({ actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title="Add addresses"
        lead="Who has unsubscribed or was erased does not come back this way; only they themselves can, by the box on the site."
      >
        <Link to={adminPaths.subscribers} className="admin-link">
          All subscribers
        </Link>
      </PageHeader>
      <div className="two-ways">
        <AddOne answer={actionData?.one} />
        <ImportForm preview={actionData?.preview} imported={actionData?.imported} />
      </div>
    </>
  )
}
