import { Paperclip } from 'lucide-react'
import { Form, Link } from 'react-router'
import { Fact, Facts } from '#app/admin/kit/facts.tsx'
import { Panel } from '#app/admin/kit/panel.tsx'
import { contactPath } from '#model/admin-paths.ts'
import { fileSize } from '#model/file-size.ts'
import type { LeadView } from '#server/features/leads/inbox/show-lead.ts'
import { Button } from '#ui/button.tsx'

/** What the visitor sent and where they came from, all as plain text. */
export function LeadContent({ lead }: { lead: LeadView }) {
  const { details, facts, cameFrom, file, email, labels } = lead
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
      {file && (
        // A full request, so that the browser downloads the file and stays on the page.
        <Form method="post" reloadDocument>
          <input type="hidden" name="intent" value="file" />
          <Button size="sm" variant="outline" type="submit">
            <Paperclip aria-hidden="true" className="size-4 shrink-0" />
            <span className="text-left wrap-anywhere">
              Download <bdi>{file.name}</bdi> ({fileSize(file.size)})
            </span>
          </Button>
        </Form>
      )}
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
        {[...facts, ...cameFrom].map(({ label, value }) => (
          <Fact key={label} name={label} dir="auto">
            {value}
          </Fact>
        ))}
      </Facts>
    </Panel>
  )
}
