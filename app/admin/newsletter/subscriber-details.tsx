import { DateField } from '#app/admin/kit/date-field.tsx'
import { FormDialogButton } from '#app/admin/kit/form-dialog.tsx'
import { Moment } from '#app/admin/kit/moment.tsx'
import { Tag } from '#app/admin/kit/tag.tsx'
import { useSite } from '#app/use-site.ts'
import { localDay } from '#model/local-time.ts'
import { PERSONAL_MAX } from '#model/newsletter/subscriber-data.ts'
import type { Subscriber } from '#server/features/newsletter/subscribers/list-subscribers.ts'
import { TextField } from '#ui/text-field.tsx'

/** What is known of a person: below the address. */
export function SubscriberDetails({ subscriber }: { subscriber: Subscriber }) {
  const { firstName, company, language, tags, topics } = subscriber
  const facts = [firstName, company, language.toUpperCase(), topics.join(', ')].filter(Boolean)
  if (facts.length === 0 && tags.length === 0) return null
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-soft wrap-anywhere">
      {facts.length > 0 && <span>{facts.join(' · ')}</span>}
      {tags.map((tag) => (
        <Tag key={tag}>{tag}</Tag>
      ))}
    </span>
  )
}

/** Until when somebody gets nothing. */
export function Pause({ pausedUntil }: Pick<Subscriber, 'pausedUntil'>) {
  if (pausedUntil === null || Date.parse(pausedUntil) <= Date.now()) return null
  return (
    <span className="text-soft">
      paused until <Moment at={pausedUntil} style="day" />
    </span>
  )
}

/** Changes what is known of a person. */
export function ChangeSubscriber({ subscriber }: { subscriber: Subscriber }) {
  const { timeZone } = useSite().site
  const { id, email, firstName, company, language, tags, pausedUntil } = subscriber
  return (
    <FormDialogButton
      label="Edit"
      aria-label={`Edit ${email}`}
      title={email}
      values={{ intent: 'change', id }}
      submit="Save"
      look="row"
    >
      <TextField
        id={`first-name-${id}`}
        name="firstName"
        label="First name"
        defaultValue={firstName}
        maxLength={PERSONAL_MAX}
        autoComplete="off"
      />
      <TextField
        id={`company-${id}`}
        name="company"
        label="Company"
        defaultValue={company}
        maxLength={PERSONAL_MAX}
        autoComplete="off"
      />
      <TextField
        id={`tags-${id}`}
        name="tags"
        label="Tags"
        hint="Separated by commas. Only your team sees them."
        defaultValue={tags.join(', ')}
        autoComplete="off"
      />
      <TextField
        id={`language-${id}`}
        name="language"
        label="Language"
        hint="A code such as “de”."
        defaultValue={language}
        maxLength={3}
        autoComplete="off"
      />
      <DateField
        id={`paused-${id}`}
        name="pausedUntil"
        label="No issues until"
        hint="Empty: gets every issue."
        defaultValue={pausedUntil ? localDay(new Date(pausedUntil), timeZone) : ''}
      />
    </FormDialogButton>
  )
}
