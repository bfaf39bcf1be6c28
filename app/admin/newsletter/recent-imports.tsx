import { ConfirmButton } from '#app/admin/kit/confirm.tsx'
import { FormAlert } from '#app/admin/kit/form-alert.tsx'
import { Moment } from '#app/admin/kit/moment.tsx'
import { Panel } from '#app/admin/kit/panel.tsx'
import { SectionHeading } from '#app/admin/kit/section-heading.tsx'
import type { ActionResult } from '#model/action-result.ts'
import { countSubscribers } from '#model/newsletter/issue.ts'

type RecentImportsProps = {
  imports: { id: string; at: string; added: number; ended: number }[]
  undone: ActionResult | undefined
}

/** The imports of the last day, each of which can be undone. */
export function RecentImports({ imports, undone }: RecentImportsProps) {
  if (imports.length === 0 && !undone) return null
  return (
    <Panel aria-labelledby="imports">
      <SectionHeading id="imports" title="Imports of the last 24 hours" />
      <FormAlert result={undone} />
      <ul className="grid gap-2">
        {imports.map(({ id, at, ...counts }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4">
            <span>
              <Moment at={at} />: {countsOf(counts)}
            </span>
            <ConfirmButton
              label="Undo"
              variant="quiet"
              aria-label={`Undo the import: ${countsOf(counts)}`}
              question={`Undo this import: ${countsOf(counts)}?`}
              consequence="Everybody whom this import added is removed, and gets no emails. Whom it unsubscribed is subscribed again. Who has confirmed, unsubscribed or signed up since stays."
              confirm="Undo the import"
              values={{ intent: 'undoImport', importId: id }}
            />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function countsOf({ added, ended }: { added: number; ended: number }) {
  return [
    added > 0 && `${countSubscribers(added)} added`,
    ended > 0 && `${countSubscribers(ended)} unsubscribed`,
  ]
    .filter(Boolean)
    .join(', ')
}
