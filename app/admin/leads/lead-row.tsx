import { Clock, Paperclip } from 'lucide-react'
import { Link, useLocation, useParams } from 'react-router'
import { Moment } from '#app/admin/kit/moment.tsx'
import { Tag } from '#app/admin/kit/tag.tsx'
import { leadPath } from '#model/admin-paths.ts'
import { type InboxFolder, leadKinds, leadStatuses, timeWaited } from '#model/leads/inbox.ts'
import type { LeadLine } from '#server/features/leads/inbox/list-leads.ts'
import { cn } from '#ui/cn.ts'
import { Due } from './due.tsx'
import { statusTones } from './status-tones.ts'
import { TagNames } from './tag-names.tsx'

type LeadRowProps = {
  lead: LeadLine
  folder: InboxFolder
  now: string
  isSelected: boolean
  /** Omitted if the user may not change leads. */
  onSelect?: (isSelected: boolean) => void
}

/** Aligns the states in a wide list. */
const tagWidth = '@3xl/list:min-w-48'

/** Keeps a focused element clear of the bulk bar. */
const scrollMargins = 'scroll-mt-20 scroll-mb-32'

/** A lead in the list; the whole row is clickable. */
export function LeadRow({ lead, folder, now, isSelected, onSelect }: LeadRowProps) {
  const { search } = useLocation()
  const isOpen = useParams().id === lead.id
  const isUnread = lead.isUnread && !isOpen
  return (
    <li
      data-lead={lead.id}
      className={cn(
        // The bar at the left marks unread leads.
        'relative flex gap-3 border-line border-b py-3 before:absolute before:inset-y-0 before:-left-3 before:w-[3px]',
        isUnread && 'before:bg-fill',
        isOpen || isSelected ? 'row-fill' : 'hover:row-fill',
      )}
    >
      {onSelect && (
        <input
          type="checkbox"
          className={cn('relative z-1 mt-0.5 after:absolute after:-inset-3', scrollMargins)}
          aria-label={`Select ${lead.name}, ${lead.reference}`}
          checked={isSelected}
          onChange={({ target }) => onSelect(target.checked)}
        />
      )}
      <div className="grid min-w-0 flex-1 content-start gap-x-6 gap-y-0.5 @3xl/list:grid-cols-[--spacing(56)_minmax(0,1fr)_--spacing(64)] @3xl/list:grid-rows-[auto_1fr]">
        <p className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-4 @3xl/list:contents">
          <Link
            to={leadPath(lead.id) + search}
            className={cn(
              'stretched-link break-words focus-visible:after:-outline-offset-2 @3xl/list:row-span-2 @3xl/list:row-start-1 @3xl/list:justify-self-start',
              isUnread ? 'font-bold' : 'font-medium',
              scrollMargins,
            )}
            aria-current={isOpen ? 'true' : undefined}
          >
            <bdi>{lead.name}</bdi>
            {isUnread && <span className="sr-only"> (unread)</span>}
          </Link>
          <span className="label text-soft tabular-nums @3xl/list:col-start-3 @3xl/list:row-start-1 @3xl/list:justify-self-end">
            <Moment at={lead.at} style="near" now={now} />
          </span>
        </p>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-0.5 @3xl/list:col-start-2 @3xl/list:row-start-1">
          {lead.due && <Due due={lead.due} now={now} className={tagWidth} />}
          {lead.callAt && (
            <span className={cn('label inline-flex items-center gap-1.5', tagWidth)}>
              <Clock aria-hidden="true" className="size-3.5 flex-none" />
              <Moment at={lead.callAt} style="coming" now={now} />
            </span>
          )}
          {folder === 'all' && !lead.due && !lead.callAt && (
            <Tag tone={statusTones[lead.status]} className={tagWidth}>
              {leadStatuses[lead.status]}
            </Tag>
          )}
          <bdi className="wrap-anywhere">{aboutOf(lead)}</bdi>
          {lead.step && (
            <span className="text-soft">
              Next: <bdi>{lead.step.text}</bdi>
              {lead.step.on && (
                <>
                  , <Moment at={lead.step.on} style="day" />
                </>
              )}
            </span>
          )}
          {lead.assignee && <span className="label text-soft">Assigned to {lead.assignee}</span>}
          {lead.hasFile && (
            <span className="label text-soft inline-flex items-center gap-1">
              <Paperclip aria-hidden="true" className="size-3.5" />
              File
            </span>
          )}
          <TagNames tags={lead.tags} />
        </p>
        <p className="truncate text-soft @3xl/list:col-start-2">
          <bdi>{firstLine(lead.excerpt) || lead.email}</bdi>
        </p>
        <p className="flex flex-wrap items-baseline gap-x-4 empty:hidden @3xl/list:col-start-3 @3xl/list:row-start-2 @3xl/list:justify-end">
          {lead.worth && <span className="font-semibold tabular-nums">{lead.worth}</span>}
          {lead.waits && <span className="label text-soft">{timeWaited(lead.waits, now)}</span>}
        </p>
      </div>
    </li>
  )
}

/** "Web-Development · $10K - $50K". For leads other than inquiries, the kind comes first. */
function aboutOf({ kind, about }: LeadLine) {
  const parts = kind === 'inquiry' && about.length > 0 ? about : [leadKinds[kind], ...about]
  return parts.join(' · ')
}

function firstLine(text: string) {
  return text.trim().split('\n', 1)[0]
}
