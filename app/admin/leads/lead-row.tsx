import { Paperclip } from 'lucide-react'
import { Link, useLocation, useParams } from 'react-router'
import { Moment } from '#app/admin/kit/moment.tsx'
import { Tag } from '#app/admin/kit/tag.tsx'
import { leadPath } from '#model/admin-paths.ts'
import { type InboxFolder, leadKinds, leadStatuses } from '#model/leads/inbox.ts'
import type { LeadLine } from '#server/features/leads/inbox/list-leads.ts'
import { Due } from './due.tsx'
import { statusTones } from './status-tones.ts'

type LeadRowProps = {
  lead: LeadLine
  folder: InboxFolder
  now: string
  isSelected: boolean
  /** Omitted if the person may not change leads. */
  onSelect?: (isSelected: boolean) => void
}

/** A lead in the list; the whole row is clickable. */
export function LeadRow({ lead, folder, now, isSelected, onSelect }: LeadRowProps) {
  const { search } = useLocation()
  const isOpen = useParams().id === lead.id
  const isUnread = lead.isUnread && !isOpen
  return (
    <li
      className="inbox-lead"
      data-open={isOpen || undefined}
      data-unread={isUnread || undefined}
      data-selected={isSelected || undefined}
    >
      {onSelect && (
        <input
          type="checkbox"
          className="inbox-box"
          aria-label={`Select ${lead.name}, ${lead.reference}`}
          checked={isSelected}
          onChange={({ target }) => onSelect(target.checked)}
        />
      )}
      <div className="inbox-lead-text">
        <p className="inbox-lead-head">
          <Link
            to={leadPath(lead.id) + search}
            className="inbox-lead-link"
            aria-current={isOpen ? 'true' : undefined}
          >
            <bdi>{lead.name}</bdi>
            {isUnread && <span className="sr-only"> (unread)</span>}
          </Link>
          <span className="inbox-time">
            <Moment at={lead.at} style="near" now={now} />
          </span>
        </p>
        <p className="inbox-marks">
          {lead.due && <Due due={lead.due} now={now} />}
          {folder === 'all' && !lead.due && (
            <Tag tone={statusTones[lead.status]}>{leadStatuses[lead.status]}</Tag>
          )}
          <bdi className="inbox-about">{aboutOf(lead)}</bdi>
          {lead.owner && <span className="label text-soft">Assigned to {lead.owner}</span>}
          {lead.hasFile && (
            <span className="label text-soft inline-flex items-center gap-1">
              <Paperclip aria-hidden="true" className="size-3.5" />
              File
            </span>
          )}
          {lead.tags.map((tag) => (
            <bdi key={tag} className="inbox-tag">
              {tag}
            </bdi>
          ))}
        </p>
        <p className="inbox-excerpt">
          <bdi>{lead.excerpt || lead.email}</bdi>
        </p>
      </div>
    </li>
  )
}

/** "Web-Development · $10K - $50K". Other leads than inquiries begin with their kind. */
function aboutOf({ kind, about }: LeadLine) {
  const parts = kind === 'inquiry' && about.length > 0 ? about : [leadKinds[kind], ...about]
  return parts.join(' · ')
}
