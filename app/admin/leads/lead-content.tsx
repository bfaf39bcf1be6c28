import { Link } from 'react-router'
import { Fact, Facts } from '#app/admin/kit/facts.tsx'
import { Panel } from '#app/admin/kit/panel.tsx'
import { contactPath } from '#model/admin-paths.ts'
import type { LeadView } from '#server/features/leads/inbox/show-lead.ts'
import { buttonClass } from '#ui/button.tsx'
import { useNow } from './due.tsx'
import { FileDownload } from './file-download.tsx'

const pageClass =
  "wrap-anywhere not-first:before:mr-2 not-first:before:text-soft not-first:before:content-['›'/'']"

/** A link is to a call at a time. */
type ShownFact = { label: string; value: string; isLink?: boolean; at?: string }

/** Milliseconds before a call from which joining it is the next thing to do. */
const SOON = 15 * 60_000

/** What the visitor sent and where they came from, all as plain text. */
export function LeadContent({ lead }: { lead: LeadView }) {
  const { details, facts, cameFrom, visit, file, email, labels } = lead
  const detailsLabel = lead.kind === 'application' ? labels.note : labels.details
  const fileLabel = lead.kind === 'application' ? labels.resume : labels.file
  const now = useNow(lead.now)
  const all: ShownFact[] = [...facts, ...cameFrom, ...(visit?.facts ?? [])]
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
        {all.map(({ label, value, isLink, at = '' }) => (
          <Fact key={label} name={label} dir="auto">
            {isLink ? (
              <a
                href={value}
                target="_blank"
                rel="noopener noreferrer"
                title={value}
                className={buttonClass({
                  size: 'sm',
                  variant: Date.parse(at) - Date.parse(now) < SOON ? 'solid' : 'outline',
                })}
              >
                Join call
              </a>
            ) : (
              unbroken(value)
            )}
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

/** Keeps "3:00 PM GMT+5:30" on one line. */
function unbroken(text: string) {
  return text.replaceAll(/(\d:\d\d) ([AP]M) (?=\S)/g, '$1\u00a0$2\u00a0')
}
