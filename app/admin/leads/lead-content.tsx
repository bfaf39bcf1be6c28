import { Link } from 'react-router'
import { Fact, Facts } from '#app/admin/kit/facts.tsx'
import { Panel } from '#app/admin/kit/panel.tsx'
import { contactPath } from '#model/admin-paths.ts'
import type { LeadView } from '#server/features/leads/inbox/show-lead.ts'
import { FileDownload } from './file-download.tsx'

const pageClass =
  "wrap-anywhere not-first:before:mr-2 not-first:before:text-soft not-first:before:content-['›'/'']"

/** What the visitor sent and where they came from, all as plain text. */
export function LeadContent({ lead }: { lead: LeadView }) {
  const { details, facts, cameFrom, visit, file, email, labels } = lead
  const detailsLabel = lead.kind === 'application' ? labels.note : labels.details
  const fileLabel = lead.kind === 'application' ? labels.resume : labels.file
  return (
    <Panel aria-label="What the visitor sent">
      {details && detailsLabel && <p className="font-semibold wrap-anywhere">{detailsLabel}</p>}
      {details && (
        <p className="max-w-[70ch] text-body whitespace-pre-wrap wrap-anywhere" dir="auto">
          {details}
        </p>
      )}
      {file && fileLabel && <p className="font-semibold wrap-anywhere">{fileLabel}</p>}
      {file && <FileDownload file={file} />}
      <Facts>
        <Fact name={labels.email ?? 'Email'}>
          <a
            href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}
            className="admin-link inline"
          >
            {email}
          </a>
          <br />
          <Link to={contactPath(lead.id)} className="admin-link inline">
            Everything with this person
          </Link>
        </Fact>
        {[...facts, ...cameFrom, ...(visit?.facts ?? [])].map(({ label, value }) => (
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
    </Panel>
  )
}
