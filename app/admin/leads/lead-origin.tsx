import { Link } from 'react-router'
import { Fact, Facts } from '#app/admin/kit/facts.tsx'
import { contactPath } from '#model/admin-paths.ts'
import type { LeadView } from '#server/features/leads/inbox/show-lead.ts'

const pageClass =
  "wrap-anywhere not-first:before:mr-2 not-first:before:text-soft not-first:before:content-['›'/'']"

/** The visitor's address, and where they came from. */
export function LeadOrigin({ lead }: { lead: LeadView }) {
  const { cameFrom, visit, email } = lead
  return (
    <section aria-labelledby="contact" className="grid gap-2">
      <h2 id="contact" className="text-section">
        Contact
      </h2>
      <p className="flex flex-wrap gap-x-4">
        <a
          href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}
          className="admin-link wrap-anywhere"
        >
          {email}
        </a>
        <Link to={contactPath(lead.id)} className="admin-link">
          Everything with this person
        </Link>
      </p>
      <Facts>
        {[...cameFrom, ...(visit?.facts ?? [])].map(({ label, value }) => (
          <Fact key={label} name={label} dir="auto">
            {value}
          </Fact>
        ))}
        {visit && (
          <Fact name="Pages before">
            <ol className="flex flex-wrap gap-x-2">
              {visit.pages.map((path) => (
                <li key={path} className={pageClass}>
                  {path}
                </li>
              ))}
            </ol>
          </Fact>
        )}
      </Facts>
    </section>
  )
}
