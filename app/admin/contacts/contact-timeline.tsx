import { Link } from 'react-router'
import { entryText } from '#app/admin/leads/timeline.tsx'
import { TimelineLine } from '#app/admin/leads/timeline-line.tsx'
import { leadPath } from '#model/admin-paths.ts'
import { leadKinds } from '#model/leads/inbox.ts'
import type { ContactLine } from '#server/features/contacts/contact-lines.ts'
import type { ContactView } from '#server/features/contacts/show-contact.ts'

/** What happened between the agency and the person, newest first. */
export function ContactTimeline({ contact }: { contact: ContactView }) {
  const { lines, hasMoreLines, address } = contact
  return (
    <section aria-labelledby="timeline" className="grid gap-3">
      <h2 id="timeline" className="text-section">
        Timeline
      </h2>
      <ol>
        {lines.map((line) => (
          <TimelineLine
            key={line.id}
            at={line.at}
            what={lineText(line, address)}
            link={
              'lead' in line && (
                <Link to={leadPath(line.lead.id)} className="admin-link">
                  {line.lead.reference}
                </Link>
              )
            }
            text={textOf(line)}
            delivery={line.kind === 'lead' && 'delivery' in line.entry ? line.entry.delivery : null}
          />
        ))}
      </ol>
      {hasMoreLines && <p className="text-soft">Older lines are on the screens of the requests.</p>}
    </section>
  )
}

const steps = {
  asked: 'Signed up for the newsletter',
  confirmed: 'Confirmed the subscription',
  unsubscribed: 'Left the newsletter',
} as const

const bounces = {
  temporary: 'Newsletter came back for the time being',
  permanent: 'Newsletter came back',
  complaint: 'Newsletter reported as spam',
} as const

function lineText(line: ContactLine, address: string) {
  if (line.kind === 'subscription') return steps[line.step]
  if (line.kind === 'issue') return `Newsletter: ${line.subject}`
  if (line.kind === 'bounce') return `${bounces[line.of]}: ${line.subject}`
  if (line.kind === 'lead') return entryText(line.entry, address)
  return [leadKinds[line.form], line.service].filter(Boolean).join(': ')
}

const quoted = ['note', 'reply', 'received', 'call']

function textOf(line: ContactLine) {
  if (line.kind === 'subscription' || line.kind === 'request') return line.text
  if (line.kind === 'bounce') return line.text || null
  if (line.kind === 'issue' || !quoted.includes(line.entry.kind)) return null
  return 'text' in line.entry ? line.entry.text : null
}
