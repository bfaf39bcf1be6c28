import { Moment } from '#app/admin/kit/moment.tsx'
import { Tag } from '#app/admin/kit/tag.tsx'
import { DealForm } from '#app/admin/pipeline/deal-form.tsx'
import { leadStatuses } from '#model/leads/inbox.ts'
import type { LeadView } from '#server/features/leads/inbox/show-lead.ts'
import { LeadChanges } from './lead-changes.tsx'
import { statusTones } from './status-tones.ts'
import { TagNames } from './tag-names.tsx'

type LeadStateProps = { lead: LeadView; tags: string[]; mayChange: boolean }

/** A lead's status, assignee and tags, with forms to change them. */
export function LeadState({ lead, tags, mayChange }: LeadStateProps) {
  const assignee = lead.people.find(({ id }) => id === lead.assigneeId)
  return (
    <section aria-label="State" className="properties grid content-start gap-3">
      {/* Otherwise the pressed status button shows it. */}
      {(!mayChange || lead.status === 'spam') && (
        <p>
          <Tag tone={statusTones[lead.status]}>{leadStatuses[lead.status]}</Tag>
        </p>
      )}
      {lead.spamReason && (
        <p className="text-soft">
          {lead.status === 'spam' ? 'Marked as spam: ' : 'Was marked as spam: '}
          {lead.spamReason}
        </p>
      )}
      {mayChange ? (
        <LeadChanges lead={lead} tags={tags} />
      ) : (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-0.5">
          <span className="label text-soft">
            {assignee ? `Assigned to ${assignee.name}` : 'Unassigned'}
          </span>
          <TagNames tags={lead.tags} />
        </p>
      )}
      {mayChange && lead.deal && (
        <DealForm key={lead.id} lead={lead.id} deal={lead.deal} isLost={lead.status === 'lost'} />
      )}
      {lead.firstReply && (
        <p className="text-soft">
          First answer <Moment at={lead.firstReply.at} />
          {lead.firstReply.inTime === false && ', late'}
        </p>
      )}
    </section>
  )
}
