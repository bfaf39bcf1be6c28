import { Link } from 'react-router'
import { Fact, Facts } from '#app/admin/kit/facts.tsx'
import { Moment } from '#app/admin/kit/moment.tsx'
import { Tag } from '#app/admin/kit/tag.tsx'
import { statusTones } from '#app/admin/leads/status-tones.ts'
import { contactPath, leadPath } from '#model/admin-paths.ts'
import { leadKinds, leadStatuses } from '#model/leads/inbox.ts'
import { subscriberStateNames } from '#model/newsletter/subscriber.ts'
import type { ContactView } from '#server/features/contacts/show-contact.ts'
import { cn } from '#ui/cn.ts'

type ContactFactsProps = { contact: ContactView; className?: string }

/** How to reach the person, and what they have asked for. */
export function ContactFacts({ contact, className }: ContactFactsProps) {
  const { address, phones, similar, subscription, leads } = contact
  return (
    <div className={cn('grid gap-8', className)}>
      <section aria-labelledby="reach" className="grid gap-3">
        <h2 id="reach" className="text-section">
          Contact
        </h2>
        <Facts>
          <Fact name="Email">{address}</Fact>
          {phones.map((phone) => (
            <Fact key={phone} name="Phone">
              {phone}
            </Fact>
          ))}
          {similar.length > 0 && (
            <Fact name="Perhaps the same person">
              {similar.map(({ id, address: other }) => (
                <Link key={id} to={contactPath(id)} className="admin-link block wrap-anywhere">
                  {other}
                </Link>
              ))}
            </Fact>
          )}
          <Fact name="Newsletter">
            {subscription ? subscriberStateNames[subscription.state] : 'Not subscribed'}
          </Fact>
        </Facts>
      </section>
      <section aria-labelledby="requests" className="grid gap-3">
        <h2 id="requests" className="text-section">
          Requests
        </h2>
        <ul className="border-line border-t">
          {leads.map(({ id, kind, reference, status, service, at, call }) => (
            <li
              key={id}
              className="relative grid gap-1 border-line border-b py-3 hover:bg-raised/60"
            >
              <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                <Link to={leadPath(id)} className="stretched-link font-medium">
                  {call ? call.kind_name : (service ?? leadKinds[kind])}
                </Link>
                <Tag tone={statusTones[status]}>{leadStatuses[status]}</Tag>
              </p>
              <p className="label text-soft">
                {reference}, <Moment at={call ? call.starts_at : at} />
              </p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
