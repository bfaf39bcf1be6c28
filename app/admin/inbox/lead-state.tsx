import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { AdminAnswer } from '#model/admin-answer.ts'
import { leadStatuses, NO_OWNER } from '#model/inbox.ts'
import { Moment } from '../ui/moment.tsx'
import { SmallButton } from '../ui/small-button.tsx'
import { Tag } from '../ui/tag.tsx'
import { useAnswerToast } from '../ui/toasts.tsx'
import { Due } from './due.tsx'
import { OwnerSelect, TagInput } from './lead-fields.tsx'
import type { LeadView } from './service.ts'
import { statusTones } from './status-tones.ts'
import { useNow } from './use-now.ts'

type LeadStateProps = { lead: LeadView; tags: string[]; mayChange: boolean }

/** How far the lead is, who takes care of it, its tags; and the ways to change them. */
export function LeadState({ lead, tags, mayChange }: LeadStateProps) {
  const now = useNow(lead.now)
  const owner = lead.people.find(({ id }) => id === lead.owner)
  return (
    <section aria-label="State" className="lead-state">
      <p className="inbox-marks">
        <Tag tone={statusTones[lead.status]}>{leadStatuses[lead.status]}</Tag>
        {lead.due && <Due due={lead.due} now={now} />}
        {lead.answered && (
          <span className="label text-soft">
            First answer <Moment at={lead.answered.at} />
            {lead.answered.inTime === false && ', too late'}
          </span>
        )}
      </p>
      {lead.spamReason && (
        <p className="text-soft">
          {lead.status === 'spam' ? 'Taken for spam: ' : 'Was taken for spam: '}
          {lead.spamReason}
        </p>
      )}
      {mayChange ? (
        <Changes lead={lead} tags={tags} />
      ) : (
        <p className="inbox-marks">
          <span className="label text-soft">{owner ? `With ${owner.name}` : 'With nobody'}</span>
          {lead.tags.map((tag) => (
            <bdi key={tag} className="inbox-tag">
              {tag}
            </bdi>
          ))}
        </p>
      )}
    </section>
  )
}

function Changes({ lead, tags }: { lead: LeadView; tags: string[] }) {
  const fetcher = useFetcher<AdminAnswer<unknown>>()
  const { data, state } = fetcher
  const tagForm = useRef<HTMLFormElement>(null)
  useAnswerToast(data)
  useEffect(() => {
    if (data?.ok) tagForm.current?.reset()
  }, [data])
  const busy = state !== 'idle'
  const statuses =
    lead.status === 'spam' ? [['not-spam', 'Not spam'] as const] : Object.entries(leadStatuses)
  return (
    <>
      <fetcher.Form method="post" className="lead-buttons">
        {statuses.map(([status, label]) => (
          <SmallButton
            key={status}
            type="submit"
            name="status"
            value={status}
            aria-pressed={status === lead.status}
            busy={busy}
          >
            {label}
          </SmallButton>
        ))}
      </fetcher.Form>
      <div className="lead-pairs">
        <fetcher.Form method="post" className="inbox-bulk-pair">
          <input type="hidden" name="intent" value="owner" />
          <label htmlFor="owner" className="font-semibold">
            Owner
          </label>
          <OwnerSelect
            key={lead.owner}
            id="owner"
            people={lead.people}
            defaultValue={lead.owner ?? NO_OWNER}
          />
          <SmallButton type="submit" busy={busy}>
            Save
          </SmallButton>
        </fetcher.Form>
        <fetcher.Form method="post" ref={tagForm} className="inbox-bulk-pair">
          <input type="hidden" name="intent" value="add-tag" />
          <label htmlFor="tag" className="font-semibold">
            Tag
          </label>
          <TagInput id="tag" tags={tags} />
          <SmallButton type="submit" busy={busy}>
            Add
          </SmallButton>
        </fetcher.Form>
      </div>
      {lead.tags.length > 0 && (
        <fetcher.Form method="post" className="inbox-marks">
          <input type="hidden" name="intent" value="remove-tag" />
          {lead.tags.map((tag) => (
            <button
              key={tag}
              type="submit"
              name="tag"
              value={tag}
              className="inbox-tag"
              aria-label={`Take off the tag ${tag}`}
            >
              <bdi>{tag}</bdi>
              <X aria-hidden="true" className="size-3.5" />
            </button>
          ))}
        </fetcher.Form>
      )}
    </>
  )
}
