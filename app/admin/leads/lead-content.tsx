import { Paperclip } from 'lucide-react'
import { Form } from 'react-router'
import { fileSize } from '#model/file-size.ts'
import type { LeadView } from '#server/features/leads/inbox/show-lead.ts'
import { Button } from '#ui/button.tsx'

/** What the visitor sent and where they came from, all as plain text. */
export function LeadContent({ lead }: { lead: LeadView }) {
  const { details, facts, cameFrom, file, email } = lead
  return (
    <section aria-label="What the visitor sent" className="admin-panel">
      {details && (
        <p className="lead-details" dir="auto">
          {details}
        </p>
      )}
      {file && (
        // A full request, so that the browser downloads the file and stays on the page.
        <Form method="post" reloadDocument>
          <input type="hidden" name="intent" value="file" />
          <Button size="sm" variant="outline" type="submit">
            <Paperclip aria-hidden="true" className="size-4 shrink-0" />
            <span className="lead-file">
              Download <bdi>{file.name}</bdi> ({fileSize(file.size)})
            </span>
          </Button>
        </Form>
      )}
      <dl className="admin-facts">
        <dt>Email</dt>
        <dd>
          <a
            href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}
            className="admin-link"
          >
            {email}
          </a>
        </dd>
        {[...facts, ...cameFrom].map(({ label, value }) => (
          <Fact key={label} label={label} value={value} />
        ))}
      </dl>
    </section>
  )
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd dir="auto">{value}</dd>
    </>
  )
}
