import { type ReactNode, useState } from 'react'
import { runAction } from '#app/admin/kit/run-action.ts'
import { useChoice } from '#app/admin/kit/use-choice.ts'
import { LostDialog } from '#app/admin/pipeline/lost-dialog.tsx'
import { LOST_REASON_MAX } from '#model/pipeline/deal-schema.ts'
import type { LeadView } from '#server/features/leads/inbox/show-lead.ts'
import type { ChosenStatus } from './status-buttons.tsx'

type Status = { status: ChosenStatus; lost?: { reason: string; reasonWords: string } }

/** The status of a lead, which is changed at once, and the dialog that asks why a deal is lost. */
export function useStatus(lead: LeadView) {
  const { id, name, deal } = lead
  const lost = { reason: '', reasonWords: deal?.lostReason?.slice(0, LOST_REASON_MAX) ?? '' }
  const [shown, choose] = useChoice<Status>({ status: lead.status, lost }, (to, seen) =>
    runAction('leads.setStatus', {
      ...{ id, status: to.status, ...to.lost },
      // Only the server knows what it was before it was spam.
      ...(seen.status !== 'not-spam' && { seen: seen.status }),
    }),
  )
  const [isAskingWhy, setAskingWhy] = useState(false)
  const dialog: ReactNode = isAskingWhy && deal && (
    <LostDialog
      name={name}
      reasons={deal.lostReasons}
      onClose={() => setAskingWhy(false)}
      onLost={(values) => {
        setAskingWhy(false)
        const text = (field: string) => String(values.get(field) ?? '')
        const lost = { reason: text('reason'), reasonWords: text('reasonWords') }
        choose({ status: 'lost', lost })
      }}
    />
  )
  return {
    status: shown.status,
    choose: (status: ChosenStatus) =>
      status === 'lost' && deal ? setAskingWhy(true) : choose({ status }),
    dialog,
  }
}
