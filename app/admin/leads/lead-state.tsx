import { Moment } from '#app/admin/kit/moment.tsx'
import { Tag } from '#app/admin/kit/tag.tsx'
import { leadStatuses } from '#model/leads/inbox.ts'
import type { LeadView } from '#server/features/leads/inbox/show-lead.ts'
import { LeadChanges } from './lead-changes.tsx'
import { statusTones } from './status-tones.ts'

type LeadStateProps = { lead: LeadView; tags: string[]; mayChange: boolean }

/** A lead's status, assignee and tags, with forms to change them. */
export function LeadState({ lead, tags, mayChange }: LeadStateProps) {
  const assignee = lead.people.find(({ id }) => id === lead.owner)
  return (
    <section aria-label="State" className="lead-state">
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
        <p className="inbox-marks">
          <span className="label text-soft">
            {assignee ? `Assigned to ${assignee.name}` : 'Unassigned'}
          </span>
          {lead.tags.map((tag) => (
            <bdi key={tag} className="inbox-tag">
              {tag}
            </bdi>
          ))}
        </p>
      )}
      {lead.answered && (
        <p className="label text-soft">
          First reply <Moment at={lead.answered.at} />
          {lead.answered.inTime === false && ', late'}
        </p>
      )}
    </section>
  )
}
